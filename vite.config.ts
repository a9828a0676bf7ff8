import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import react from '@vitejs/plugin-react';
import { loadEnv, type Plugin, type Rolldown } from 'vite';
import { vitePrerenderPlugin } from 'vite-prerender-plugin';
import { defineConfig } from 'vitest/config';
import { leanPackages } from './src/build/leanPackages.ts';
import { hostHeaders, securityPolicy } from './src/build/policies.ts';
import { licenceFile, release, siteVersion } from './src/build/release.ts';

const base = `/${process.env.BASE_PATH ?? ''}/`.replace(/\/+/g, '/');

export default defineConfig(({ mode, command, isPreview }) => ({
  base,
  // A static host and `npm start` answer an unknown address with 404.html. In development, index.html answers every
  // address.
  appType: command === 'serve' && !isPreview ? 'spa' : 'mpa',
  assetsInclude: ['**/*.docx'],
  // The manifest and the icons that install the site as an app. Vite copies these files without a hash in their names.
  publicDir: 'src/app/public',
  define: { 'import.meta.env.VITE_VERSION': JSON.stringify(siteVersion()) },
  resolve: {
    alias: [
      // docx-preview imports JSZip. `unzip.ts` has the functions that docx-preview calls.
      { find: 'jszip', replacement: join(import.meta.dirname, 'src/app/preview/unzip.ts') },
      // The production build of React Router has no warnings for developers. The package has no export condition for
      // this build.
      {
        find: /^react-router$/,
        replacement: join(
          import.meta.dirname,
          'node_modules/react-router/dist/production/index.mjs',
        ),
      },
      // PizZip imports the build of pako for browsers without classes. The site does not support such browsers.
      { find: 'pako/dist/pako.es5.min.js', replacement: 'pako/dist/pako.min.js' },
    ],
  },
  build: {
    // No file becomes a `data:` address. A template is then a file that the browser can cache. The Content Security
    // Policy of the pages also forbids scripts to load `data:` addresses.
    assetsInlineLimit: 0,
    // The HTML of every page links the same style sheet. A component that is loaded later links a style sheet of its
    // own, imported with `?url`.
    cssCodeSplit: false,
    license: { fileName: licenceFile },
    rolldownOptions: {
      treeshake: { propertyReadSideEffects: false },
      // One chunk holds all modules that every page imports, and the modules that most forms import. Many small chunks
      // would compress worse.
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'program',
              test: /src.app.App\.tsx$|defineChecklist\.tsx$|react-dom.client\.js$/,
            },
          ],
        },
      },
    },
    modulePreload: {
      // No polyfill is needed, because a browser without `modulepreload` loads the same files later.
      polyfill: false,
      // The list of a chunk's files always contains the chunk itself. Vite leaves the list empty for a chunk that
      // imports nothing.
      resolveDependencies: (file, files, { hostType }) =>
        hostType === 'js' && files.length === 0 ? [file] : files,
    },
  },
  // Vite builds the worker separately. Of the plugins below, only `leanPackages` is used for the worker.
  worker: { format: 'es', plugins: () => [leanPackages()] },
  plugins: [
    react(),
    leanPackages(),
    loadChunks(),
    vitePrerenderPlugin({
      renderTarget: '#root',
      prerenderScript: join(import.meta.dirname, 'src/prerender.tsx'),
      additionalPrerenderRoutes: ['/404.html'],
    }),
    withoutPrerenderScript(),
    preloadChunks(),
    securityPolicy(),
    hostHeaders(base),
    release(),
    noticeOfDefaults(loadEnv(mode, import.meta.dirname, 'VITE_')),
  ],
  // Without CORS, `vite preview` sends no header `Vary: Origin`. With this header, a browser loads every file again on
  // every page.
  preview: { cors: false },
  test: {
    // By default, Vitest leaves one processor unused.
    maxWorkers: '100%',
    projects: [
      { name: 'unit', include: inFolder('unit'), exclude: alone('unit'), isolate: false },
      { name: 'unit alone', include: alone('unit') },
      { name: 'golden', include: inFolder('golden'), isolate: false },
      { name: 'fuzz', include: inFolder('fuzz'), exclude: alone('fuzz'), isolate: false },
      { name: 'fuzz alone', include: alone('fuzz') },
      { name: 'hostile', include: inFolder('hostile') },
    ].map((project) => ({
      extends: true as const,
      // The timeouts are so long that no test fails on a slow machine. Fuzzing tests have no timeout, because their
      // time depends on the number of inputs (`FUZZ_RUNS`).
      test: {
        ...project,
        testTimeout: project.name.startsWith('fuzz') ? 0 : 600_000,
        hookTimeout: 600_000,
      },
    })),
  },
}));

function inFolder(name: string): string[] {
  return [`tests/${name}/**/*.test.ts`];
}

/**
 * The test files that replace a module, a global or an environment variable. Vitest isolates each of these files. All
 * other test files of a project share the modules that they load.
 */
function alone(folder: string): string[] {
  return readdirSync(`tests/${folder}`)
    .map((file) => `tests/${folder}/${file}`)
    .filter((file) => file.endsWith('.test.ts'))
    .filter((file) => /\bvi\.(mock|stub)|process\.env/.test(readFileSync(file, 'utf8')));
}

/**
 * Replaces Vite's function for preloading by `loadChunk` of `src/browser/load.ts`. Every `import()` of the built site
 * then calls `loadChunk` with the files of the chunk.
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

// Removes the script that has made the HTML of the pages. The script is no part of the site.
function withoutPrerenderScript(): Plugin {
  return {
    name: 'without-prerender-script',
    apply: 'build',
    generateBundle: {
      // The plugin runs last, because Vite lists the licences of the packages in the script.
      order: 'post',
      handler(_options, bundle) {
        for (const [fileName, output] of Object.entries(bundle)) {
          if (output.type === 'chunk' && output.facadeModuleId?.endsWith('/src/prerender.tsx')) {
            delete bundle[fileName];
          }
        }
      },
    },
  };
}

/**
 * Lets a page load its chunk at once, not only after the script of all pages has run. `src/prerender.tsx` writes a link
 * with the id of the chunk into the HTML. This plugin replaces the link by links to the files of the chunk:
 * `<link rel="modulepreload" href="Home">` becomes `<link rel="modulepreload" crossorigin href="/assets/…">`.
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
          // React inserts the style sheet of a component after the style sheet with the same `data-precedence`. The
          // rules of the component then override the rules of all pages.
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

/** The file names of a chunk and of all chunks that it imports, directly or through other chunks. */
function filesOf(fileName: string, bundle: Rolldown.OutputBundle, found = new Set<string>()) {
  const chunk = bundle[fileName];
  if (chunk?.type !== 'chunk' || found.has(fileName)) return [...found];
  found.add(fileName);
  for (const file of chunk.imports) filesOf(file, bundle, found);
  return [...found];
}

// Prints the variables that still have the values of `.env`. The committed `.env` holds examples, and a group that
// publishes the site sets values of its own.
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
