import type { Element } from '@xmldom/xmldom';
import { elementsNamed, isOn } from '../package/xmlEdits';
import { child, closest, propertiesOf } from '../package/xmlTree';
import { checkFinding } from '../sentences/check';
import { runsBetween } from '../tags/readParagraphs';
import type { PlacedTag, Section, Sections } from '../tags/readSections';
import { isUnseen } from '../tags/readTags';
import { fieldAt } from '../tags/scopes';
import { whereIs } from '../tags/whereIs';
import type { TemplateProblem } from '../templateProblem';
import type { Styles } from './readStyles';

/** Texts that are filled in where nobody, or not everybody, would see them. */
export function hiddenTexts({ tags, sections }: Sections, styles: Styles): TemplateProblem[] {
  const texts = tags.filter(({ sign }) => sign === '');
  return [
    ...texts
      .filter((tag) => isHidden(tag, styles))
      .map((tag) => checkFinding('hidden-text', whereIs(tag, tag.name), tag.inner)),
    ...texts.flatMap((tag) => {
      const frame = fixedFrameOf(tag, styles);
      return frame
        ? [checkFinding(`fixed-height.${frame}`, whereIs(tag, tag.name), tag.inner)]
        : [];
    }),
    ...sections
      .filter((section) => section.isLoop && hasMergedCell(section))
      .map(({ start }) => checkFinding('merged-cell', whereIs(start, start.name), start.name)),
  ];
}

function isHidden(tag: PlacedTag, styles: Styles): boolean {
  const isStyledSo = (element: Element) =>
    styles.valueFor(element, 'w:rPr', 'w:vanish', 'w:val') === 'true';
  return (
    isStyledSo(tag.paragraph.element) ||
    runsBetween(tag.paragraph, tag.start, tag.end).some((run) => {
      const look = propertiesOf(run);
      const own = look && child(look, 'w:vanish');
      return own ? isOn(own) : isStyledSo(run);
    })
  );
}

function fixedFrameOf(
  { paragraph }: PlacedTag,
  styles: Styles,
): 'row' | 'box' | 'frame' | undefined {
  const settings = propertiesOf(paragraph.element);
  const frame = settings && child(settings, 'w:framePr');
  const rule =
    frame?.getAttribute('w:hRule') ??
    styles.valueFor(paragraph.element, 'w:pPr', 'w:framePr', 'w:hRule');
  return rule === 'exact' ? 'frame' : fixedAround(paragraph.element);
}

// What stands in a row or box that grows may stand in one that does not.
function fixedAround(element: Element): 'row' | 'box' | undefined {
  const around = closest(element, ['w:tr', 'w:txbxContent']) as Element | null;
  if (!around) return undefined;
  const isRow = around.nodeName === 'w:tr';
  if (isRow ? isFixedRow(around) : isFixedBox(around)) return isRow ? 'row' : 'box';
  const outside = isRow ? around : (closest(around, ['wp:inline']) as Element | null);
  return outside?.parentNode ? fixedAround(outside.parentNode as Element) : undefined;
}

function isFixedRow(row: Element): boolean {
  const settings = child(row, 'w:trPr');
  return (settings && child(settings, 'w:trHeight'))?.getAttribute('w:hRule') === 'exact';
}

// DrawingML says whether a shape grows with its text, VML says it in the style of the box.
function isFixedBox(content: Element): boolean {
  const shape = closest(content, ['wps:wsp']) as Element | null;
  if (shape) return shape.getElementsByTagName('a:spAutoFit').length === 0;
  const box = closest(content, ['v:textbox']) as Element | null;
  return box !== null && !/mso-fit-shape-to-text:\s*t/.test(box.getAttribute('style') ?? '');
}

// A cell that is merged with the one above shows nothing of its own.
function hasMergedCell({ start }: Section): boolean {
  const row = closest(start.paragraph.element, ['w:tr']) as Element | null;
  return row !== null && elementsNamed(row, 'w:tc').some(isMergedText);
}

function isMergedText(cell: Element): boolean {
  const settings = child(cell, 'w:tcPr');
  const merge = settings && child(settings, 'w:vMerge');
  return (
    merge !== undefined &&
    merge.getAttribute('w:val') !== 'restart' &&
    !isUnseen(cell.textContent ?? '')
  );
}

/**
 * Conditions from one cell of a row to another, beside other text: without what they ask for, docxtemplater
 * takes the whole row away.
 */
export function conditionsOverCells(sections: readonly Section[]): TemplateProblem[] {
  return sections.flatMap(({ start, end, isLoop, around }) => {
    const [first, last] = [start, end].map((tag) => tag && rowOf(tag));
    if (isLoop || start.repeats || !end || !first || !last || cellOf(start) === cellOf(end))
      return [];
    const [before = '', ...inside] = first.textContent?.split(`{${start.inner}}`) ?? [];
    const after = last.textContent?.split(`{${end.inner}}`).at(-1) ?? '';
    // Of an entry, a text that is missing takes the others along.
    const beside = around?.isLoop && isText(start) ? fieldsBeside(inside.join(), start.name) : '';
    const lost = `${before}${beside}${after}`.replace(/\{[#^/][^{}]*\}/g, '');
    if (isUnseen(lost)) return [];
    const where = whereIs(start, start.name);
    return [checkFinding('condition-over-cells', where, start.inner, start.name, lost)];
  });
}

function isText({ name, scopes }: PlacedTag): boolean {
  const field = fieldAt(name, scopes);
  return typeof field === 'string' && field !== 'condition';
}

function fieldsBeside(text: string, name: string): string {
  const fields = text.match(/\{[^{}#^/]+\}/g) ?? [];
  return fields.filter((field) => field !== `{${name}}`).join(' ');
}

function rowOf({ paragraph }: PlacedTag): Element | null {
  return closest(paragraph.element, ['w:tr']) as Element | null;
}

function cellOf({ paragraph }: PlacedTag): Element | null {
  return closest(paragraph.element, ['w:tc']) as Element | null;
}
