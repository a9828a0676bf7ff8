import {
  pathFor,
  type Relationship,
  relationshipsOf,
  removeRelationships,
  undeclareContentTypes,
} from '../package/parts';
import type { WordPackage } from '../package/wordPackage';
import { commandOf, plainFields } from './fields';
import { type Edits, elementsBelow, r, rebuilt } from './tree';

/** What runs or fetches something by itself, or leads to what others do not have; with its name or address, if any. */
export type ActiveThing = {
  kind: 'field' | 'object' | 'macros' | 'picture' | 'link';
  name?: string;
};

/**
 * Leaves in a package what shows something, and nothing that runs or fetches when a document is opened: parts that
 * relationships of known types reach, links, and fields that look at the document alone. Other fields leave the text
 * that they show.
 *
 * @returns what was found that a person may miss
 */
export function removeActive(opened: WordPackage): ActiveThing[] {
  const found: ActiveThing[] = [];
  const holdsText = new Map([['', false]]);
  for (const [part, isText] of holdsText) {
    const all = relationshipsOf(opened, part);
    const gone = all.filter((one) => !isPassive(one));
    found.push(...gone.flatMap(thingOf));
    const ids = new Set(gone.map(({ id }) => id));
    if (isText) found.push(...removeFrom(opened, part, ids));
    removeRelationships(opened, part, ({ id }) => ids.has(id));
    for (const { id, type, target, isOutside } of all) {
      if (ids.has(id) || isOutside || target.startsWith('#')) continue;
      holdsText.set(target, holdsText.get(target) || !data.test(type));
    }
  }
  const kept = new Set(['[Content_Types].xml', ...holdsText.keys()]);
  for (const path of [...kept]) kept.add(pathFor(path));
  const rest = opened.paths().filter((path) => !kept.has(path));
  for (const path of rest) opened.remove(path);
  if (rest.length > 0) undeclareContentTypes(opened, rest);
  return [...new Map(found.map((one) => [one.name ?? one.kind, one])).values()];
}

// The last part of a type's address: parts that hold no text of Word, those that do, what is told when it goes.
const data = /^((core|extended|custom)-properties|thumbnail|image|hdphoto|font|customXml(Props)?)$/;
const text =
  /^(officeDocument|styles|stylesWithEffects|numbering|settings|webSettings|fontTable|theme|themeOverride|(foot|end)notes|header|footer|comments(Extended|Ids|Extensible)?|people|chart(Ex|Style|ColorStyle|UserShapes)?|diagram(Data|Layout|QuickStyle|Colors|Drawing))$/;
const objects = /^(oleObject|package|control|aFChunk|subDocument)$/;

function thingOf({ type, target }: Relationship): ActiveThing[] {
  if (type === 'vbaProject') return [{ kind: 'macros' }];
  if (type === 'image') return [{ kind: 'picture', name: target }];
  if (type === 'hyperlink') return [{ kind: 'link', name: target }];
  return objects.test(type) ? [{ kind: 'object' }] : [];
}

const link = /^(https?:|mailto:|tel:|[^:\\]*$)/i;

function isPassive({ type, target, isOutside }: Relationship): boolean {
  if (type === 'hyperlink') return link.test(target);
  return !isOutside && (data.test(type) || (text.test(type) && target.endsWith('.xml')));
}

// The fields that show something of the document, of its file or of what stands in them (ECMA-376, 17.16.5).
const fields = new Set(
  `= ADVANCE AUTHOR AUTONUM AUTONUMLGL AUTONUMOUT BIBLIOGRAPHY CITATION COMMENTS COMPARE CREATEDATE DATE DOCPROPERTY
DOCVARIABLE EDITTIME EQ FILENAME FILESIZE FORMCHECKBOX FORMDROPDOWN FORMTEXT HYPERLINK IF INDEX INFO KEYWORDS
LASTSAVEDBY LISTNUM MERGEFIELD NOTEREF NUMCHARS NUMPAGES NUMWORDS PAGE PAGEREF PRINTDATE QUOTE REF REVNUM SAVEDATE
SECTION SECTIONPAGES SEQ SET STYLEREF SUBJECT SYMBOL TA TC TEMPLATE TIME TITLE TOA TOC USERADDRESS USERINITIALS
USERNAME XE`.split(/\s/),
);

// What names sources of its own beside relationships.
const sources = ['mailMerge', 'schemaLibrary'];

/** @param gone the ids of relationships that go */
function removeFrom(opened: WordPackage, path: string, gone: ReadonlySet<string>): ActiveThing[] {
  const isPlain = !/instr|mailMerge|schemaLibrary|imagedata|v:fill/i.test(opened.text(path) ?? '');
  const root = gone.size > 0 || !isPlain ? opened.xml(path).documentElement : null;
  if (!root) return [];
  const all = elementsBelow(root);
  const ofFields: Edits = new Map();
  const codes = plainFields(all, ofFields, isHarmless);
  const isDeleted = all.some(({ localName }) => localName === 'delInstrText');
  const edits: Edits = new Map(codes.length > 0 || isDeleted ? ofFields : []);
  let isChanged = edits.size > 0;
  for (const element of all) {
    const { localName, namespaceURI } = element;
    if (sources.includes(localName ?? '')) edits.set(element, []);
    for (const attribute of Array.from(element.attributes)) {
      const points = attribute.namespaceURI === r && gone.has(attribute.value);
      const loads = namespaceURI === vml && /^(src|href)$/.test(attribute.localName ?? '');
      const isImage = localName === 'imagedata' || localName === 'fill';
      if (!points && !(loads && isImage)) continue;
      isChanged = true;
      if (points && !showsMore.test(localName ?? '')) edits.set(element, []);
      else element.removeAttributeNode(attribute);
    }
  }
  if (!isChanged && edits.size === 0) return [];
  rebuilt(root, edits);
  opened.replace(path, opened.xml(path));
  const active = codes.filter((code) => !isHarmless(code));
  return active.map((code) => ({ kind: 'field', name: commandOf(code) }));
}

// Their content stays without what they point at.
const showsMore = /^(hyperlink|blip|imagedata|fill)$/;

const vml = 'urn:schemas-microsoft-com:vml';

// A single word is a tag that somebody typed where it prints nothing.
function isHarmless(code: string): boolean {
  return /^\s*\W?\w*\s*$/.test(code) || fields.has(commandOf(code));
}
