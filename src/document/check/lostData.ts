import type { Element } from '@xmldom/xmldom';
import { isOn } from '../package/xmlEdits';
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
      const frame = fixedFrameOf(tag);
      return frame ? [checkFinding('fixed-height', whereIs(tag, tag.name), tag.inner, frame)] : [];
    }),
    ...sections
      .filter((section) => section.isLoop && hasMergedCell(section))
      .map(({ start }) => checkFinding('merged-cell', whereIs(start, start.name), start.name)),
  ];
}

function isHidden(tag: PlacedTag, styles: Styles): boolean {
  const { element } = tag.paragraph;
  if (styles.valueFor(element, 'w:rPr', 'w:vanish', 'w:val') === 'true') return true;
  return runsBetween(tag.paragraph, tag.start, tag.end).some((run) => {
    const look = propertiesOf(run);
    return look !== undefined && isOn(child(look, 'w:vanish'));
  });
}

function fixedFrameOf({ paragraph: { element } }: PlacedTag): 'row' | 'box' | undefined {
  const settings = propertiesOf(element);
  const frame = settings && child(settings, 'w:framePr');
  if (frame?.getAttribute('w:hRule') === 'exact') return 'box';
  const around = closest(element, ['w:tr', 'w:txbxContent']) as Element | null;
  if (around?.nodeName === 'w:txbxContent') return isFixedBox(around) ? 'box' : undefined;
  const heights = around ? Array.from(around.getElementsByTagName('w:trHeight')) : [];
  return heights.some((height) => height.getAttribute('w:hRule') === 'exact') ? 'row' : undefined;
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
  const merges = row ? Array.from(row.getElementsByTagName('w:vMerge')) : [];
  return merges.some((merge) => merge.getAttribute('w:val') !== 'restart');
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
