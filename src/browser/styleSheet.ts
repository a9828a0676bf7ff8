/** Makes a style sheet for `adoptedStyleSheets`. */
export function styleSheet(css: string) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}

/** Makes an element whose shadow root holds `content`. Only the style sheets in `sheets` apply to the content. */
export function shadowHost(sheets: CSSStyleSheet[], content: Node | string) {
  const host = document.createElement('div');
  const shadow = host.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = sheets;
  shadow.append(content);
  return host;
}
