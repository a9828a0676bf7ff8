import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import react from '@vitejs/plugin-react';
import { loadEnv, type Plugin } from 'vite';
import { vitePrerenderPlugin } from 'vite-prerender-plugin';
import { defineConfig } from 'vitest/config';

export default defineConfig(({ mode, command, isPreview }) => ({
  base: `/${process.env.BASE_PATH ?? ''}/`.replace(/\/+/g, '/'),
  // A plain host answers an unknown address with 404.html, and so does `npm start`; while developing,
  // there is one page for every address.
  appType: command === 'serve' && !isPreview ? 'spa' : 'mpa',
  assetsInclude: ['**/*.docx'],
  resolve: {
    // In the browser, the browser's own parser; in Node, which the tests run in, xmldom.
    alias: process.env.VITEST
      ? {}
      : { '@xmldom/xmldom': 'docxtemplater/js/browser-versions/xmldom.js' },
  },
  build: {
    // A template stays a file that the browser can keep, and a strict content security policy wants
    // no `data:` addresses.
    assetsInlineLimit: 0,
  },
  plugins: [
    react(),
    vitePrerenderPlugin({
      renderTarget: '#root',
      prerenderScript: new URL('src/prerender.tsx', import.meta.url).pathname,
      additionalPrerenderRoutes: ['/404.html'],
    }),
    withoutPrerenderScript(),
    noticeOfDefaults(loadEnv(mode, import.meta.dirname, 'VITE_')),
  ],
  test: {
    projects: ['unit', 'golden', 'fuzz'].map((name) => ({
      extends: true as const,
      // No test fails because a machine is slow.
      test: { name, include: [`tests/${name}/**/*.test.ts`], testTimeout: 60_000 },
    })),
  },
}));

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
