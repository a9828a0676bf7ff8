import { readFileSync } from 'node:fs';
import type { HtmlTagDescriptor, Plugin } from 'vite';

const fileName = 'app.webmanifest';

const icons = [
  { file: 'icon-192.png', sizes: '192x192', purpose: 'any' },
  { file: 'icon-512.png', sizes: '512x512', purpose: 'any' },
  { file: 'icon-maskable-512.png', sizes: '512x512', purpose: 'maskable' },
];

/** A colour of the pages: in the light, then in the dark. */
function colours(name: string): string[] {
  const css = readFileSync('src/app/page/base.css', 'utf8');
  return Array.from(
    css.matchAll(new RegExp(`--${name}: (#\\w+);`, 'g')),
    ([, value = '']) => value,
  );
}

const [paper] = colours('paper');
const [light, dark] = colours('header');

/** What a browser has to know to install the site as an app (W3C Web Application Manifest). */
const manifest = {
  name: 'Lagerkiste',
  short_name: 'Lagerkiste',
  description: 'Word-Dokumente für euer Pfadi-, Jubla- oder Cevi-Lager',
  lang: 'de-CH',
  id: './',
  start_url: './',
  scope: './',
  display: 'standalone',
  background_color: paper,
  theme_color: light,
  icons: icons.map(({ file, ...icon }) => ({ src: `icons/${file}`, type: 'image/png', ...icon })),
  // What was saved opens in the app, where the system hands files over.
  file_handlers: [
    {
      action: './',
      accept: {
        'application/json': ['.lagerkiste.json'],
        'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['.docx'],
      },
    },
  ],
  launch_handler: { client_mode: 'focus-existing' },
};

/** Writes the manifest and its icons, and names it in every page, with the colour of the window's edge. */
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
      themeColour('light', light),
      themeColour('dark', dark),
    ],
  };
}

function themeColour(scheme: string, content: string | undefined): HtmlTagDescriptor {
  const attrs = { name: 'theme-color', content, media: `(prefers-color-scheme: ${scheme})` };
  return { tag: 'meta', attrs, injectTo: 'head' };
}
