import type { Element } from '@xmldom/xmldom';
import { checkFinding } from '../sentences/check';
import { loopsOf, type PlacedTag, type Sections } from '../tags/readSections';
import { isControlLine, isUnseen } from '../tags/readTags';
import { whereIs } from '../tags/whereIs';
import type { TemplateProblem } from '../templateProblem';
import { byNumber, definitionNamed, listNamed } from '../word/lists';
import { runsBetween } from '../word/paragraphs';
import { nameOf, type Styles, settingOf } from '../word/styles';
import { child, elementsBelow, propertyOf, valOf } from '../word/tree';

type Name = Parameters<typeof checkFinding>[0];
type Rule = readonly [name: Name, holds: (tag: PlacedTag, styles: Styles) => boolean];

/** Of a tag that has its paragraph for itself, and goes with it. */
const ofLines: readonly Rule[] = [
  // Of a break that is set on the line itself, `moveOffLines` takes care.
  [
    'lost-page-break',
    ({ paragraph: { element } }, styles) =>
      styles.valueFor(element, 'w:pPr', 'w:pageBreakBefore', 'w:val') === 'true',
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
const ofTexts: readonly Rule[] = [
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

/** What works, but should be looked at before the template goes to everyone. */
export function ruleNotices(
  { tags, enclosed }: Sections,
  styles: Styles,
  numbering: Element | undefined,
): TemplateProblem[] {
  const counting = countingLists(numbering);
  const texts = tags.filter(({ sign }) => sign === '');
  const lines = tags.filter(isControlLine);
  const gone = new Set(lines.map(({ paragraph }) => paragraph));
  const repeated = [...enclosed].filter(
    ([paragraph, section]) => !gone.has(paragraph) && loopsOf(section).length > 0,
  );
  return [
    // What floats over the page lies on one place in all turns.
    ...repeated
      .filter(([{ element }]) => Array.from(element.getElementsByTagName('wp:anchor')).some(isBox))
      .map(([paragraph]) => checkFinding('floating-in-loop', whereIs({ paragraph }))),
    ...said(ofLines, lines),
    ...said(ofTexts, texts),
    ...texts.flatMap((tag) => {
      const looks = directLook(tag, styles);
      return looks.length > 0
        ? [checkFinding('direct-look', whereIs(tag, tag.name), tag.inner, looks)]
        : [];
    }),
    ...texts
      .filter(({ around, paragraph: { element } }) => {
        const lists = [element, ...styles.chainFor(element)].map(listNamed);
        const list = lists.find((one) => one !== null);
        return list && loopsOf(around).length > 1 && counting.has(list);
      })
      .map((tag) => checkFinding('counts-on', ...ofTag(tag))),
  ];

  function said(rules: readonly Rule[], subjects: readonly PlacedTag[]) {
    return rules.flatMap(([name, isSo]) =>
      subjects
        .filter((subject) => isSo(subject, styles))
        .map((subject) => checkFinding(name, ...ofTag(subject))),
    );
  }
}

function isBox(anchor: Element) {
  return anchor.getElementsByTagName('w:txbxContent').length > 0;
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

function ofTag(tag: PlacedTag): [ReturnType<typeof whereIs>, string] {
  return [whereIs(tag, tag.name), tag.inner];
}

function runsOf({ paragraph, start, end }: PlacedTag): Element[] {
  return runsBetween(paragraph, start, end);
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
function isBanner(box: Element) {
  return Number(box.getElementsByTagName('a:ext')[0]?.getAttribute('cy')) >= 540_000;
}

// DrawingML says whether a shape grows with its text, VML says it in the style of the box.
function isFixedBox(box: Element) {
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
function directLook(tag: PlacedTag, styles: Styles) {
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
