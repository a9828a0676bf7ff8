import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { headersFile } from './policies.ts';
import { licenceFile, siteVersion } from './siteFiles.ts';

/** The file with the description of a built site, in the root of the site. */
export const releaseFile = 'release.json';

/** The description of a built site. */
export type Release = {
  /** The version and the commit in the form of the footer, e.g. `0.1.0 (1a2b3c4)`. */
  version: string;
  /** The SHA-256 of each file in hexadecimal digits, by path. `release.json` and `_headers` are left out. */
  files: Record<string, string>;
  /**
   * A list for each earlier release, the latest release first. Each list holds the paths of the files with a hash in
   * their name. Open tabs of an earlier release still load these files.
   */
  earlier: string[][];
};

/** Writes the description of the built site, after all other files are written. */
export function release(): Plugin {
  return {
    name: 'release',
    apply: 'build',
    writeBundle: {
      order: 'post',
      handler({ dir: folder = '' }) {
        writeRelease(folder, { version: siteVersion(), files: filesOf(folder), earlier: [] });
      },
    },
  };
}

export function readRelease(folder: string): Release {
  return JSON.parse(readFileSync(join(folder, releaseFile), 'utf8'));
}

export function writeRelease(folder: string, built: Release) {
  writeFileSync(join(folder, releaseFile), `${JSON.stringify(built, null, 1)}\n`);
}

function filesOf(folder: string) {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => statSync(join(folder, path)).isFile())
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path !== headersFile && path !== releaseFile)
    .sort();
  return Object.fromEntries(paths.map((path) => [path, hashOf(readFileSync(join(folder, path)))]));
}

/** Returns the SHA-256 of `content` in hexadecimal digits. */
export function hashOf(content: Uint8Array | string) {
  return createHash('sha256').update(content).digest('hex');
}

/**
 * The script of the service worker, in the root of the site, because a service worker controls only the pages in the
 * folder of its script.
 */
export const serviceWorkerFile = 'serviceWorker.js';

/** Files that the service worker does not keep, because no page loads these files. */
const notKept = [serviceWorkerFile, headersFile, licenceFile];

/** Builds the script of the service worker, and writes the list of the site's files into the script. */
export function offline(): Plugin {
  return {
    name: 'offline',
    apply: 'build',
    buildStart() {
      this.emitFile({
        type: 'chunk',
        id: '/src/offline/serviceWorker.ts',
        fileName: serviceWorkerFile,
      });
    },
    generateBundle: {
      // The plugin runs last, because the list holds hashes of the final files.
      order: 'post',
      handler(_options, bundle) {
        const script = bundle[serviceWorkerFile];
        if (script?.type !== 'chunk') return this.error(`no ${serviceWorkerFile}`);
        const files = Object.values(bundle).filter(({ fileName }) => !notKept.includes(fileName));
        script.code = script.code.replace('SITE_FILES', JSON.stringify(files.map(entryOf)));
      },
    },
  };
}

/**
 * Returns the address and the revision of a file. An address in `assets/` holds a hash of the content, and needs no
 * revision.
 */
function entryOf(file: Rolldown.OutputAsset | Rolldown.OutputChunk) {
  const { fileName } = file;
  const url = fileName.replace(/(^|\/)index\.html$/, '') || './';
  if (fileName.startsWith('assets/')) return { url, revision: null };
  const content = file.type === 'chunk' ? file.code : file.source;
  return { url, revision: hashOf(content).slice(0, 16) };
}
