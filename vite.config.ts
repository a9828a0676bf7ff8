import { readdirSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import react from '@vitejs/plugin-react';
import { loadEnv, type Plugin, type Rolldown } from 'vite';
import { vitePrerenderPlugin } from 'vite-prerender-plugin';
import { defineConfig } from 'vitest/config';
import { leanPackages } from './src/build/leanPackages.ts';
import { hostHeaders, securityPolicy } from './src/build/policies.ts';
import { offline, release } from './src/build/release.ts';
import {
  hiddenLicences,
  licenceFile,
  searchEngines,
  securityContact,
  siteVersion,
} from './src/build/siteFiles.ts';
import { inProject } from './src/build/templateFile.ts';

const base = `/${process.env.BASE_PATH ?? ''}/`.replace(/\/+/g, '/');

export default defineConfig(({ mode, command, isPreview }) => ({
  base,
  // A plain host answers an unknown address with 404.html, and so does `npm start`; while developing,
  // there is one page for every address.
  appType: command === 'serve' && !isPreview ? 'spa' : 'mpa',
  assetsInclude: ['**/*.docx'],
  // What installs the site as an app: its files keep their names.
  publicDir: 'src/app/public',
  define: { 'import.meta.env.VITE_VERSION': JSON.stringify(siteVersion()) },
  resolve: {
    alias: [
      // docx-preview's zip library, of which it needs five calls.
      { find: 'jszip', replacement: inProject('src/app/preview/unzip.ts') },
      // Without warnings for who develops; the package has no condition for it.
      {
        find: /^react-router$/,
        replacement: inProject('node_modules/react-router/dist/production/index.mjs'),
      },
      // Not for browsers without classes.
      { find: 'pako/dist/pako.es5.min.js', replacement: 'pako/dist/pako.min.js' },
    ],
  },
  build: {
    // A template stays a file that the browser can keep, and a strict content security policy wants
    // no `data:` addresses.
    assetsInlineLimit: 0,
    // One stylesheet, in the HTML; what comes later links its own (`?url`).
    cssCodeSplit: false,
    license: { fileName: licenceFile },
    rolldownOptions: {
      treeshake: { propertyReadSideEffects: false },
      // One file with all that every page imports, and with what most forms import: many small ones compress worse.
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
    leanPackages(),
    loadChunks(),
    vitePrerenderPlugin({
      renderTarget: '#root',
      prerenderScript: inProject('src/prerender.tsx'),
      additionalPrerenderRoutes: ['/404.html'],
    }),
    withoutPrerenderScript(),
    preloadChunks(),
    securityPolicy(),
    hostHeaders(base),
    hiddenLicences(),
    searchEngines(),
    securityContact(loadEnv(mode, import.meta.dirname, 'VITE_').VITE_FEEDBACK_MAIL),
    offline(),
    release(),
    noticeOfDefaults(loadEnv(mode, import.meta.dirname, 'VITE_')),
  ],
  // No `Vary: Origin`: with that header a browser asks for every file again on every page.
  preview: { cors: false },
  test: {
    // By itself Vitest leaves a processor alone.
    maxWorkers: '100%',
    projects: [
      { name: 'unit', include: inFolder('unit'), exclude: alone('unit'), isolate: false },
      { name: 'unit alone', include: alone('unit') },
      { name: 'golden', include: inFolder('golden'), isolate: false },
      { name: 'fuzz', include: inFolder('fuzz'), exclude: alone('fuzz'), isolate: false },
      { name: 'fuzz alone', include: alone('fuzz') },
    ].map((project) => ({
      extends: true as const,
      // No test fails because a machine is slow; of the fuzzing, FUZZ_RUNS says how long it takes.
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

/** Tests that put something in the place of a module, a global or the environment; the others share what they load. */
function alone(folder: string): string[] {
  return readdirSync(`tests/${folder}`)
    .map((file) => `tests/${folder}/${file}`)
    .filter((file) => file.endsWith('.test.ts'))
    .filter((file) => /\bvi\.(mock|stub)|process\.env/.test(readFileSync(file, 'utf8')));
}

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
