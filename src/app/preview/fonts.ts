import italic from '@fontsource/carlito/files/carlito-latin-400-italic.woff2?url';
import regular from '@fontsource/carlito/files/carlito-latin-400-normal.woff2?url';
import boldItalic from '@fontsource/carlito/files/carlito-latin-700-italic.woff2?url';
import bold from '@fontsource/carlito/files/carlito-latin-700-normal.woff2?url';
import { styleSheet } from '../../browser/styleSheet';

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

// Of the fonts of our looks Android and Linux have no Georgia.
const georgia = `
@font-face {
  font-family: Georgia;
  src: local("Gelasio"), local("Noto Serif"), local("NotoSerif"), local("DejaVu Serif");
}
`;

let rules: string | undefined;

/** Rules for the fonts that documents mostly name, where they lack. */
export function fontRules() {
  rules ??= `${hasFont('Calibri') ? '' : calibri}${hasFont('Georgia') ? '' : georgia}`;
  return rules;
}

const adopted = new Set<string>();

/** Lays a document out with its fonts in the site's page, and again if one has come meanwhile: in another font lines end elsewhere. */
export async function withFonts<Made>(rules: string, layOut: () => Promise<Made>) {
  if (!adopted.has(rules)) document.adoptedStyleSheets.push(styleSheet(rules));
  adopted.add(rules);
  const { fonts } = document;
  const loaded = () => [...fonts].filter(({ status }) => status === 'loaded').length;
  const before = loaded();
  const made = await layOut();
  await fonts.ready;
  return loaded() === before ? made : layOut();
}

/** The fonts that a document names, without those that it has brought along. */
export function namedFonts(frame: ParentNode) {
  const named = new Set<string>();
  for (const text of frame.querySelectorAll('section span')) {
    if (!text.textContent.trim()) continue;
    named.add(nameOf(getComputedStyle(text).fontFamily));
  }
  const brought = [...document.fonts].map(({ family }) => nameOf(family));
  const known = new Set(['', 'serif', 'sans-serif', 'monospace', ...brought]);
  return [...named].filter((name) => !known.has(name));
}

/** The first font of a list, without its quotes. */
function nameOf(family: string) {
  return (family.split(',')[0] ?? '').trim().replace(/^["']|["']$/g, '');
}

/** Whether a font of this name, or one that the machine takes for it, draws other letters than none. */
export function hasFont(name: string) {
  const canvas = document.createElement('canvas').getContext('2d');
  const width = (font: string) => {
    if (canvas) canvas.font = `40px ${font}`;
    return canvas?.measureText('mmMWil1039').width;
  };
  return ['serif', 'monospace'].some((other) => width(`"${name}", ${other}`) !== width(other));
}
