import type { Element } from '@xmldom/xmldom';
import { checkFinding } from '../sentences/check';
import { type PlacedTag, type Section, type Sections, sectionsAround } from '../tags/readSections';
import { isControlLine, isUnseen } from '../tags/readTags';
import { whereIs } from '../tags/whereIs';
import type { TemplateProblem } from '../templateProblem';
import { deletedIn, gapsIn, isLineBreak, type Paragraph } from '../word/paragraphs';
import { nameOf, type Styles } from '../word/styles';
import { closest, elementsNamed, propertyOf, valOf } from '../word/tree';
import { directLook, fixedAround, isHidden, runsOf } from './lookRules';

type Name = Parameters<typeof checkFinding>[0];
type Rule<Subject> = readonly [name: Name, holds: (subject: Subject, styles: Styles) => boolean];

/** Of a tag that has its paragraph for itself. */
const ofLines: readonly Rule<PlacedTag>[] = [
  // Of a break that is set on the line itself, `moveOffLines` takes care.
  [
    'lost-page-break',
    ({ paragraph: { element } }, styles) =>
      styles.valueFor(element, 'w:pPr', 'w:pageBreakBefore', 'w:val') === 'true',
  ],
  ['footnote-on-line', ({ paragraph }) => shown(paragraph, 'w:footnoteReference').length > 0],
  // The line stays for its box, and is empty.
  [
    'box-on-line',
    ({ paragraph }) =>
      shown(paragraph, 'w:txbxContent').some((box) => box.textContent?.includes('{')),
  ],
];

/** Of a field that prints a text. */
const ofTexts: readonly Rule<PlacedTag>[] = [
  ['hidden-text', isHidden],
  [
    'control-look',
    ({ paragraph }, styles) => {
      const style = styles.styleOf(paragraph.element);
      return style !== undefined && nameOf(style) === 'steuerzeile';
    },
  ],
];

/** Of a loop or condition with both its tags. */
const ofSections: readonly Rule<Section & { end: PlacedTag }>[] = [
  [
    'empty-section',
    ({ start, end }) =>
      isControlLine(start) && isControlLine(end) && before(end) === elementOf(start),
  ],
  // The last turn leaves an empty page.
  [
    'page-break-in-loop',
    ({ isLoop, start, end }) => {
      const last = before(end);
      if (!isLoop || !isControlLine(end) || last === elementOf(start)) return false;
      const breaks = Array.from(last?.getElementsByTagName('w:br') ?? []);
      const isPage = breaks.some((one) => one.getAttribute('w:type') === 'page');
      return last?.nodeName === 'w:p' && isUnseen(last.textContent ?? '') && isPage;
    },
  ],
  // docxtemplater 3.71 prints the second turn in the look of the end's paragraph, and leaves an empty one.
  ['shared-line', sharesLine],
  // A cell that is merged with the one above shows nothing of its own.
  [
    'merged-cell',
    ({ isLoop, start }) => {
      const row = closest(elementOf(start), ['w:tr']) as Element | null;
      return isLoop && row !== null && elementsNamed(row, 'w:tc').some(isMergedText);
    },
  ],
];

/** Of a paragraph that a loop repeats. */
const ofRepeated: readonly Rule<Paragraph>[] = [
  // Word sets bookmarks of its own, as where the cursor was last.
  [
    'bookmark-in-loop',
    (paragraph) =>
      shown(paragraph, 'w:bookmarkStart').some(
        (one) => !/^_/.test(one.getAttribute('w:name') ?? ''),
      ),
  ],
  // A text box is drawn like a picture and belongs to its text.
  [
    'picture-in-loop',
    (paragraph) =>
      ['w:drawing', 'w:pict'].some((name) => shown(paragraph, name).some((one) => !isBox(one))),
  ],
  ['footnote-in-loop', (paragraph) => shown(paragraph, 'w:footnoteReference').length > 0],
];

/** What works, but should be looked at before the template goes to everyone. */
export function ruleNotices(
  { tags, sections, enclosed }: Sections,
  paragraphs: readonly Paragraph[],
  styles: Styles,
): TemplateProblem[] {
  const texts = tags.filter(({ sign }) => sign === '');
  // A control line is gone when the loop is filled.
  const lines = tags.filter(isControlLine);
  const gone = new Set(lines.map(({ paragraph }) => paragraph));
  const isRepeated = (section: Section) => sectionsAround(section).some(({ isLoop }) => isLoop);
  const repeated = [...enclosed].filter(([one, section]) => !gone.has(one) && isRepeated(section));
  const whole = sections.filter(
    (one): one is Section & { end: PlacedTag } => one.end !== undefined,
  );
  return [
    ...said(texts.filter(isInserted), [['tracked-change.inserted', () => true]], ofTag),
    ...paragraphs.flatMap(deletedTags),
    ...said(whole, ofSections, ({ start, end }, name) =>
      ofTag(name === 'page-break-in-loop' ? end : start),
    ),
    ...said(
      repeated.map(([paragraph]) => paragraph),
      ofRepeated,
      (paragraph) => {
        const text = paragraph.text.trim();
        return [whereIs({ paragraph }), text && ` (bei «${text}»)`];
      },
    ),
    ...floatingThings(repeated),
    ...said(lines, ofLines, ofTag),
    ...said(texts, ofTexts, ofTag),
    ...texts.flatMap((tag) => {
      const kind = fixedAround(tag, styles);
      return kind ? [checkFinding(`fixed-height.${kind}`, ...ofTag(tag))] : [];
    }),
    ...texts.flatMap((tag) => {
      const looks = directLook(tag, styles);
      return looks.length > 0
        ? [checkFinding('direct-look', whereIs(tag, tag.name), tag.inner, looks)]
        : [];
    }),
  ];

  function said<Subject>(
    subjects: readonly Subject[],
    rules: readonly Rule<Subject>[],
    words: (subject: Subject, name: Name) => readonly [ReturnType<typeof whereIs>, ...string[]],
  ): TemplateProblem[] {
    return rules.flatMap(([name, holds]) =>
      subjects
        .filter((subject) => holds(subject, styles))
        .map((subject) => checkFinding(name, ...words(subject, name))),
    );
  }
}

