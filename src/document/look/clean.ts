import type { Element, Node } from '@xmldom/xmldom';
import { plainFields } from '../word/fields';
import {
  closest,
  type Edits,
  elementsBelow,
  elementsIn,
  newElement,
  rebuilt,
  shapeOf,
  shapes,
  w,
} from '../word/tree';
import { cleanAttributes } from './cleanAttributes';
import type { LeftOut } from './leftOut';
import type { BringPicture } from './pictures';

/**
 * Makes a part of a stranger's file one that holds text and look alone: nothing in it points outside of
 * the package, or at anything but a picture. Tracked changes are accepted, links and content controls
 * leave their text.
 *
 * @param root the root of the part, or any element of it
 * @returns what stands in its place now, and what was left out
 */
export function clean(root: Element, bringPicture: BringPicture): Cleaned {
  const leftOut = new Set<LeftOut>();
  const edits: Edits = new Map();
  const all = elementsBelow(root);
  for (const element of all) {
    if (isGone(element, edits)) continue;
    const kind = isForeign(element) ? dropForeign(element, edits) : cleanElement(element, edits);
    if (kind) leftOut.add(kind);
  }
  const rest = all.filter((element) => !isGone(element, edits));
  if (plainFields(rest, edits, (code) => harmless.test(code)).some(reaches)) leftOut.add('links');
  for (const element of all.filter((one) => !edits.has(one) && !isGone(one, edits))) {
    const kind = cleanAttributes(element, bringPicture, edits);
    if (kind) leftOut.add(kind);
  }
  const kind = cleanAttributes(root, bringPicture, edits);
  if (kind) leftOut.add(kind);
  return { root: withoutEmptied(rebuilt(root, edits)), leftOut };
}

// The fields of Word that show something of this very document, and nothing else.
const harmless =
  /^\s*(PAGE|NUMPAGES|SECTION|SECTIONPAGES|STYLEREF|DATE|TIME|SYMBOL|IF|=)(?![A-Z])/i;

function reaches(code: string): boolean {
  return /^\s*(HYPERLINK|INCLUDE|LINK|DDE|IMPORT|DATABASE|RD|MACROBUTTON|AUTOTEXT)/i.test(code);
}

export type Cleaned = { root: Element; leftOut: ReadonlySet<LeftOut> };

function isGone(element: Element, edits: Edits): boolean {
  let node: Node | null = element;
  while (node && edits.get(node)?.length !== 0) node = node.parentNode;
  return node !== null;
}

const namespaces = [
  w,
  'http://schemas.openxmlformats.org/markup-compatibility/2006',
  'http://schemas.openxmlformats.org/officeDocument/2006/math',
  'http://schemas.openxmlformats.org/drawingml/2006/main',
  'http://schemas.openxmlformats.org/drawingml/2006/picture',
  'http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing',
  'http://schemas.microsoft.com/office/word/2010/wordprocessingDrawing',
  'http://schemas.microsoft.com/office/word/2010/wordprocessingShape',
  'http://schemas.microsoft.com/office/word/2010/wordprocessingGroup',
  'http://schemas.microsoft.com/office/word/2010/wordprocessingCanvas',
  'http://schemas.microsoft.com/office/word/2010/wordml',
  'urn:schemas-microsoft-com:vml',
  'urn:schemas-microsoft-com:office:office',
  'urn:schemas-microsoft-com:office:word',
];

const changes = /^(del|moveFrom|\w+Change|cell(Ins|Del|Merge)|\w*Range(Start|End))$/;
const objects = /^(object|OLEObject|control|altChunk|subDoc|contentPart|movie)$/;
const marks =
  /^(comment\w+|annotationRef|bookmark(Start|End)|perm(Start|End)|proofErr|(foot|end)noteReference|lang|rsid|extLst)$/;
const wrappers = /^(ins|moveTo|hyperlink|sdtContent|smartTag|customXml)$/;
const wrapperProperties = /^(sdt(End)?Pr|customXmlPr|smartTagPr)$/;
const actions = /^(hlink(Click|Hover|MouseOver)|audio\w+|video\w+|quickTimeFile|wavAudioFile|snd)$/;

function isForeign({ namespaceURI }: Element): boolean {
  return !namespaces.includes(namespaceURI ?? '');
}

// What a chart, a diagram or an object of another program has beside its picture.
function dropForeign(element: Element, edits: Edits): LeftOut | undefined {
  edits.set(shapeOf(element), []);
  return closest(element, shapes) ? 'objects' : undefined;
}

function cleanElement(element: Element, edits: Edits): LeftOut | undefined {
  const name = element.localName ?? '';
  if (name === 'sdt' || wrappers.test(name)) {
    edits.set(element, Array.from(element.childNodes));
    if (name === 'hyperlink') return 'links';
    return name === 'ins' || name === 'moveTo' ? 'changes' : undefined;
  }
  if (objects.test(name)) {
    edits.set(shapeOf(element), []);
    return 'objects';
  }
  const isChange = changes.test(name);
  const isRow = name === 'del' && element.parentNode?.nodeName === 'w:trPr';
  if (isChange || actions.test(name) || wrapperProperties.test(name) || marks.test(name)) {
    edits.set(isRow ? rowOf(element) : element, []);
  }
  if (actions.test(name)) return 'links';
  return isChange && !/Range(Start|End)$/.test(name) ? 'changes' : undefined;
}

function rowOf(element: Element): Element {
  return (closest(element, ['w:tr']) as Element | null) ?? element;
}

// What has lost its content goes, too; a header, a cell and a text box end with a paragraph.
function withoutEmptied(root: Element): Element {
  const edits: Edits = new Map();
  for (const element of [root, ...elementsBelow(root)].reverse()) {
    const children = elementsIn(element).filter((one) => !edits.has(one));
    const holds = (name: string) => children.some(({ nodeName }) => nodeName === name);
    const { nodeName } = element;
    if (
      (nodeName === 'w:tbl' && !holds('w:tr')) ||
      (nodeName === 'mc:Choice' && children.length === 0) ||
      (nodeName === 'mc:AlternateContent' && !holds('mc:Choice'))
    ) {
      edits.set(element, []);
    } else if (needsParagraph.test(nodeName) && children.at(-1)?.nodeName !== 'w:p') {
      element.appendChild(newElement(element, 'w:p'));
    }
  }
  return rebuilt(root, edits);
}

const needsParagraph = /^w:(hdr|ftr|tc|txbxContent)$/;
