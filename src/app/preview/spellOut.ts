/** Writes a part of a document in such a way that docx-preview 0.4 reads all of it. */
export function spellOut(xml: string): string {
  if (!/:(fldSimple|tblInd)\b/.test(xml)) return xml;
  const part = new DOMParser().parseFromString(xml, 'text/xml');
  for (const field of Array.from(part.getElementsByTagNameNS('*', 'fldSimple')))
    spellOutField(field);
  for (const indent of part.getElementsByTagNameNS('*', 'tblInd')) spellOutIndent(indent);
  return new XMLSerializer().serializeToString(part);
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

/** The indent of a table says itself twice: `w:w="-198"` also as `w:left`, as that of a paragraph. */
function spellOutIndent(indent: Element) {
  const { namespaceURI: word } = indent;
  const width = indent.getAttributeNS(word, 'w');
  if (width) indent.setAttributeNS(word, 'w:left', width);
}
