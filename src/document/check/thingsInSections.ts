import type { Element } from '@xmldom/xmldom';
import { child, closest } from '../package/xmlTree';
import { checkFinding } from '../sentences/check';
import type { Paragraph } from '../tags/readParagraphs';
import type { PlacedTag, Section, Sections } from '../tags/readSections';
import { isControlLine, isUnseen, readTags } from '../tags/readTags';
import { whereIs } from '../tags/whereIs';
import type { TemplateProblem } from '../templateProblem';

/**
 * Section breaks inside a loop or condition, which filling repeats or loses with all that a section has:
 * columns, page size, headers. What hangs on the section's own control lines is moved outside of it.
 */
export function sectionBreaks({ enclosed }: Sections): TemplateProblem[] {
  return [...enclosed].flatMap(([paragraph, innermost]) => {
    const settings = child(paragraph.element, 'w:pPr');
    if (!settings || !child(settings, 'w:sectPr')) return [];
    const section = isEndLine(paragraph, innermost) ? innermost.around : innermost;
    if (!section) return [];
    const where = whereIs({ paragraph, start: 0, end: paragraph.text.length });
    const { start, isLoop } = section;
    const id = isLoop ? 'section-break-inside.loop' : 'section-break-inside';
    return [checkFinding(id, where, start.name)];
  });
}

function isEndLine(paragraph: Paragraph, { start, end }: Section): boolean {
  return end?.paragraph === paragraph && isControlLine(end) && isControlLine(start);
}

const things = [
  { element: 'w:bookmarkStart', id: 'bookmark-in-loop' },
  { element: 'w:drawing', id: 'picture-in-loop' },
  { element: 'w:pict', id: 'picture-in-loop' },
  { element: 'w:footnoteReference', id: 'footnote-in-loop' },
] as const;

/** Footnotes on control lines, which go with their line. */
export function footnotesOnLines(tags: readonly PlacedTag[]): TemplateProblem[] {
  return tags
    .filter(isControlLine)
    .filter(({ paragraph: { element } }) => holds(element, 'w:footnoteReference'))
    .map((tag) => checkFinding('footnote-on-line', whereIs(tag, tag.name), tag.inner));
}

/** What floats over the page and is repeated: all turns lie on one place. */
export function floatingThings({ enclosed }: Sections): TemplateProblem[] {
  const found = new Map<Element, Paragraph>();
  for (const [paragraph, section] of enclosed) {
    const table = tableAround(paragraph);
    if (table && !found.has(table) && isFloating(table) && repeats(section, table)) {
      found.set(table, paragraph);
    }
    // Of one on a control line `boxesOnLines` tells.
    const isLine = readTags(paragraph).some(isControlLine);
    const floating = frameOf(paragraph) ?? (isLine ? undefined : boxIn(paragraph));
    if (floating && repeats(section)) found.set(floating, paragraph);
  }
  return [...found].map(([thing, paragraph]) => {
    const where = whereIs({ paragraph, start: 0, end: paragraph.text.length });
    return checkFinding(`floating-in-loop.${kinds[thing.nodeName] ?? 'box'}`, where);
  });
}

const kinds: Readonly<Record<string, 'table' | 'frame'>> = {
  'w:tbl': 'table',
  'w:framePr': 'frame',
};

// A frame that is placed by its text goes with it.
function frameOf({ element }: Paragraph): Element | undefined {
  const settings = child(element, 'w:pPr');
  const frame = settings && child(settings, 'w:framePr');
  return /^(page|margin)$/.test(frame?.getAttribute('w:vAnchor') ?? '') ? frame : undefined;
}

function boxIn({ element }: Paragraph): Element | undefined {
  const old = Array.from(element.getElementsByTagName('v:shape')).filter(
    (one) =>
      /position:\s*absolute/.test(one.getAttribute('style') ?? '') &&
      !closest(one, ['mc:Fallback']),
  );
  const boxes = [...Array.from(element.getElementsByTagName('wp:anchor')), ...old];
  return boxes.find((one) => holds(one, 'w:txbxContent'));
}

/** Text boxes with tags on control lines: the line stays for its box, and is empty. */
export function boxesOnLines(tags: readonly PlacedTag[]): TemplateProblem[] {
  return tags
    .filter(isControlLine)
    .filter(({ paragraph: { element } }) =>
      Array.from(element.getElementsByTagName('w:txbxContent')).some((box) =>
        box.textContent?.includes('{'),
      ),
    )
    .map((tag) => checkFinding('box-on-line', whereIs(tag, tag.name), tag.inner));
}

/** Page breaks at the end of each turn of a loop: the last one leaves an empty page. */
export function breaksAtEnds(sections: readonly Section[]): TemplateProblem[] {
  return sections.flatMap(({ start, end, isLoop }) => {
    if (!isLoop || !end || !isControlLine(end)) return [];
    let last = end.paragraph.element.previousSibling;
    while (last && last.nodeType !== last.ELEMENT_NODE) last = last.previousSibling;
    if (last?.nodeName !== 'w:p' || last === start.paragraph.element) return [];
    if (!isUnseen(last.textContent ?? '')) return [];
    const breaks = Array.from((last as Element).getElementsByTagName('w:br'));
    if (!breaks.some((one) => one.getAttribute('w:type') === 'page')) return [];
    return [checkFinding('page-break-in-loop', whereIs(end, end.name), end.name)];
  });
}

// A loop inside of a table repeats its rows.
function repeats({ start, isLoop, around }: Section, table?: Element): boolean {
  if (isLoop && (!table || tableAround(start.paragraph) !== table)) return true;
  return around !== undefined && repeats(around, table);
}

function tableAround({ element }: Paragraph): Element | null {
  return closest(element, ['w:tbl', 'w:txbxContent']) as Element | null;
}

function isFloating(table: Element): boolean {
  const settings = child(table, 'w:tblPr');
  return settings !== undefined && child(settings, 'w:tblpPr') !== undefined;
}

function holds(element: Element, name: string): boolean {
  return element.getElementsByTagName(name).length > 0;
}

/**
 * Bookmarks, pictures and footnotes inside loops, which filling repeats.
 *
 * @param repeated the paragraphs inside loops
 */
export function repeatedThings(repeated: readonly Paragraph[]): TemplateProblem[] {
  return (
    repeated
      // Such a paragraph is gone once the loop is filled.
      .filter((paragraph) => !readTags(paragraph).some(isControlLine))
      .flatMap((paragraph) => {
        const { text } = paragraph;
        const where = whereIs({ paragraph, start: 0, end: text.length });
        return things
          .filter(({ element }) => visibleIn(paragraph, element))
          .map(({ id }) => checkFinding(id, where, text.trim() && ` (bei «${text.trim()}»)`));
      })
  );
}

// Word sets bookmarks of its own, as where the cursor was last: their names begin with `_`. A text box is
// drawn like a picture and belongs to its text.
function visibleIn({ element }: Paragraph, name: string): boolean {
  return Array.from(element.getElementsByTagName(name)).some(
    (found) =>
      !found.getAttribute('w:name')?.startsWith('_') &&
      !closest(found, ['mc:Fallback']) &&
      found.getElementsByTagName('w:txbxContent').length === 0,
  );
}