function ofTag(tag: PlacedTag): [ReturnType<typeof whereIs>, string, string] {
  return [whereIs(tag, tag.name), tag.inner, tag.name];
}

function isInserted(tag: PlacedTag): boolean {
  return runsOf(tag).some((run) => /^w:(ins|moveTo)$/.test(run.parentNode?.nodeName ?? ''));
}

function deletedTags(paragraph: Paragraph): TemplateProblem[] {
  return deletedIn(paragraph)
    .filter((text) => text.includes('{'))
    .map((text) => checkFinding('tracked-change.deleted', whereIs({ paragraph }, text), text));
}

/** What floats over the page and is repeated: all turns lie on one place. */
function floatingThings(repeated: readonly (readonly [Paragraph, Section])[]): TemplateProblem[] {
  const said = new Set<unknown>();
  return repeated.flatMap(([paragraph, section]) => {
    const { element } = paragraph;
    const table = closest(element, ['w:tbl', 'w:txbxContent']) as Element | null;
    // A loop inside of a table repeats its rows.
    const isOutside = sectionsAround(section).some(
      ({ isLoop, start }) => isLoop && !table?.contains(elementOf(start)),
    );
    const isFloating = table && propertyOf(table, 'w:tblpPr') && isOutside && !said.has(table);
    said.add(table);
    // A frame that is placed by its text goes with it.
    const frame = propertyOf(element, 'w:framePr')?.getAttribute('w:vAnchor') ?? '';
    const kinds = [
      isFloating ? (['table'] as const) : [],
      /^(page|margin)$/.test(frame) ? (['frame'] as const) : [],
      hasFloatingBox(paragraph) ? (['box'] as const) : [],
    ].flat();
    return kinds.map((kind) => checkFinding(`floating-in-loop.${kind}`, whereIs({ paragraph })));
  });
}

function hasFloatingBox(paragraph: Paragraph): boolean {
  const old = shown(paragraph, 'v:shape').filter((one) =>
    /position:\s*absolute/.test(one.getAttribute('style') ?? ''),
  );
  return [...shown(paragraph, 'wp:anchor'), ...old].some(isBox);
}

/** The elements of a paragraph, without the copies for older versions of Word. */
function shown({ element }: Paragraph, name: string): Element[] {
  const all = Array.from(element.getElementsByTagName(name));
  return all.filter((one) => !closest(one, ['mc:Fallback']));
}

function isBox(element: Element): boolean {
  return element.getElementsByTagName('w:txbxContent').length > 0;
}

function elementOf({ paragraph }: PlacedTag): Element {
  return paragraph.element;
}

function before(tag: PlacedTag): Element | null {
  let node = elementOf(tag).previousSibling;
  while (node && node.nodeType !== node.ELEMENT_NODE) node = node.previousSibling;
  return node as Element | null;
}

function isMergedText(cell: Element): boolean {
  const merge = propertyOf(cell, 'w:vMerge');
  return merge !== undefined && valOf(merge) !== 'restart' && !isUnseen(cell.textContent ?? '');
}

// Of a loop or condition over several lines, a tag on the line of a text.
function sharesLine({ start, end, isLoop }: Section & { end: PlacedTag }): boolean {
  if (start.repeats || (isControlLine(start) && isControlLine(end))) return false;
  const [first, last] = [elementOf(start), elementOf(end)];
  if (first === last) return isLine(start) && isLine(end);
  if (first.parentNode !== last.parentNode) return false;
  // A condition from the middle of one paragraph to the middle of another joins them.
  return isLoop || isAtEdge(start) || isAtEdge(end);
}

function isAtEdge({ sign, start, end, paragraph: { text } }: PlacedTag): boolean {
  const outside = sign === '/' ? text.slice(end) : text.slice(0, start);
  return isUnseen(outside.replace(/\{[#^/][^{}]*\}/g, ''));
}

// Shift and Enter make lines of one paragraph.
function isLine({ paragraph, start, end }: PlacedTag): boolean {
  const breaks = Array.from(gapsIn(paragraph)).filter(([gap]) => isLineBreak(gap));
  const edges = [0, ...breaks.map(([, at]) => at), paragraph.text.length];
  return breaks.length > 0 && edges.includes(start) && edges.includes(end);
}
