import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { headersFile } from './policies.ts';
import { licenceFile, searchFiles, securityFile, siteVersion } from './siteFiles.ts';

export const releaseFile = 'release.json';

/** The description of a built site. */
export type Release = {
  /** The version and the commit, as in the footer. */
  version: string;
  /** The files with their SHA-256 in hexadecimal digits, without this list and the files for hosts. */
  files: Record<string, string>;
  /** The files of earlier releases with a hash in their name, the latest first. Open tabs still ask for them. */
  earlier: string[][];
};

/** Writes the list of the files of the site, after all of them are written. */
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

export function writeRelease(folder: string, one: Release) {
  writeFileSync(join(folder, releaseFile), `${JSON.stringify(one, null, 1)}\n`);
}

function filesOf(folder: string) {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => statSync(join(folder, path)).isFile())
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path !== headersFile && path !== releaseFile)
    .sort();
  return Object.fromEntries(paths.map((path) => [path, hashOf(readFileSync(join(folder, path)))]));
}

/** SHA-256 in hexadecimal digits. */
export function hashOf(content: Uint8Array | string) {
  return createHash('sha256').update(content).digest('hex');
}

/** The script of the service worker. Its scope is its folder, so that it stands at the root of the site. */
export const serviceWorkerFile = 'serviceWorker.js';

/** Files that no page loads. */
const left = [serviceWorkerFile, headersFile, licenceFile, securityFile, ...searchFiles];

/** Makes the service worker, and writes the list of the site's files into it. */
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
      // The list needs the last state of the files, after all other plugins.
      order: 'post',
      handler(_options, bundle) {
        const script = bundle[serviceWorkerFile];
        if (script?.type !== 'chunk') return this.error(`no ${serviceWorkerFile}`);
        const files = Object.values(bundle).filter(({ fileName }) => !left.includes(fileName));
        script.code = script.code.replace('SITE_FILES', JSON.stringify(files.map(entryOf)));
      },
    },
  };
}

/** A file with its address. An address with a hash needs no revision. */
function entryOf(file: Rolldown.OutputAsset | Rolldown.OutputChunk) {
  const { fileName } = file;
  const url = fileName.replace(/(^|\/)index\.html$/, '') || './';
  if (fileName.startsWith('assets/')) return { url, revision: null };
  const content = file.type === 'chunk' ? file.code : file.source;
  return { url, revision: hashOf(content).slice(0, 16) };
}
