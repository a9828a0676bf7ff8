import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const fileName = 'app.webmanifest';

const icons = [
  { file: 'icon-192.png', sizes: '192x192', purpose: 'any' },
  { file: 'icon-512.png', sizes: '512x512', purpose: 'any' },
  { file: 'icon-maskable-512.png', sizes: '512x512', purpose: 'maskable' },
];

/** What a browser has to know to install the site as an app (W3C Web Application Manifest). */
const manifest = {
  name: 'Lagerkiste',
  short_name: 'Lagerkiste',
  description: 'Word-Dokumente für euer Lager: ankreuzen, ansehen, herunterladen.',
  lang: 'de-CH',
  id: './',
  start_url: './',
  scope: './',
  display: 'standalone',
  background_color: '#faf7f0',
  theme_color: '#1d4d3a',
  icons: icons.map(({ file, ...icon }) => ({ src: `icons/${file}`, type: 'image/png', ...icon })),
  // An input that was saved opens in the app, where the system hands files over.
  file_handlers: [{ action: './', accept: { 'application/json': ['.lagerkiste.json'] } }],
  launch_handler: { client_mode: 'focus-existing' },
};

/** Writes the manifest and its icons, and names it in every page. */
export function installable(): Plugin {
  let base = '/';
  return {
    name: 'installable',
    apply: 'build',
    configResolved(config) {
      base = config.base;
    },
    buildStart() {
      const source = `${JSON.stringify(manifest, null, 2)}\n`;
      this.emitFile({ type: 'asset', fileName, source });
      for (const { file } of icons) {
        const picture = readFileSync(`src/app/page/pictures/${file}`);
        this.emitFile({ type: 'asset', fileName: `icons/${file}`, source: picture });
      }
    },
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'manifest', href: base + fileName }, injectTo: 'head' },
    ],
  };
}
