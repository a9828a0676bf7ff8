/** A style sheet that a document can adopt. */
export function styleSheet(css: string) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}
