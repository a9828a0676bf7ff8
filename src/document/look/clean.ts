import type { Element } from '@xmldom/xmldom';
import { closest } from '../package/xmlTree';
import { cleanAttributes } from './cleanAttributes';
import { dropShape, shapes } from './dropShape';
import type { LeftOut } from './leftOut';
import type { BringPicture } from './pictures';
import { plainFields } from './plainFields';
import { elementsBelow, elementsIn, newElement, remove, unwrap, w } from './xmlEdits';

/**
 * Makes a part of a stranger's file one that holds text and look alone: nothing in it points outside of
 * the package, or at anything but a picture. Tracked changes are accepted, links and content controls
 * leave their text.
 *
 * @param root the root of the part, or any element of it; it is changed
 * @returns what was left out
 */
export function clean(root: Element, bringPicture: BringPicture): Set<LeftOut> {
  const leftOut = new Set<LeftOut>();
  for (const element of elementsBelow(root)) {
    if (!root.contains(element)) continue;
    const kind = isForeign(element) ? dropForeign(element) : cleanElement(element);
    if (kind) leftOut.add(kind);
  }
  if (plainFields(root)) leftOut.add('links');
  for (const element of [root, ...elementsBelow(root)]) {
    const kind = cleanAttributes(element, bringPicture);
    if (kind) leftOut.add(kind);
  }
  removeEmptied(root);
  return leftOut;
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
function dropForeign(element: Element): LeftOut | undefined {
  const isInShape = closest(element, shapes) !== null;
  dropShape(element);
  return isInShape ? 'objects' : undefined;
}

function cleanElement(element: Element): LeftOut | undefined {
  const name = element.localName ?? '';
  if (name === 'sdt') unwrap(element);
  else if (wrappers.test(name)) return unwrapped(element, name);
  else if (wrapperProperties.test(name) || marks.test(name)) remove(element);
  else if (objects.test(name)) return dropped(element, 'objects');
  else if (actions.test(name)) return dropped(element, 'links');
  else if (changes.test(name)) {
    const parent = element.parentNode;
    remove(name === 'del' && parent?.nodeName === 'w:trPr' ? rowOf(element) : element);
    return /Range(Start|End)$/.test(name) ? undefined : 'changes';
  }
  return undefined;
}

function unwrapped(element: Element, name: string): LeftOut | undefined {
  unwrap(element);
  if (name === 'hyperlink') return 'links';
  return name === 'ins' || name === 'moveTo' ? 'changes' : undefined;
}

function dropped(element: Element, kind: LeftOut): LeftOut {
  if (kind === 'objects') dropShape(element);
  else remove(element);
  return kind;
}

function rowOf(element: Element): Element {
  return (closest(element, ['w:tr']) as Element | null) ?? element;
}

// What has lost its content goes, too; a header, a cell and a text box end with a paragraph.
function removeEmptied(root: Element): void {
  for (const element of elementsBelow(root).reverse()) {
    const children = elementsIn(element);
    const holds = (name: string) => children.some(({ nodeName }) => nodeName === name);
    if (element.nodeName === 'w:tbl' && !holds('w:tr')) remove(element);
    if (element.nodeName === 'mc:Choice' && children.length === 0) remove(element);
    if (element.nodeName === 'mc:AlternateContent' && !holds('mc:Choice')) remove(element);
  }
  const containers = elementsBelow(root).filter(({ nodeName }) => needsParagraph.test(nodeName));
  for (const element of needsParagraph.test(root.nodeName) ? [root, ...containers] : containers) {
    if (elementsIn(element).at(-1)?.nodeName !== 'w:p') {
      element.appendChild(newElement(element, 'w:p'));
    }
  }
}

const needsParagraph = /^w:(hdr|ftr|tc|txbxContent)$/;
