import type { Element } from '@xmldom/xmldom';
import { checkFinding, noticeOf } from '../sentences/check';
import { type PlacedTag, type Section, type Sections, sectionsAround } from '../tags/readSections';
import { isControlLine, isUnseen } from '../tags/readTags';
import { whereIs } from '../tags/whereIs';
import type { TemplateProblem } from '../templateProblem';
import { byNumber, definitionNamed, listNamed } from '../word/lists';
import { deletedIn, type Paragraph, runsBetween } from '../word/paragraphs';
import { nameOf, type Styles, settingOf, shownStyle } from '../word/styles';
import { child, closest, elementsBelow, isOn, propertyOf, valOf } from '../word/tree';

type Name = Parameters<typeof checkFinding>[0];
type Rule<Subject> = readonly [name: Name, holds: (subject: Subject, styles: Styles) => boolean];

/** Of a tag that has its paragraph for itself, and goes with it. */
const ofLines: readonly Rule<PlacedTag>[] = [
  // Of a break that is set on the line itself, `moveOffLines` takes care.
  [
    'lost-page-break',
    ({ paragraph: { element } }, styles) =>
      styles.valueFor(element, 'w:pPr', 'w:pageBreakBefore', 'w:val') === 'true',
  ],
  [
    'footnote-on-line',
    ({ paragraph: { element } }) => element.getElementsByTagName('w:footnoteReference').length > 0,
  ],
  // The last turn leaves an empty page.
  [
    'page-break-in-loop',
    ({ sign, paragraph: { element } }) => {
      const last = element.previousSibling as Element | null;
      if (sign !== '/' || last?.nodeName !== 'w:p' || !isUnseen(last.textContent ?? ''))
        return false;
      return elementsBelow(last).some((one) => one.getAttribute('w:type') === 'page');
    },
  ],
];

/** Of a field that prints a text. */
const ofTexts: readonly Rule<PlacedTag>[] = [
  [
    'tracked-change.inserted',
    (tag) => runsOf(tag).some((run) => /^w:(ins|moveTo)$/.test(run.parentNode?.nodeName ?? '')),
  ],
  ['hidden-text', isHidden],
  [
    'control-look',
    ({ paragraph }, styles) => {
      const style = styles.styleOf(paragraph.element);
      return style !== undefined && nameOf(style) === 'steuerzeile';
    },
  ],
  ['fixed-height.row', (tag) => fixedAround(tag) === 'row'],
  ['fixed-height.box', (tag) => fixedAround(tag) === 'box'],
];

/** Of a paragraph that a loop repeats: what floats over the page lies on one place in all turns. */
const ofRepeated: readonly Rule<readonly [Paragraph, Section]>[] = [
  [
    'floating-in-loop.table',
    ([{ element }, section]) => {
      const table = closest(element, ['w:tbl', 'w:txbxContent']) as Element | null;
      if (!table || !propertyOf(table, 'w:tblpPr')) return false;
      // A loop inside of a table repeats its rows.
      const isOutside = loopsAround(section).some(
        ({ start }) => !table.contains(start.paragraph.element),
      );
      return isOutside && table.getElementsByTagName('w:p')[0] === element;
    },
  ],
  [
    'floating-in-loop.box',
    ([{ element }]) =>
      Array.from(element.getElementsByTagName('wp:anchor')).some(
        (anchor) => anchor.getElementsByTagName('w:txbxContent').length > 0,
      ),
  ],
];

/** What works, but should be looked at before the template goes to everyone. */
export function ruleNotices(
  { tags, enclosed }: Sections,
  paragraphs: readonly Paragraph[],
  styles: Styles,
  numbering: Element | undefined,
): TemplateProblem[] {
  const counting = countingLists(numbering);
  const texts = tags.filter(({ sign }) => sign === '');
  const lines = tags.filter(isControlLine);
  const gone = new Set(lines.map(({ paragraph }) => paragraph));
  const repeated = [...enclosed].filter(
    ([paragraph, section]) => !gone.has(paragraph) && loopsAround(section).length > 0,
  );
  return [
    ...paragraphs.flatMap(deletedTags),
    ...said(ofRepeated, repeated, ([paragraph]) => [whereIs({ paragraph })]),
    ...said(ofLines, lines, ofTag),
    ...said(ofTexts, texts, ofTag),
    ...texts.flatMap((tag) => {
      const looks = directLook(tag, styles);
      return looks.length > 0
        ? [checkFinding('direct-look', whereIs(tag, tag.name), tag.inner, looks)]
        : [];
    }),
    ...missingStyles(paragraphs, styles),
    ...texts
      .filter(({ around, paragraph: { element } }) => {
        const lists = [element, ...styles.chainFor(element)].map(listNamed);
        const list = lists.find((one) => one !== null);
        return list && loopsAround(around).length > 1 && counting.has(list);
      })
      .map((tag) => checkFinding('counts-on', ...ofTag(tag))),
  ];

  function said<Subject>(
    rules: readonly Rule<Subject>[],
    subjects: readonly Subject[],
    words: (subject: Subject) => readonly [ReturnType<typeof whereIs>, ...string[]],
  ): TemplateProblem[] {
    return rules.flatMap(([name, isSo]) =>
      subjects
        .filter((subject) => isSo(subject, styles))
        .map((subject) => checkFinding(name, ...words(subject))),
    );
  }
}

