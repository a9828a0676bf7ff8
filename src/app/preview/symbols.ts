import { wordNamespace } from '../../document/xml/tree';
import { childOf, nest, wordAttribute } from './wordXml';

// The symbols by font. The entry `a7♣` is a hexadecimal code followed by the Unicode character.
const tables: Record<string, string> = {
  symbol: 'a7♣ a8♦ a9♥ aa♠ ab↔ ac← ad↑ ae→ af↓ b0° b1± b4× b7• c6∅ d7⋅ de⇒ e0◊',
  wingdings: `22✂ 28☎ 29✆ 2a✉ 36⌛ 3e✇ 3f✍ 45☜ 46☞ 47☝ 48☟ 4a☺ 4c☹ 51✈ 52☼ 54❄ 6c● 6d❍ 6e■ 6f□ 70□ 71❑ 72❒ 73⬧ 74⧫
    75◆ 76❖ 77⬥ 78⌧ 9e· 9f• a0▫ a1○ a4◉ a7▪ a8◻ aa✦ ab★ ac✶ ad✴ ae✹ af✵ d8➢ dc➲ df← e0→ e1↑ e2↓ e8➔ ef⇦ f0⇨ f1⇧ f2⇩
    fb✗ fc✓ fd☒ fe☑`,
  'wingdings 2': '4f✗ 50✓ 51☒ 52☑ 53☒ 54☒ 96● 97● 9e■ a3☐',
  'wingdings 3': '75▶ 7d▶ 7e▶ 84▲ 85▼',
};

/**
 * Replaces symbols of Windows fonts by Unicode characters, because other systems lack these fonts. In the font Symbol,
 * `<w:lvlText w:val="\uf0b7"/>` becomes `<w:lvlText w:val="•"/>`. Word writes the code `b7` of `tables` as F0B7.
 */
export function spellOutSymbols(part: Document) {
  for (const symbol of part.querySelectorAll('sym')) {
    const sign = signOf(wordAttribute(symbol, 'font'), wordAttribute(symbol, 'char'));
    if (sign) symbol.replaceWith(nest('t', {}, sign));
  }
  for (const bullet of part.querySelectorAll('lvlText')) {
    const names = childOf(childOf(bullet.parentElement ?? undefined, 'rPr'), 'rFonts');
    const font = wordAttribute(names, 'ascii');
    if (!tables[font.toLowerCase()]) continue;
    const signs = Array.from(
      wordAttribute(bullet, 'val'),
      (letter) => signOf(font, letter.charCodeAt(0).toString(16)) ?? '•',
    );
    bullet.setAttributeNS(wordNamespace, 'w:val', signs.join(''));
    names?.remove();
  }
}

function signOf(font: string, code: string) {
  return tables[font.toLowerCase()]
    ?.split(/\s+/)
    .find((entry) => entry.slice(0, 2) === code.slice(-2).toLowerCase())
    ?.slice(2);
}
