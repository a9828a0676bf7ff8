import { fontOfParagraph, likeWord, rulesLikeWord } from './likeWord';
import { reachesOut } from './reachesOut';

/** The style sheet of a document, as text. Fonts hold for a whole page, the rules for the document. */
export type Styles = { rules: string; fonts: string };

let last = { css: '', styles: { rules: '', fonts: '' } };

/** Keeps plain rules and fonts that load nothing from elsewhere; the rest of a style sheet goes. */
export function cleanStyles(css: string): Styles {
  // From one keystroke to the next the text changes, seldom the look.
  if (last.css !== css) last = { css, styles: clean(css) };
  return last.styles;
}

function clean(css: string): Styles {
  // A constructed style sheet ignores `@import`; one in a page would load it.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  const styles = { rules: '', fonts: '' };
  for (const rule of sheet.cssRules) {
    if (rule instanceof CSSStyleRule && !reachesOut(rule.style.cssText)) {
      likeWord(rule.style);
      styles.rules += `${stronger(rule.selectorText)} { ${rule.style.cssText} }\n${fontOfParagraph(rule)}`;
    }
    if (rule instanceof CSSFontFaceRule && !reachesOut(rule.style.cssText)) {
      styles.fonts += `${rule.cssText}\n`;
    }
  }
  return { ...styles, rules: `${styles.rules}${rulesLikeWord}` };
}

/** The style of a character wins over that of its paragraph: `span.x` over `p.y span`. */
function stronger(selectors: string): string {
  return selectors.replace(/(^|, )span(\.\S+?)(?=,|$)/g, '$1span$2$2$2');
}
