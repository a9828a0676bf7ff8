import italic from '@fontsource/carlito/files/carlito-latin-400-italic.woff2?url';
import regular from '@fontsource/carlito/files/carlito-latin-400-normal.woff2?url';
import boldItalic from '@fontsource/carlito/files/carlito-latin-700-italic.woff2?url';
import bold from '@fontsource/carlito/files/carlito-latin-700-normal.woff2?url';

const cuts = [
  { weight: 400, style: 'normal', name: '', file: regular },
  { weight: 700, style: 'normal', name: ' Bold', file: bold },
  { weight: 400, style: 'italic', name: ' Italic', file: italic },
  { weight: 700, style: 'italic', name: ' Bold Italic', file: boldItalic },
];

/** Rules for Carlito, which has the widths of Calibri, as Calibri: nothing on a machine that has either. */
export function calibriRules(): string {
  if (hasFont('Calibri')) return '';
  return cuts
    .map(({ weight, style, name, file }) => {
      const source = `local("Carlito${name}"), url("${new URL(file, location.href)}")`;
      return `@font-face { font-family: Calibri; font-weight: ${weight}; font-style: ${style}; src: ${source}; }\n`;
    })
    .join('');
}

let isAdopted = false;

/** Has the page ready for print what its preview shows; without a connection another font prints. */
export async function loadFontsOf({ fonts }: Document): Promise<void> {
  if (!isAdopted) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(calibriRules());
    document.adoptedStyleSheets.push(sheet);
    isAdopted = true;
  }
  const used = [...fonts].filter((face) => isCalibri(face) && face.status === 'loaded');
  await Promise.allSettled(
    used.map(({ style, weight }) => document.fonts.load(`${style} ${weight} 12px Calibri`)),
  );
}

function isCalibri({ family }: FontFace): boolean {
  return /^["']?Calibri["']?$/.test(family);
}

/** The fonts that a document names and this machine does not have. */
export function missingFonts(frame: Document): string[] {
  const named = new Set<string>();
  for (const text of frame.querySelectorAll('section span')) {
    if (!text.textContent?.trim()) continue;
    const [family = ''] = getComputedStyle(text).fontFamily.split(',');
    named.add(family.trim().replace(/^["']|["']$/g, ''));
  }
  // Those that the file brings along.
  const embedded = new Set(
    [...frame.fonts].map(({ family }) => family.replace(/^["']|["']$/g, '')),
  );
  return [...named].filter(
    (name) => name && !generic.has(name) && !embedded.has(name) && !hasFont(name),
  );
}

const generic = new Set(['serif', 'sans-serif', 'monospace']);

/** Whether a font of this name, or one that the machine takes for it, draws other letters than none. */
function hasFont(name: string): boolean {
  const canvas = document.createElement('canvas').getContext('2d');
  const width = (font: string) => {
    if (canvas) canvas.font = `40px ${font}`;
    return canvas?.measureText('mmMWil1039').width;
  };
  return ['serif', 'monospace'].some((other) => width(`"${name}", ${other}`) !== width(other));
}
