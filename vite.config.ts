import { readdirSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import react from '@vitejs/plugin-react';
import { loadEnv, type Plugin, type Rolldown } from 'vite';
import { vitePrerenderPlugin } from 'vite-prerender-plugin';
import { defineConfig } from 'vitest/config';
import { offline } from './src/build/offline.ts';
import { oneProgram } from './src/build/oneProgram.ts';
import { hostHeaders, securityPolicy } from './src/build/policies.ts';
import {
  hiddenLicences,
  installable,
  licenceFile,
  searchEngines,
  siteVersion,
} from './src/build/siteFiles.ts';
import { ownTemplates } from './src/build/templateFile.ts';

const base = `/${process.env.BASE_PATH ?? ''}/`.replace(/\/+/g, '/');

export default defineConfig(({ mode, command, isPreview }) => ({
  base,
  // A plain host answers an unknown address with 404.html, and so does `npm start`; while developing,
  // there is one page for every address.
  appType: command === 'serve' && !isPreview ? 'spa' : 'mpa',
  assetsInclude: ['**/*.docx'],
  define: { 'import.meta.env.VITE_VERSION': JSON.stringify(siteVersion()) },
  // docx-preview's zip library, of which it needs five calls.
  resolve: { alias: { jszip: new URL('src/app/preview/unzip.ts', import.meta.url).pathname } },
  build: {
    // A template stays a file that the browser can keep, and a strict content security policy wants
    // no `data:` addresses.
    assetsInlineLimit: 0,
    // One stylesheet, in the HTML; what comes later links its own (`?url`).
    cssCodeSplit: false,
    license: { fileName: licenceFile },
    rolldownOptions: {
      treeshake: { propertyReadSideEffects: false },
      output: { codeSplitting: { groups: [{ name: oneProgram() }] } },
    },
    modulePreload: {
      // A browser without `modulepreload` loads the same files later.
      polyfill: false,
      // Vite leaves out the file of a part that imports nothing.
      resolveDependencies: (file, files, { hostType }) =>
        hostType === 'js' && files.length === 0 ? [file] : files,
    },
  },
  // Of these plugins the worker has those that it names.
  worker: { format: 'es', plugins: () => [leanPackages()] },
  plugins: [
    react(),
    ownTemplates(),
    leanPackages(),
    loadChunks(),
    vitePrerenderPlugin({
      renderTarget: '#root',
      prerenderScript: new URL('src/prerender.tsx', import.meta.url).pathname,
      additionalPrerenderRoutes: ['/404.html'],
    }),
    withoutPrerenderScript(),
    preloadChunks(),
    securityPolicy(),
    hostHeaders(base),
    hiddenLicences(),
    installable(base),
    searchEngines(),
    offline(),
    noticeOfDefaults(loadEnv(mode, import.meta.dirname, 'VITE_')),
  ],
  test: {
    // By itself Vitest leaves a processor alone.
    maxWorkers: '100%',
    projects: [
      { name: 'unit', include: inFolder('unit'), exclude: alone(), isolate: false },
      { name: 'unit alone', include: alone() },
      { name: 'golden', include: inFolder('golden'), isolate: false },
      { name: 'fuzz', include: inFolder('fuzz') },
    ].map((project) => ({
      extends: true as const,
      // No test fails because a machine is slow.
      test: { ...project, testTimeout: 120_000, hookTimeout: 120_000 },
    })),
  },
}));

function inFolder(name: string): string[] {
  return [`tests/${name}/**/*.test.ts`];
}

/** Unit tests that put something in the place of a module, a global or the time; the others share what they load. */
function alone(): string[] {
  return readdirSync('tests/unit')
    .map((file) => `tests/unit/${file}`)
    .filter((file) => /\bvi\.|process\.env/.test(readFileSync(file, 'utf8')));
}

/** Packages whose exports name a heavier build than a site needs. */
function leanPackages(): Plugin {
  const lean: Record<string, string> = {
    // With warnings for who develops.
    'react-router': 'node_modules/react-router/dist/production/index.mjs',
    // For browsers without classes.
    'pako/dist/pako.es5.min.js': 'node_modules/pako/dist/pako.min.js',
  };
  return {
    name: 'lean-packages',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^(react-router|pako\/dist\/pako\.es5\.min\.js)$/ },
      handler: (id) => new URL(lean[id] ?? '', import.meta.url).pathname,
    },
    transform: {
      filter: {
        id: [
          /react-router\/dist\/production\/.*\.mjs$/,
          /xmldom\/lib\/(entities|conventions)\.js$/,
          /pizzip\/js\/crc32\.js$/,
          /docxtemplater\/js\/(file-type-config|filetypes)\.js$/,
        ],
      },
      // The site has no source maps: nothing is to be mapped.
      handler: (code, id) => ({ code: leanCode(code, id), map: null }),
    },
  };
}

