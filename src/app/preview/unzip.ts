import { unpacked, zipDirectory } from '../../document/package/zip';
import { commandOf, fieldsIn } from '../../document/word/fields';
import { isOff, w } from '../../document/word/tree';
import { spellOutShapes } from './drawings';
import { refuseTooLong } from './limits';
import { spellOutSymbols } from './symbols';
import { allOf, childOf, nest } from './wordXml';

/**
 * What docx-preview asks JSZip for, by the browser's own inflater: `vite.config.ts` puts it in the place
 * of the package.
 */
export default { loadAsync };

type Type = 'string' | 'uint8array' | 'blob';

async function loadAsync(bytes: Uint8Array) {
  const entries = zipDirectory(bytes);
  if (!entries) throw new Error('not a zip');
  refuseTooLong(entries);
  const files = entries.map((entry) => {
    return [entry.name, { async: (type: Type) => contentAs(unpacked(entry), type) }] as const;
  });
  return { files: Object.fromEntries(files) };
}

async function contentAs(content: Response, type: Type) {
  if (type === 'blob') return content.blob();
  if (type === 'uint8array') return new Uint8Array(await content.arrayBuffer());
  return spellOut(await content.text());
}

/** In a private area of Unicode: stands before the name of what will stand or begin in its place. */
export const mark = '\uE010';

/** The name under which `w:contextualSpacing` goes through docx-preview. */
export const contextual = 'contextual';

/** Writes a part of a document in such a way that docx-preview 0.4 reads all of it. */
function spellOut(xml: string) {
  const part = new DOMParser().parseFromString(xml, 'text/xml');
  for (const alternatives of allOf(part, 'AlternateContent')) chooseContent(alternatives);
  spellOutShapes(part);
  spellOutSymbols(part);
  spellOutDefaults(part);
  markNumbers(part);
  for (const gap of allOf(part, 'br')) markBreak(gap);
  for (const tab of allOf(part, 'ptab')) markAlignedTab(tab);
  for (const field of allOf(part, 'fldSimple')) field.replaceWith(...field.childNodes);
  for (const indent of allOf(part, 'tblInd')) sayTwice(indent, 'w', 'left');
  for (const layout of allOf(part, 'tblLayout')) sayTwice(layout, 'type', 'val');
  for (const borders of allOf(part, 'pBdr')) spellOutSpace(borders);
  for (const spacing of allOf(part, 'contextualSpacing')) spellOutContextual(spacing);
  return new XMLSerializer().serializeToString(part);
}

/** Of what a file says in several ways, the newest that can be shown, else the one for older programs. */
function chooseContent(alternatives: Element) {
  const choices = Array.from(alternatives.children);
  const chosen = choices.find(
    ({ localName, innerHTML }) =>
      localName === 'Fallback' || /<\w+:(wsp|wgp|wpc|pic|chart|relIds)\b/.test(innerHTML),
  );
  alternatives.replaceWith(...((chosen ?? choices[0])?.childNodes ?? []));
}

/** Puts a mark in the place of what the fields of page numbers showed when the file was saved. */
function markNumbers(part: Document) {
  const elements = Array.from(part.getElementsByTagName('*'));
  for (const { code, start, shown, end, isEnded } of fieldsIn(elements)) {
    const name = commandOf(code);
    if (!isEnded || !/^(PAGE|NUMPAGES)$/.test(name)) continue;
    const shownIn = elements.slice(shown, end).find(({ localName }) => localName === 'r');
    const run = shownIn ?? elements[start]?.parentElement;
    run?.append(nest('t', {}, `${mark}${name}`));
    for (const one of elements.slice(start, end + 1)) {
      if (!/^(fldChar|instrText|t)$/.test(one.localName)) continue;
      (one.parentElement === run ? one : one.parentElement)?.remove();
    }
  }
}

function markBreak(gap: Element) {
  const type = gap.getAttributeNS(w, 'type') ?? '';
  if (!/^(page|column)$/.test(type)) return;
  gap.replaceWith(nest('t', {}, `${mark}begins-${type}`));
}

/** A tab that leads to the edge or middle of the text, whatever the stops are: `right-margin-dot`. */
function markAlignedTab(tab: Element) {
  const [to, from, leader] = ['alignment', 'relativeTo', 'leader'].map(
    (name) => /^[a-z]+$/i.exec(tab.getAttributeNS(w, name) ?? '')?.[0] ?? 'none',
  );
  tab.replaceWith(nest('t', {}, `${mark}aligned-${to}-${from}-${leader} tab`));
}

/** Where no file says how large text is, it has 10 points (ECMA-376, 17.3.2.38). */
function spellOutDefaults({ documentElement: root }: Document) {
  if (root.localName !== 'styles') return;
  const given = childOf(childOf(childOf(root, 'docDefaults'), 'rPrDefault'), 'rPr');
  if (!childOf(given, 'sz')) {
    if (given) given.append(nest('sz', { val: '20' }));
    else root.prepend(nest('docDefaults rPrDefault rPr sz', { val: '20' }));
  }
}

/** The indent of a table, `w:w="-198"`, also as `w:left="-198"`, as that of a paragraph. */
function sayTwice(element: Element, name: string, also: string) {
  const value = element.getAttributeNS(w, name);
  if (value) element.setAttributeNS(w, `w:${also}`, value);
}

/** How far borders are from the text, `<w:bottom w:space="4"/>`, as a margin of cells, in twentieths: 80. */
function spellOutSpace(borders: Element) {
  const margins = ['top', 'bottom'].flatMap((side) => {
    const space = childOf(borders, side)?.getAttributeNS(w, 'space');
    return space ? nest(side, { w: String(20 * Number(space)) }) : [];
  });
  borders.after(nest('tcMar', {}, ...margins));
}

/** «Don’t add space between paragraphs of the same style» goes through under a name that has no effect. */
function spellOutContextual(spacing: Element) {
  const val = isOff(spacing.getAttributeNS(w, 'val')) ? 'auto' : contextual;
  spacing.replaceWith(nest('textAlignment', { val }));
}
