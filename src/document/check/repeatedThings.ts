import type { Element } from '@xmldom/xmldom';
import { checkFinding } from '../sentences/check';
import type { Section, Sections } from '../tags/readSections';
import { isControlLine, readTags } from '../tags/readTags';
import { whereIs } from '../tags/whereIs';
import type { TemplateProblem } from '../templateProblem';
import type { Paragraph } from '../word/paragraphs';
import { child, closest } from '../word/tree';

const things = [
  { element: 'w:bookmarkStart', id: 'bookmark-in-loop' },
  { element: 'w:drawing', id: 'picture-in-loop' },
  { element: 'w:pict', id: 'picture-in-loop' },
  { element: 'w:footnoteReference', id: 'footnote-in-loop' },
] as const;

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
    const where = whereIs({ paragraph });
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

// A loop inside of a table repeats its rows.
function repeats({ start, isLoop }: Section, table?: Element): boolean {
  if (isLoop && (!table || tableAround(start.paragraph) !== table)) return true;
  return start.around !== undefined && repeats(start.around, table);
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
        const where = whereIs({ paragraph });
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
