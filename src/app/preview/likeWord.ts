// What Word calls a single line is the line of the font: of Calibri, and nearly so of others, 1.22 times
// its size. docx-preview counts lines in sizes.
const singleLine = 1.22;

/** Corrects what docx-preview lays out in another way than Word. */
export function likeWord(style: CSSStyleDeclaration): void {
  const lines = Number(style.lineHeight || Number.NaN);
  if (!Number.isNaN(lines)) style.lineHeight = (lines * singleLine).toFixed(3);
  // A bullet reaches to where its text begins.
  if (style.textIndent.startsWith('-')) style.setProperty('--hanging', style.textIndent.slice(1));
}

/** A paragraph has the font of its runs, or its lines would be higher than any of them. */
export function fontOfParagraph({ selectorText, style }: CSSStyleRule): string {
  if (!/^(?:\.docx|p\.\S+) span\b/.test(selectorText)) return '';
  const [owner = ''] = selectorText.split(' span');
  const { fontFamily, fontSize } = style;
  const font = `${fontFamily && `font-family: ${fontFamily};`} ${fontSize && `font-size: ${fontSize};`}`;
  return `${owner === '.docx' ? '.docx p' : owner} { ${font} }\n`;
}

/** Rules that go with the styles of every document. */
export const rulesLikeWord = `
.docx p { min-height: 1lh; }
p[class*="docx-num-"]::before {
  display: inline-block; min-width: var(--hanging); text-indent: 0; white-space: pre;
}
`;
