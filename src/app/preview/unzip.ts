import { readZipDirectory, unpack } from '../../document/package/zip';
import { commandOf, fieldCodesIn } from '../../document/word/fieldCodes';
import { isOff, wordNamespace } from '../../document/xml/tree';
import { replaceShapes } from './drawings';
import { createPauses, refuseTooLong } from './limits';
import { childOf, nest, wordAttribute } from './wordXml';

/**
 * The functions of JSZip that docx-preview calls. `vite.config.ts` replaces the package JSZip by this module. The
 * module lets the browser decompress the files.
 */
export default { loadAsync };

async function loadAsync(bytes: Uint8Array) {
  const entries = readZipDirectory(bytes) ?? [];
  refuseTooLong(entries);
  return {
    files: Object.fromEntries(
      entries.map((entry) => [
        entry.name,
        { async: (type: string) => contentAs(unpack(entry), type) },
      ]),
    ),
  };
}

async function contentAs(content: Response, type: string) {
  if (type === 'blob') return content.blob();
  if (type === 'uint8array') return new Uint8Array(await content.arrayBuffer());
  return spellOut(await content.text());
}

/**
 * A character for private use in Unicode. `renderPages.ts` turns a text that begins with this character into a marker:
 * `\uE010PAGE` becomes `<span class="marker-PAGE"></span>`.
 */
export const marker = '\uE010';

/** The value of `w:textAlignment` that replaces `w:contextualSpacing`, which docx-preview ignores. */
export const contextual = 'contextual';

/**
 * Rewrites the XML of a part. Elements that docx-preview 0.4 ignores or shows wrongly become elements that docx-preview
 * or `renderPages.ts` can read.
 */
async function spellOut(xml: string) {
  const pause = createPauses();
  const part = new DOMParser().parseFromString(xml, 'text/xml');
  await pause();
  const rewrite = (selector: string, change: (element: Element) => void) => {
    for (const element of part.querySelectorAll(selector)) change(element);
  };
  // The first alternative is kept, because it is the newest. docx-preview would choose the last alternative, a VML
  // shape.
  rewrite('AlternateContent', (one) =>
    one.replaceWith(...(one.firstElementChild?.childNodes ?? [])),
  );
  replaceShapes(part);
  rewrite('sym', spellOutSymbol);
  rewrite('lvlText', spellOutBullet);
  insertNumberMarkers(part);
  rewrite('br:is([*|type="page"], [*|type="column"])', (br) =>
    br.replaceWith(nest('t', {}, `${marker}begins-${wordAttribute(br, 'type')}`)),
  );
  rewrite('ptab', insertTabMarker);
  rewrite('fldSimple', (field) => field.replaceWith(...field.childNodes));
  rewrite('tblInd', (indent) => repeatAttribute(indent, 'w', 'left'));
  rewrite('tblLayout', (layout) => repeatAttribute(layout, 'type', 'val'));
  rewrite('pBdr', spellOutSpace);
  rewrite('contextualSpacing', spellOutContextual);
  await pause();
  return new XMLSerializer().serializeToString(part);
}

/** Replaces the field codes `PAGE` and `NUMPAGES`, with their saved results, by markers. */
function insertNumberMarkers(part: Document) {
  const elements = Array.from(part.getElementsByTagName('*'));
  for (const { code, start, shown, end, isEnded } of fieldCodesIn(elements)) {
    const name = commandOf(code);
    if (!isEnded || !/^(PAGE|NUMPAGES)$/.test(name)) continue;
    const text = elements.slice(shown, end).find(({ localName }) => localName === 't');
    (text ?? elements[start])?.after(nest('t', {}, `${marker}${name}`));
    for (const one of elements.slice(start, end + 1)) {
      if (/^(fldChar|instrText|t)$/.test(one.localName)) one.remove();
    }
  }
}

