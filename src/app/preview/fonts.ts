import italic from '@fontsource/carlito/files/carlito-latin-400-italic.woff2?url';
import regular from '@fontsource/carlito/files/carlito-latin-400-normal.woff2?url';
import boldItalic from '@fontsource/carlito/files/carlito-latin-700-italic.woff2?url';
import bold from '@fontsource/carlito/files/carlito-latin-700-normal.woff2?url';
import { styleSheet } from '../../browser/styleSheet';

const cuts = [
  ['', 'normal 400', regular],
  [' Bold', 'normal 700', bold],
  [' Italic', 'italic 400', italic],
  [' Bold Italic', 'italic 700', boldItalic],
] as const;

let rules: string | undefined;

// Of the fonts of our looks Android and Linux have no Georgia.
const serifs = ['Gelasio', 'Noto Serif', 'NotoSerif', 'DejaVu Serif'].map(
  (one) => `local("${one}")`,
);
const georgia = `@font-face { font-family: Georgia; src: ${serifs}; }\n`;

/** Rules for Carlito, which has the widths of Calibri, as Calibri, and for a serif as Georgia, where they lack. */
export function fontRules() {
  rules ??= [hasFont('Calibri') ? [] : cuts.map(ruleOf), hasFont('Georgia') ? '' : georgia]
    .flat()
    .join('');
  return rules;
}

function ruleOf([name, cut, file]: (typeof cuts)[number]) {
  const [style, weight] = cut.split(' ');
  const source = `local("Carlito${name}"), url("${new URL(file, location.href)}")`;
  return `@font-face { font-family: Calibri; font-weight: ${weight}; font-style: ${style}; src: ${source}; }\n`;
}

const adopted = new Set<string>();

/** Lays a document out with its fonts in the site's page, and again if one has come meanwhile: in another font lines end elsewhere. */
export async function withFonts<Made>(rules: string, layOut: () => Promise<Made>): Promise<Made> {
  if (!adopted.has(rules)) document.adoptedStyleSheets.push(styleSheet(rules));
  adopted.add(rules);
  const { fonts } = document;
  const loaded = () => [...fonts].filter(({ status }) => status === 'loaded').length;
  const before = loaded();
  const made = await layOut();
  await fonts.ready;
  return loaded() === before ? made : layOut();
}

/** The fonts that a document names and this machine does not have. */
export function missingFonts(frame: Document) {
  const named = new Set<string>();
  for (const text of frame.querySelectorAll('section span')) {
    if (!text.textContent?.trim()) continue;
    named.add(nameOf(getComputedStyle(text).fontFamily));
  }
  // Those that the file brings along.
  const embedded = new Set([...document.fonts].map(({ family }) => nameOf(family)));
  return [...named].filter(
    (name) => name && !generic.has(name) && !embedded.has(name) && !hasFont(name),
  );
}

/** The first font of a list, without its quotes. */
function nameOf(family: string) {
  return (family.split(',')[0] ?? '').trim().replace(/^["']|["']$/g, '');
}

const generic = new Set(['serif', 'sans-serif', 'monospace']);

/** Whether a font of this name, or one that the machine takes for it, draws other letters than none. */
function hasFont(name: string) {
  const canvas = document.createElement('canvas').getContext('2d');
  const width = (font: string) => {
    if (canvas) canvas.font = `40px ${font}`;
    return canvas?.measureText('mmMWil1039').width;
  };
  return ['serif', 'monospace'].some((other) => width(`"${name}", ${other}`) !== width(other));
}
