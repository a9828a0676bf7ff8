import italic from '@fontsource/carlito/files/carlito-latin-400-italic.woff2?url';
import regular from '@fontsource/carlito/files/carlito-latin-400-normal.woff2?url';
import boldItalic from '@fontsource/carlito/files/carlito-latin-700-italic.woff2?url';
import bold from '@fontsource/carlito/files/carlito-latin-700-normal.woff2?url';
import { styleSheet } from '../../browser/styleSheet';
import { createStore } from '../../ui/store';

// Carlito has the widths of Calibri.
const calibri = `
@font-face { font-family: Calibri; src: local("Carlito"), url("${regular}"); }
@font-face { font-family: Calibri; font-weight: 700; src: local("Carlito Bold"), url("${bold}"); }
@font-face { font-family: Calibri; font-style: italic; src: local("Carlito Italic"), url("${italic}"); }
@font-face {
  font-family: Calibri; font-weight: 700; font-style: italic;
  src: local("Carlito Bold Italic"), url("${boldItalic}");
}
`;

// Android and Linux have no Georgia, a font of our looks.
const georgia = `
@font-face {
  font-family: Georgia;
  src: local("Gelasio"), local("Noto Serif"), local("NotoSerif"), local("DejaVu Serif");
}
`;

/** Rules for the fonts of most documents, as far as the device lacks them. */
export const fontRules = `${hasFont('Calibri') ? '' : calibri}${hasFont('Georgia') ? '' : georgia}`;

const adopted = new Set<string>();

/** The longest time to wait for fonts, in ms. */
const patience = 30_000;

/**
 * Lays a document out, and again each time a font has come, since lines end elsewhere in another font. A layout makes
 * the browser load the fonts.
 *
 * @returns `made`: the latest layout; `final`: the layout after the last font
 */
export async function withFonts<Made>(rules: string, layOut: () => Promise<Made>) {
  if (!adopted.has(rules)) document.adoptedStyleSheets.push(styleSheet(rules));
  adopted.add(rules);
  const countLoaded = () => loadedFonts().length;
  let count = countLoaded();
  const made = createStore(await layOut());

  async function layOutAgain() {
    await fontsOfPage();
    while (countLoaded() !== count) {
      count = countLoaded();
      made.set(await layOut());
      await fontsOfPage();
    }
  }

  const isLate = new Promise((resolve) => setTimeout(resolve, patience));
  const final = Promise.race([layOutAgain(), isLate])
    // After an abort, and for a document that has become too long, the first layout stays.
    .catch(() => undefined)
    .then(made.current);
  return { made, final };
}

/**
 * Waits until all fonts that the page has begun to load have come or failed. In WebKitGTK 2.50 `ready` stays resolved
 * while fonts load, and the status of a font becomes `error` after three seconds. Only the promise of a font is right.
 */
async function fontsOfPage() {
  const begun = [...document.fonts].filter(({ status }) => status !== 'unloaded');
  await Promise.allSettled(begun.map(({ loaded }) => loaded));
}

function loadedFonts() {
  return [...document.fonts].filter(({ status }) => status === 'loaded');
}

/** The fonts that a document names and the site has not loaded. */
export function foreignFonts(frame: ParentNode) {
  const named = new Set<string>();
  for (const text of frame.querySelectorAll('section span')) {
    if (!text.textContent.trim()) continue;
    named.add(nameOf(getComputedStyle(text).fontFamily));
  }
  const loaded = loadedFonts().map(({ family }) => nameOf(family));
  const known = ['', 'serif', 'sans-serif', 'monospace', ...loaded];
  return [...named].filter((name) => !known.includes(name));
}

/** The first font of a list, without its quotes. */
function nameOf(family: string) {
  return (family.split(',')[0] ?? '').trim().replace(/^["']|["']$/g, '');
}

/** True when the device has a font of this name, or a substitute for it. */
export function hasFont(name: string) {
  const canvas = document.createElement('canvas').getContext('2d');
  const width = (font: string) => {
    if (canvas) canvas.font = `40px ${font}`;
    return canvas?.measureText('mmMWil1039').width;
  };
  return ['serif', 'monospace'].some((other) => width(`"${name}", ${other}`) !== width(other));
}