/**
 * Replaces an absolute position tab (`w:ptab`) by a marker. A `w:ptab` leads to an edge or to the middle of the text
 * area. `<w:ptab w:alignment="right" w:leader="dot"/>` becomes `<w:t>\uE010aligned-right-dot tab</w:t>`.
 */
function insertTabMarker(tab: Element) {
  const alignment = wordAttribute(tab, 'alignment');
  const leader = wordAttribute(tab, 'leader');
  tab.replaceWith(nest('t', {}, `${marker}aligned-${alignment}-${leader} tab`));
}

/**
 * Repeats an attribute under the name that docx-preview reads. `<w:tblInd w:w="-198"/>` becomes
 * `<w:tblInd w:w="-198" w:left="-198"/>`.
 */
function repeatAttribute(element: Element, name: string, also: string) {
  const value = wordAttribute(element, name);
  if (value) element.setAttributeNS(wordNamespace, `w:${also}`, value);
}

/**
 * Copies the space between the borders and the text of a paragraph into `w:tcMar`. docx-preview ignores `w:space`, but
 * reads `w:tcMar`, the margins of a cell, even in a paragraph. In Word, the borders at the sides are outside the text
 * area, so `w:ind` gets their space and width as a negative indent. `w:space` is in points, `w:sz` in eighths of a
 * point, and all other lengths are in twentieths of a point. `<w:pBdr><w:left w:space="4" w:sz="8"/></w:pBdr>` gets
 * these siblings: `<w:ind left="-100"/><w:tcMar><w:left w="80"/></w:tcMar>`. An indent of the file follows and
 * overrides this indent.
 */
function spellOutSpace(borders: Element) {
  const indents = nest('ind', {});
  const margins = Array.from(borders.children, (border) => {
    const space = Number(wordAttribute(border, 'space'));
    const width = Number(wordAttribute(border, 'sz'));
    // docx-preview ignores the attributes `top` and `bottom` of `w:ind`.
    indents.setAttribute(border.localName, String(-20 * space - 2.5 * width));
    return nest(border.localName, { w: String(20 * space) });
  });
  borders.after(indents, nest('tcMar', {}, ...margins));
}

/**
 * Replaces Word's option «Don’t add space between paragraphs of the same style» by a property that docx-preview reads.
 * `<w:contextualSpacing/>` becomes `<w:textAlignment val="contextual"/>`.
 */
function spellOutContextual(spacing: Element) {
  const val = isOff(wordAttribute(spacing, 'val')) ? 'auto' : contextual;
  spacing.replaceWith(nest('textAlignment', { val }));
}

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
 * Replaces a symbol of a Windows font by a Unicode character, because other systems lack these fonts. Word writes the
 * code `b7` of `tables` as F0B7.
 */
function spellOutSymbol(symbol: Element) {
  const sign = signOf(wordAttribute(symbol, 'font'), wordAttribute(symbol, 'char'));
  if (sign) symbol.replaceWith(nest('t', {}, sign));
}

/**
 * Replaces the symbols in the text of a list level. In the font Symbol, `<w:lvlText w:val="\uf0b7"/>` becomes
 * `<w:lvlText w:val="•"/>`.
 */
function spellOutBullet(bullet: Element) {
  const names = childOf(childOf(bullet.parentElement ?? undefined, 'rPr'), 'rFonts');
  const font = wordAttribute(names, 'ascii');
  if (!tables[font.toLowerCase()]) return;
  const signs = Array.from(
    wordAttribute(bullet, 'val'),
    (letter) => signOf(font, letter.charCodeAt(0).toString(16)) ?? '•',
  );
  bullet.setAttributeNS(wordNamespace, 'w:val', signs.join(''));
  names?.remove();
}

function signOf(font: string, code: string) {
  return tables[font.toLowerCase()]
    ?.split(/\s+/)
    .find((entry) => entry.slice(0, 2) === code.slice(-2).toLowerCase())
    ?.slice(2);
}
