import { styleSheet } from '../../browser/styleSheet';
import { fontRules } from './fonts';

/** The style sheet of a document. Fonts hold for a whole page, the rules for the document. */
export type Styles = ReturnType<typeof clean>;

let last: { css: string; styles: Styles } | undefined;

/** Keeps plain rules and fonts; the rest of a style sheet goes. What lies elsewhere no page may load, by its policy. */
export function cleanStyles(css: string) {
  // From one keystroke to the next the text changes, seldom the look.
  if (last?.css !== css) last = { css, styles: clean(css) };
  return last.styles;
}

function clean(css: string) {
  // A constructed style sheet ignores `@import`; one in a page would load it.
  const sheet = styleSheet(css);
  let [rules, fonts] = ['', fontRules()];
  for (const rule of sheet.cssRules) {
    if (rule instanceof CSSStyleRule) {
      likeWord(rule.style);
      rules += `${stronger(rule.selectorText)} { ${rule.style.cssText} }\n${fontOfParagraph(rule)}`;
    }
    if (rule instanceof CSSFontFaceRule) fonts += `${rule.cssText}\n`;
  }
  rules += rulesLikeWord;
  return { rules, fonts, sheet: styleSheet(rules) };
}

/** The style of a character wins over that of its paragraph: `span.x` over `p.y span`. */
function stronger(selectors: string) {
  return selectors.replace(/(^|, )span(\.\S+?)(?=,|$)/g, '$1span$2$2$2');
}

// What Word calls a single line is the line of the font: of Calibri, and nearly so of others, 1.22 times
// its size. docx-preview counts lines in sizes.
const singleLine = 1.22;

/** Corrects what docx-preview lays out in another way than Word. */
export function likeWord(style: CSSStyleDeclaration) {
  const lines = Number(style.lineHeight);
  if (lines > 0) style.lineHeight = (lines * singleLine).toFixed(3);
  // «At least» holds for each run by its own size.
  const [, least] = /^calc\(100% \+ (.+)\)$/.exec(style.lineHeight) ?? [];
  if (least) style.lineHeight = `max(${least}, ${singleLine}em)`;
  if (style.lineHeight) style.setProperty('--line', least ? style.lineHeight : 'initial');
  // A bullet reaches to where its text begins.
  if (style.textIndent.startsWith('-')) style.setProperty('--hanging', style.textIndent.slice(1));
}

/** A paragraph has the font of its runs, or its lines would be higher than any of them. */
function fontOfParagraph({ selectorText, style }: CSSStyleRule) {
  if (!/^(?:\.docx|p\.\S+) span\b/.test(selectorText)) return '';
  const [owner = ''] = selectorText.split(' span');
  const { fontFamily, fontSize } = style;
  const font = `${fontFamily && `font-family: ${fontFamily};`} ${fontSize && `font-size: ${fontSize};`}`;
  return `${owner === '.docx' ? '.docx p' : owner} { ${font} }\n`;
}

/**
 * Rules that go with the styles of every document. Firefox 140 breaks no table between columns, but the same
 * rows as boxes of their own; within such a row it keeps no lines together. It knows no `break-before: column`, but
 * a margin that is too long for a column ends with it. Lines are as high as their runs, where each has a size of its own.
 * WebKit (Safari 26, WebKitGTK 2.50) cuts the height of lines to whole pixels: magnified, it hardly matters.
 */
const rulesLikeWord = `
.docx {
  --docx-bg1-color: var(--docx-lt1-color); --docx-bg2-color: var(--docx-lt2-color);
  --docx-tx1-color: var(--docx-dk1-color); --docx-tx2-color: var(--docx-dk2-color);
}
.docx { hyphens: manual; text-rendering: geometricPrecision; print-color-adjust: exact; }
.docx p span { line-height: var(--line, inherit); }
.docx p { min-height: 1lh; orphans: 2; widows: 2; }
.docx p:not([class*="docx-num-"]):has(> span):not(:has(> :not(span[style*="font-size"]))) { font-size: 0; }
p[class*="docx-num-"]::before {
  display: inline-block; min-width: var(--hanging); text-indent: 0; white-space: pre; tab-size: 0;
}
.docx img, .docx svg { break-inside: avoid; }
section.docx > :is(header, footer) { z-index: 0; }
section.docx > footer { display: flex; flex-direction: column; justify-content: flex-end; }
.box { position: absolute; box-sizing: border-box; display: flex; flex-direction: column; }
.box-space > .box { display: none; }
.box-space.inline { display: inline-block; }
.box > * { flex: none; }
.box > img {
  position: static !important; width: 100% !important; height: 100% !important;
  border-radius: inherit;
}
.box.missing {
  align-items: center; justify-content: center; outline: 1px dashed #767676; color: #595959;
  overflow: hidden; font: 8pt / 1 sans-serif; text-align: center;
}
section.docx > article { flex: 1 1 0; min-height: 0; margin-bottom: 0; column-fill: auto; }
.layout-columns { flex: none; column-fill: auto; }
@supports (-moz-appearance: none) {
  .layout-columns .goes-along { margin-top: 3000px !important; }
  .layout-columns table:not(:has([rowspan])) { display: block; }
  .layout-columns table:not(:has([rowspan])) > tr { display: flex; break-inside: avoid; }
  .layout-columns table:not(:has([rowspan])) > tr > td { flex: none; box-sizing: border-box; }
}
.layout-host {
  all: initial; position: absolute; top: 0; left: 0; width: 0; height: 0; overflow: hidden; visibility: hidden;
}
@supports (-webkit-nbsp-mode: space) {
  .layout-host:has(.magnified) { zoom: 16; }
}
.layout-host > .docx-wrapper { width: max-content; }
.tab { text-underline-offset: 0; text-decoration-skip-ink: none; }
.tab:is([data-leader="underscore"], [data-leader="heavy"]) { text-decoration: underline 0.75pt; }
.tab:is([data-leader="dot"], [data-leader="middleDot"]) { text-decoration: underline dotted 0.75pt; }
.tab[data-leader="hyphen"] { text-decoration: underline dashed 0.75pt; }
.one-line, .one-line span { white-space: pre; }
.begins-page, .begins-column { break-before: column; }
.layout-columns .goes-along { break-before: column; }
.keeps-next { break-after: avoid; }
.keeps-lines { break-inside: avoid; }
.page-top { margin-top: 0 !important; }
.continued { margin-top: 0 !important; text-indent: 0 !important; }
p.continued::before { content: none !important; }
.goes-on { margin-bottom: 0 !important; }
p.goes-on { text-align-last: justify; }
p.goes-on:not([style*="justify"]) { text-align-last: auto; }
`;
