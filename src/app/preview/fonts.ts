import italic from '@fontsource/carlito/files/carlito-latin-400-italic.woff2?url';
import regular from '@fontsource/carlito/files/carlito-latin-400-normal.woff2?url';
import boldItalic from '@fontsource/carlito/files/carlito-latin-700-italic.woff2?url';
import bold from '@fontsource/carlito/files/carlito-latin-700-normal.woff2?url';
import { styleSheet } from '../../browser/styleSheet';
import { createStore } from '../../ui/store';

// On a device without Calibri, Carlito replaces Calibri. The letters of both fonts have the same widths.
const calibri = `
@font-face { font-family: Calibri; src: local("Carlito"), url("${regular}"); }
@font-face { font-family: Calibri; font-weight: 700; src: local("Carlito Bold"), url("${bold}"); }
@font-face { font-family: Calibri; font-style: italic; src: local("Carlito Italic"), url("${italic}"); }
@font-face {
  font-family: Calibri; font-weight: 700; font-style: italic;
  src: local("Carlito Bold Italic"), url("${boldItalic}");
}
`;

// Some looks of the site use Georgia, which Android and Linux lack. A similar font of the device replaces Georgia.
const georgia = `
@font-face {
  font-family: Georgia;
  src: local("Gelasio"), local("Noto Serif"), local("NotoSerif"), local("DejaVu Serif");
}
`;

/** The `@font-face` rules for Calibri and Georgia. A font that the device has needs no rule. */
export const fontRules = `${hasFont('Calibri') ? '' : calibri}${hasFont('Georgia') ? '' : georgia}`;

const adopted = new Set<string>();

/** The longest time to wait for fonts, in ms. */
const patience = 30_000;

/**
 * Lays out a document. The first layout makes the browser load the fonts. The layout is repeated when fonts have
 * loaded, because line breaks depend on the fonts.
 *
 * @param rules the `@font-face` rules of the document
 * @returns `pages`: a store with the latest layout. `finalPages`: a promise of the layout with all fonts. If a font
 *   takes longer than 30 seconds or a layout fails, the promise gives the latest layout.
 */
export async function withFonts(rules: string, layOut: () => Promise<HTMLElement>) {
  if (!adopted.has(rules)) document.adoptedStyleSheets.push(styleSheet(rules));
  adopted.add(rules);
  const countLoaded = () => loadedFonts().length;
  let count = countLoaded();
  const pages = createStore(await layOut());

  async function layOutAgain() {
    await fontsOfPage();
    while (countLoaded() !== count) {
      count = countLoaded();
      pages.set(await layOut());
      await fontsOfPage();
    }
  }

  const timeLimit = new Promise((resolve) => setTimeout(resolve, patience));
  const finalPages = Promise.race([layOutAgain(), timeLimit])
    // `layOut` fails after an abort, and when a loaded font makes the document too long (`TooLong`).
    .catch(() => undefined)
    .then(pages.current);
  return { pages, finalPages };
}

/**
 * Waits until all fonts that the page has begun to load have loaded or failed. Only the promise `loaded` of a font is
 * reliable. In WebKitGTK 2.50, `document.fonts.ready` stays resolved while fonts load, and the `status` of a font that
 * still loads becomes `error` after three seconds.
 */
async function fontsOfPage() {
  const begun = [...document.fonts].filter(({ status }) => status !== 'unloaded');
  await Promise.allSettled(begun.map(({ loaded }) => loaded));
}

function loadedFonts() {
  return [...document.fonts].filter(({ status }) => status === 'loaded');
}

/**
 * Returns the names of the fonts that pages expect on the device. Generic names and loaded `@font-face` fonts are left
 * out.
 */
export function foreignFonts(pages: ParentNode) {
  const named = Array.from(pages.querySelectorAll('section span'), (run) =>
    run.textContent.trim() ? nameOf(getComputedStyle(run).fontFamily) : '',
  );
  const loaded = loadedFonts().map(({ family }) => nameOf(family));
  const known = ['', 'serif', 'sans-serif', 'monospace', ...loaded];
  return [...new Set(named)].filter((name) => !known.includes(name));
}

/** Returns the first name in a value of `font-family`, without quotes. */
function nameOf(family: string) {
  return family.replace(/,.*|["']/g, '').trim();
}

/** Returns true when the device has a font with this name, or a substitute for this font. */
export function hasFont(name: string) {
  const canvas = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
  const width = (font: string) => {
    canvas.font = `40px ${font}`;
    return canvas.measureText('mmMWil1039').width;
  };
  return ['serif', 'monospace'].some((other) => width(`"${name}", ${other}`) !== width(other));
}