/** The code of a package without what this site never uses. */
function leanCode(code: string, id: string): string {
  // 256 numbers that a line computes.
  if (id.endsWith('crc32.js')) return code.replace(/^var table = .*;$/m, crcTable);
  // Nothing here fills a PowerPoint or Excel file.
  if (id.endsWith('file-type-config.js')) {
    return code.replace(/^(function PptX\w+\(\) \{).*?^\}$/ms, '$1}');
  }
  if (id.endsWith('filetypes.js')) return code.replace(/(pptx|xlsx): \[.*\]/g, '$1: []');
  // Of HTML's characters such as `&eacute;` XML knows none.
  if (id.endsWith('entities.js')) return code.replace(/^exports\.HTML_ENTITIES = .*/ms, '');
  // Nor does it meet HTML's elements and attributes, which it would write otherwise.
  if (id.endsWith('conventions.js')) {
    return code.replace(/^(var HTML_\w+ = freeze\(\{).*?^\}\);$/gms, '$1});');
  }
  // Names for developers, and what is put on a class, keep components in the site that nobody uses.
  return code
    .replace(/^\w+\.(displayName|contextType) = .*;$/gm, '')
    .replace(/= (\w+\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1');
}

/** The table of CRC-32 (ISO 3309), as zip files want it. */
const crcTable = `var table = Array.from({ length: 256 }, function (_, n) {
  for (var bit = 0; bit < 8; bit++) n = n & 1 ? (n >>> 1) ^ 0xedb88320 : n >>> 1;
  return n;
});`;

/**
 * Every `import()` of the built site passes through `src/browser/load.ts`, in the place of Vite's
 * own preloading: like that, it is given the files of the chunk.
 */
function loadChunks(): Plugin {
  return {
    name: 'load-chunks',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /\0vite\/preload-helper\.js$/ },
      handler: () => `export { loadChunk as __vitePreload } from '/src/browser/load.ts';`,
    },
  };
}

// The script that wrote the pages is no part of the site.
function withoutPrerenderScript(): Plugin {
  return {
    name: 'without-prerender-script',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      for (const [fileName, output] of Object.entries(bundle)) {
        if (output.type === 'chunk' && output.facadeModuleId?.endsWith('/src/prerender.tsx')) {
          delete bundle[fileName];
        }
      }
    },
  };
}

/**
 * A page asks for its chunk at once, not only when the script of all pages is there: where
 * `src/prerender.tsx` names the chunk, its files come to stand.
 */
function preloadChunks(): Plugin {
  return {
    name: 'preload-chunks',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      for (const page of Object.values(bundle)) {
        if (page.type !== 'asset' || !page.fileName.endsWith('.html')) continue;
        const html = String(page.source).replace(
          '<link rel="stylesheet"',
          // React puts the style sheet of a chunk behind it, so that the chunk's rules win.
          '<link rel="stylesheet" data-precedence="page"',
        );
        page.source = html.replace(
          /<link rel="modulepreload" href="([A-Za-z-]+)">/,
          (_link, id) => {
            const source = new RegExp(`/${id}(/generator)?\\.tsx?$`);
            const chunk = Object.values(bundle).find(
              (output) => output.type === 'chunk' && source.test(output.facadeModuleId ?? ''),
            );
            if (!chunk) return this.error(`no program for ${id}`);
            return filesOf(chunk.fileName, bundle)
              .map((file) => `<link rel="modulepreload" crossorigin href="${base}${file}">`)
              .filter((link) => !html.includes(link))
              .join('');
          },
        );
      }
    },
  };
}

/** A chunk and all that it imports. */
function filesOf(fileName: string, bundle: Rolldown.OutputBundle, found = new Set<string>()) {
  const chunk = bundle[fileName];
  if (chunk?.type !== 'chunk' || found.has(fileName)) return [...found];
  found.add(fileName);
  for (const file of chunk.imports) filesOf(file, bundle, found);
  return [...found];
}

// The committed `.env` holds an example; the site of a group sets its own.
function noticeOfDefaults(env: Record<string, string>): Plugin {
  return {
    name: 'notice-of-defaults',
    apply: 'build',
    closeBundle() {
      const defaults = parseEnv(readFileSync('.env', 'utf8'));
      const names = Object.keys(defaults).filter((name) => env[name] === defaults[name]);
      if (names.length > 0) {
        this.info(`Still defaults (README, «Publish»): ${names.join(', ')}`);
      }
    },
  };
}
