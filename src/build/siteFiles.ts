import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The file with the licences of all packages in the site. Vite writes this file. */
export const licenceFile = 'lizenzen.txt';

// Packages that only the worker uses. Vite builds the worker separately, and does not find their licences.
const workerPackages = ['@xmldom/xmldom', 'docxtemplater'];

/** Adds the licences of `workerPackages` to the file with the licences. */
export function hiddenLicences(): Plugin {
  return {
    name: 'hidden-licences',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const file = bundle[licenceFile];
        if (file?.type !== 'asset') return this.error(`no ${licenceFile} to complete`);
        const entries = workerPackages.map((name) => licenceOf(`node_modules/${name}`));
        file.source = [file.source, ...entries].join('\n');
      },
    },
  };
}

function licenceOf(folder: string) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one));
  if (!file) throw new Error(`no licence in ${folder}`);
  const text = readFileSync(join(folder, file), 'utf8').trim();
  return `## ${name} - ${version} (${license})\n\n${text}\n`;
}

/**
 * Returns the version in `package.json` with the commit, e.g. `0.1.0 (1a2b3c4)`. The footer shows this text. Without a
 * git history, the text is the version alone.
 */
export function siteVersion() {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  const { stdout } = spawnSync('git', ['rev-parse', '--short=7', 'HEAD'], { encoding: 'utf8' });
  return stdout ? `${version} (${stdout.trim()})` : version;
}