/** The lists that number their lines. */
function countingLists(numbering: Element | undefined): Set<string> {
  const of = (name: string) => (numbering ? byNumber(numbering, name) : new Map<string, Element>());
  const definitions = of('w:abstractNum');
  const formats = Array.from(of('w:num'), ([id, list]) => {
    const level = definitions.get(definitionNamed(list))?.getElementsByTagName('w:numFmt')[0];
    return [id, valOf(level) ?? 'none'] as const;
  });
  return new Set(formats.filter(([, format]) => !/^(bullet|none)$/.test(format)).map(([id]) => id));
}

/** Styles that a paragraph names and the file lacks: Word shows it in the style «Standard» instead. */
function missingStyles(paragraphs: readonly Paragraph[], styles: Styles): TemplateProblem[] {
  const used = paragraphs.flatMap(({ element }) => valOf(propertyOf(element, 'w:pStyle')) ?? []);
  const missing = [...new Set(used)].filter((id) => !styles.byId.has(id));
  const names = missing.map((id) => `«${shownStyle(id)}»`);
  return noticeOf('missing-style', names);
}

function ofTag(tag: PlacedTag): [ReturnType<typeof whereIs>, string] {
  return [whereIs(tag, tag.name), tag.inner];
}

function deletedTags(paragraph: Paragraph): TemplateProblem[] {
  return deletedIn(paragraph)
    .filter((text) => text.includes('{'))
    .map((text) => checkFinding('tracked-change.deleted', whereIs({ paragraph }, text), text));
}

function loopsAround(section: Section | undefined): Section[] {
  return sectionsAround(section).filter(({ isLoop }) => isLoop);
}

function runsOf({ paragraph, start, end }: PlacedTag): Element[] {
  return runsBetween(paragraph, start, end);
}

/** Whether a text is set as hidden, by its style or itself. */
function isHidden(tag: PlacedTag, styles: Styles): boolean {
  const isStyledSo = (element: Element) =>
    styles.valueFor(element, 'w:rPr', 'w:vanish', 'w:val') === 'true';
  const isRunHidden = (run: Element) => {
    const own = propertyOf(run, 'w:vanish');
    return own ? isOn(own) : isStyledSo(run);
  };
  return isStyledSo(tag.paragraph.element) || runsOf(tag).some(isRunHidden);
}

/** What around a text does not grow with it. */
function fixedAround({ paragraph: { element }, scopes }: PlacedTag): 'row' | 'box' | undefined {
  // What floats leaves the row that it hangs on.
  for (let node = element.parentNode as Element | null; node && node.nodeName !== 'wp:anchor'; ) {
    if (isFixedBox(node)) return scopes.length === 1 && isBanner(node) ? undefined : 'box';
    if (propertyOf(node, 'w:trHeight')?.getAttribute('w:hRule') === 'exact') return 'row';
    node = node.parentNode as Element | null;
  }
  return undefined;
}

// In one and a half centimetres there is room for three lines.
function isBanner(box: Element): boolean {
  return Number(box.getElementsByTagName('a:ext')[0]?.getAttribute('cy')) >= 540_000;
}

// DrawingML says whether a shape grows with its text, VML says it in the style of the box.
function isFixedBox(box: Element): boolean {
  if (box.nodeName === 'wps:wsp') return box.getElementsByTagName('a:spAutoFit').length === 0;
  return (
    box.nodeName === 'v:textbox' &&
    !/mso-fit-shape-to-text:\s*t/.test(box.getAttribute('style') ?? '')
  );
}

// What a person calls a setting, where it stands, and its attributes.
const settings = `
Einzug w:pPr w:ind w:left w:right w:firstLine w:hanging
Abstand w:pPr w:spacing w:before w:after w:line
Schrift w:rPr w:rFonts w:ascii
Grösse w:rPr w:sz w:val
Farbe w:rPr w:color w:val
fett w:rPr w:b w:val
kursiv w:rPr w:i w:val
unterstrichen w:rPr w:u w:val`
  .trim()
  .split('\n')
  .map((line) => line.split(' '));

/**
 * The look that is set on a paragraph or its runs themselves and differs from what its style says;
 * nothing else is look. LibreOffice repeats the style's values on paragraphs that it has touched.
 */
function directLook(tag: PlacedTag, styles: Styles): string[] {
  const { element } = tag.paragraph;
  return settings.flatMap(([name = '', properties = '', setting = '', ...attributes]) => {
    const dressed = properties === 'w:pPr' ? [element] : runsOf(tag);
    const differs = dressed.some((one) => {
      const own = child(one, properties) && propertyOf(one, setting);
      return attributes.some((attribute) => {
        const value = own && settingOf(own, attribute);
        return value && value !== styles.valueFor(element, properties, setting, attribute);
      });
    });
    return differs ? [name] : [];
  });
}
