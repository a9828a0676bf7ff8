/** Makes a constructed style sheet, which `adoptedStyleSheets` requires. */
export function styleSheet(css: string) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}
