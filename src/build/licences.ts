import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The file of the site with the licences of all packages whose code is in it (Vite writes it). */
export const licenceFile = 'lizenzen.txt';

// Folders of packages. The worker is built apart: these ship nowhere else.
const hidden = ['@xmldom/xmldom', 'docxtemplater'];

/** Adds the licences that Vite cannot know of. */
export function hiddenLicences(): Plugin {
  let packages = '';
  return {
    name: 'hidden-licences',
    apply: 'build',
    configResolved(config) {
      packages = join(config.root, 'node_modules');
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const file = bundle[licenceFile];
        if (file?.type !== 'asset') return this.error(`no ${licenceFile} to complete`);
        const entries = hidden.map((name) => licenceOf(join(packages, name)));
        file.source = [file.source, ...entries].join('\n');
      },
    },
  };
}

function licenceOf(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one));
  if (!file) throw new Error(`no licence in ${folder}`);
  const text = readFileSync(join(folder, file), 'utf8').trim();
  return `## ${name} - ${version} (${license})\n\n${text}\n`;
}
