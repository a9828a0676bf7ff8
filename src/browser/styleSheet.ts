/** Makes a style sheet for `adoptedStyleSheets`. */
export function styleSheet(css: string) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}
