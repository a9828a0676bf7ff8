import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { headersFile } from './policies.ts';

/** The file with the description of a built site, in the root of the site. */
export const releaseFile = 'release.json';

/** The description of a built site. */
export type Release = {
  /** The version and the commit in the form of the footer, e.g. `0.1.0 (1a2b3c4)`. */
  version: string;
  /** The SHA-256 of each file in hexadecimal digits, by path. `release.json` and `_headers` are left out. */
  files: Record<string, string>;
  /**
   * A list for each earlier release, the latest release first. A list holds the paths of the files with a hash in their
   * name. Open tabs of the release still load the files.
   */
  earlier: string[][];
};

/**
 * The script of the service worker. A service worker controls only the pages in the folder of its script. So the script
 * is in the root of the site.
 */
export const serviceWorkerFile = 'serviceWorker.js';

/** The file with the licences of all packages in the site. Vite writes this file. */
export const licenceFile = 'lizenzen.txt';

/** Matches the files that the service worker does not keep. No page loads these files. */
const notKept = new RegExp(`^(${serviceWorkerFile}|${licenceFile}|app.webmanifest|icons/)`);

/**
 * Builds the script of the service worker. After Vite has written all files, the plugin puts a list into the script:
 * the files to keep. Then the plugin writes the description of the site (`release.json`).
 */
export function release(): Plugin {
  return {
    name: 'release',
    apply: 'build',
    buildStart() {
      this.emitFile({
        type: 'chunk',
        id: '/src/offline/serviceWorker.ts',
        fileName: serviceWorkerFile,
      });
    },
    writeBundle: {
      order: 'post',
      handler({ dir: folder = '' }) {
        const kept = Object.entries(filesOf(folder)).filter(([path]) => !notKept.test(path));
        const path = join(folder, serviceWorkerFile);
        const list = JSON.stringify(kept.map(entryOf));
        writeFileSync(path, readFileSync(path, 'utf8').replace('SITE_FILES', list));
        writeRelease(folder, { version: siteVersion(), files: filesOf(folder), earlier: [] });
      },
    },
  };
}

/**
 * Returns the address and the revision of a file, in the form that Workbox reads. An address in `assets/` contains a
 * hash of the file, and needs no revision.
 */
function entryOf([path, hash]: readonly [string, string]) {
  const url = path.replace(/(^|\/)index\.html$/, '') || './';
  return { url, revision: path.startsWith('assets/') ? null : hash.slice(0, 16) };
}

/**
 * Returns the version in `package.json` with the commit, e.g. `0.1.0 (1a2b3c4)`, for the footer. Without a git history,
 * the text has no commit.
 */
export function siteVersion() {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  const { stdout } = spawnSync('git', ['rev-parse', '--short=7', 'HEAD'], { encoding: 'utf8' });
  return stdout ? `${version} (${stdout.trim()})` : version;
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
