import type { Plugin, Rolldown } from 'vite';
import { headersFile } from './policies.ts';
import { hashOf } from './release.ts';
import { licenceFile, searchFiles, securityFile } from './siteFiles.ts';

/** The script of the service worker stands at the root of the site, for what is below is its scope. */
export const serviceWorkerFile = 'serviceWorker.js';

const source = 'src/offline/serviceWorker.ts';

/** What is no part of a page, or is fetched by none. */
const left = [serviceWorkerFile, headersFile, licenceFile, securityFile, ...searchFiles];

/** Makes the service worker, and writes the list of the site's files into it. */
export function offline(): Plugin {
  return {
    name: 'offline',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'chunk', id: `/${source}`, fileName: serviceWorkerFile });
    },
    generateBundle: {
      // After whoever still changes a file.
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

/** A file under the address at which it is asked for; where that has a hash, it needs no revision. */
function entryOf(file: Rolldown.OutputAsset | Rolldown.OutputChunk) {
  const { fileName } = file;
  const url = fileName.replace(/(^|\/)index\.html$/, '') || './';
  if (fileName.startsWith('assets/')) return { url, revision: null };
  const content = file.type === 'chunk' ? file.code : file.source;
  return { url, revision: hashOf(content).slice(0, 16) };
}
