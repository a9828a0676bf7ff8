import { styleSheet } from '../../browser/styleSheet';
import { fontRules } from './fonts';

export type Styles = ReturnType<typeof cleanStyles>;

/**
 * Reduces the CSS of a document to style rules and `@font-face` rules. Addresses of files may stay in the rules,
 * because the Content Security Policy of a page forbids loading these files.
 *
 * @returns `rules`: the text of the style rules. `sheet`: a style sheet with these rules. `fonts`: the text of the
 *   `@font-face` rules, which apply to the whole page that shows the document
 */
export function cleanStyles(css: string) {
  // A constructed style sheet ignores `@import`. A `<style>` element would load the imported style sheet.
  const sheet = styleSheet(`${tenPoints}${css}`);
  let [rules, fonts] = ['', fontRules];
  for (const rule of sheet.cssRules) {
    if (rule instanceof CSSStyleRule) {
      correctStyle(rule.style);
      rules += `${withHigherSpecificity(rule.selectorText)} { ${rule.style.cssText} }\n${fontOfParagraph(rule)}`;
    }
    if (rule instanceof CSSFontFaceRule) fonts += `${rule.cssText}\n`;
  }
  rules += rulesLikeWord;
  return { rules, fonts, sheet: styleSheet(rules) };
}

/** The font size of text for which the file sets no font size (ECMA-376, 17.3.2.38). */
const tenPoints = '.docx span { font-size: 10pt }';

/**
 * Makes character styles override paragraph styles. `span.x` becomes `span.x.x.x`, which has a higher specificity than
 * the selector `p.y span` of a paragraph style.
 */
function withHigherSpecificity(selectors: string) {
  return selectors.replace(/(^|, )span(\.\S+?)(?=,|$)/g, '$1span$2$2$2');
}

// The height of a single line in Word as a multiple of the font size. The number is exact for Calibri and nearly exact
// for other fonts. In docx-preview, a single line is as high as the font size.
const singleLine = 1.22;

/** Corrects line heights and the widths of bullets, because docx-preview lays out lines and bullets unlike Word. */
export function correctStyle(style: CSSStyleDeclaration) {
  const lines = Number(style.lineHeight);
  if (lines > 0) style.lineHeight = (lines * singleLine).toFixed(3);
  // docx-preview writes the line spacing «At least 14 pt» as `calc(100% + 14pt)`. In Word, a line is 14 pt high, or as
  // high as a larger run needs.
  const [, least] = /^calc\(100% \+ (.+)\)$/.exec(style.lineHeight) ?? [];
  if (least) style.lineHeight = `max(${least}, ${singleLine}em)`;
  if (style.lineHeight) style.setProperty('--line', least ? style.lineHeight : 'initial');
  // `--hanging` is the `min-width` of a number or bullet. Its value is the hanging indent, so that the text begins at
  // the indent. `prepareDocument` sets a smaller value where a tab stop is before the indent.
  if (style.textIndent.startsWith('-') && !style.getPropertyValue('--hanging')) {
    style.setProperty('--hanging', style.textIndent.slice(1));
  }
}

/**
 * Returns a rule that gives a paragraph the font of its runs. If the paragraph had a larger font, its lines would be
 * higher than its runs. Returns an empty text when `selectorText` does not select runs of a paragraph.
 */
function fontOfParagraph({ selectorText, style }: CSSStyleRule) {
  if (!/^(?:\.docx|p\.\S+) span\b/.test(selectorText)) return '';
  const [owner = ''] = selectorText.split(' span');
  const { fontFamily, fontSize } = style;
  const font = `${fontFamily && `font-family: ${fontFamily};`} ${fontSize && `font-size: ${fontSize};`}`;
  return `${owner === '.docx' ? '.docx p' : owner} { ${font} }\n`;
}

/**
 * Rules for every document.
 * - Firefox 140 does not break tables between columns. In Firefox, tables therefore become blocks and rows become flex
 *   boxes. Firefox may then split a paragraph in a row although its lines should stay together.
 * - Firefox 140 does not support `break-before: column`. In Firefox, a margin that is higher than a column ends the
 *   column.
 * - A paragraph without a number gets the font size 0 when all of its runs have a font size. The lines are then as high
 *   as the runs.
 * - A tab repeats the character of its leader in the font of its run, like Word. The characters are centred vertically,
 *   which puts them on the baseline of the text. A screen reader does not read the characters.
 * - The browser does not lay out the text of a finished page (`content-visibility`) while other pages are being made.
 * - WebKit (Safari 26, WebKitGTK 2.50) rounds line heights down to whole pixels. In WebKit, pages are therefore laid
 *   out at 16 times their size. The rounding then hardly matters.
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
.docx img { break-inside: avoid; }
section.docx > :is(header, footer) { z-index: 0; }
section.docx > footer { display: flex; flex-direction: column; justify-content: flex-end; }
.box { position: absolute; box-sizing: border-box; display: flex; flex-direction: column; }
.box-space:not(.inline) > .box { display: none; }
.box-space.inline { display: inline-block; }
.box-space.inline > .box { position: relative; }
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
.layout-columns > div[style*="column-count: 1;"] { columns: auto !important; }
@supports (-moz-appearance: none) {
  .layout-columns .moved-to-next-page { margin-top: 3000px !important; }
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
.being-divided > .docx-wrapper > section:not(:last-child) > article { content-visibility: hidden; }
.docx p .tab { font: inherit; color: inherit; }
.tab { position: relative; text-underline-offset: 0; text-decoration-skip-ink: none; }
.tab:is([data-leader="underscore"], [data-leader="heavy"]) { text-decoration: underline 0.75pt; }
.tab::after {
  position: absolute; inset: 0; display: flex; align-items: center; overflow-x: clip; white-space: nowrap;
}
.tab[data-leader="dot"]::after { content: "${'.'.repeat(500)}" / ""; }
.tab[data-leader="middleDot"]::after { content: "${'·'.repeat(500)}" / ""; }
.tab[data-leader="hyphen"]::after { content: "${'-'.repeat(500)}" / ""; }
.one-line, .one-line span { white-space: pre; }
.begins-page, .begins-column { break-before: column; }
.layout-columns .moved-to-next-page { break-before: column; }
.keeps-next { break-after: avoid; }
.keeps-lines { break-inside: avoid; }
.page-top { margin-top: 0 !important; }
.continued { margin-top: 0 !important; text-indent: 0 !important; }
p.continued::before { content: none !important; }
.breaks-after { margin-bottom: 0 !important; }
p.breaks-after { text-align-last: justify; }
p.breaks-after:not([style*="justify"]) { text-align-last: auto; }
`;
