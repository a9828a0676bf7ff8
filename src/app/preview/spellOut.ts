import { childOf } from './boxes';
import { spellOutDrawing } from './spellOutDrawing';
import { spellOutVml } from './spellOutVml';

/** Writes a part of a document in such a way that docx-preview 0.4 reads all of it. */
export function spellOut(xml: string): string {
  if (!/:(fldSimple|tblInd|tblLayout|drawing|pict|object)\b/.test(xml)) return xml;
  const part = new DOMParser().parseFromString(xml, 'text/xml');
  const all = (name: string) => Array.from(part.getElementsByTagNameNS('*', name));
  for (const alternatives of all('AlternateContent')) chooseContent(alternatives);
  const pictures = [...all('pict'), ...all('object')];
  for (const drawing of all('drawing')) spellOutDrawing(drawing);
  for (const picture of pictures) {
    // The picture of a bullet is read by itself.
    if (picture.parentElement?.localName !== 'numPicBullet') spellOutVml(picture);
  }
  for (const field of all('fldSimple')) spellOutField(field);
  for (const indent of all('tblInd')) sayTwice(indent, 'w', 'left');
  for (const layout of all('tblLayout')) sayTwice(layout, 'type', 'val');
  return new XMLSerializer().serializeToString(part);
}

/** Of what a file says in several ways, the newest that can be shown, else the one for older programs. */
function chooseContent(alternatives: Element) {
  const shown = ['wsp', 'wgp', 'wpc', 'pic', 'chart', 'relIds'];
  const choices = Array.from(alternatives.children).filter(
    ({ localName }) => localName === 'Choice',
  );
  const chosen =
    choices.find((choice) =>
      shown.some((name) => choice.getElementsByTagNameNS('*', name).length > 0),
    ) ??
    childOf(alternatives, 'Fallback') ??
    choices[0];
  alternatives.replaceWith(...(chosen?.childNodes ?? []));
}

/**
 * A simple field becomes a complex one: `<w:fldSimple w:instr="PAGE"><w:r>…</w:r></w:fldSimple>` becomes
 * runs with `begin`, `PAGE`, `separate`, what it shows, and `end`.
 */
function spellOutField(field: Element) {
  const { ownerDocument: part, namespaceURI: word } = field;
  const run = (name: string, setUp: (content: Element) => void) => {
    const content = part.createElementNS(word, `w:${name}`);
    setUp(content);
    const around = part.createElementNS(word, 'w:r');
    around.append(content);
    return around;
  };
  const character = (type: string) =>
    run('fldChar', (content) => content.setAttributeNS(word, 'w:fldCharType', type));
  field.replaceWith(
    character('begin'),
    run('instrText', (content) => {
      content.textContent = field.getAttributeNS(word, 'instr');
    }),
    character('separate'),
    ...field.childNodes,
    character('end'),
  );
}

/** The indent of a table, `w:w="-198"`, also as `w:left="-198"`, as that of a paragraph. */
function sayTwice(element: Element, name: string, also: string) {
  const { namespaceURI: word } = element;
  const value = element.getAttributeNS(word, name);
  if (value) element.setAttributeNS(word, `w:${also}`, value);
}
