import type { Element } from '@xmldom/xmldom';
import { checkFinding } from '../sentences/check';
import type { PlacedTag } from '../tags/readSections';
import { isControlLine } from '../tags/readTags';
import { whereIs } from '../tags/whereIs';
import type { TemplateProblem } from '../templateProblem';
import { runsBetween } from '../word/paragraphs';
import { nameOf, type Styles, settingOf } from '../word/styles';
import { child, closest, isOn, propertiesOf } from '../word/tree';

type Rule = (
  tag: PlacedTag,
  styles: Styles,
) => Parameters<typeof checkFinding>[0] | false | undefined;

const ofLines: readonly Rule[] = [
  // Of a break that is set on the line itself, `moveOffLines` takes care.
  ({ paragraph: { element } }, styles) =>
    styles.valueFor(element, 'w:pPr', 'w:pageBreakBefore', 'w:val') === 'true' && 'lost-page-break',
  ({ paragraph: { element } }) =>
    element.getElementsByTagName('w:footnoteReference').length > 0 && 'footnote-on-line',
  // The line stays for its box, and is empty.
  ({ paragraph: { element } }) =>
    Array.from(element.getElementsByTagName('w:txbxContent')).some((box) =>
      box.textContent?.includes('{'),
    ) && 'box-on-line',
];

const ofTexts: readonly Rule[] = [
  (tag, styles) => isHidden(tag, styles) && 'hidden-text',
  fixedFrameOf,
  ({ paragraph }, styles) => {
    const style = styles.styleOf(paragraph.element);
    return style && nameOf(style) === 'steuerzeile' && 'control-look';
  },
];

/** Texts that nobody, or not everybody, would see or that look unlike the rest, and what a control line takes along. */
export function tagNotices(tags: readonly PlacedTag[], styles: Styles): TemplateProblem[] {
  const texts = tags.filter(({ sign }) => sign === '');
  const said = (rules: readonly Rule[], some: readonly PlacedTag[]) =>
    rules.flatMap((rule) =>
      some.flatMap((tag) => {
        const name = rule(tag, styles);
        return name ? [checkFinding(name, whereIs(tag, tag.name), tag.inner)] : [];
      }),
    );
  return [
    ...said(ofLines, tags.filter(isControlLine)),
    ...said(ofTexts, texts),
    ...texts.flatMap((tag) => {
      const looks = directFormatting(tag.paragraph.element, runsOf(tag), styles);
      if (looks.length === 0) return [];
      return [checkFinding('direct-look', whereIs(tag, tag.name), tag.inner, looks)];
    }),
  ];
}

/** The runs that a tag stands in. */
export function runsOf(tag: PlacedTag): Element[] {
  return runsBetween(tag.paragraph, tag.start, tag.end);
}

function isHidden(tag: PlacedTag, styles: Styles): boolean {
  const isStyledSo = (element: Element) =>
    styles.valueFor(element, 'w:rPr', 'w:vanish', 'w:val') === 'true';
  return (
    isStyledSo(tag.paragraph.element) ||
    runsOf(tag).some((run) => {
      const look = propertiesOf(run);
      const own = look && child(look, 'w:vanish');
      return own ? isOn(own) : isStyledSo(run);
    })
  );
}

function fixedFrameOf({ paragraph }: PlacedTag, styles: Styles) {
  const settings = propertiesOf(paragraph.element);
  const frame = settings && child(settings, 'w:framePr');
  const rule =
    frame?.getAttribute('w:hRule') ??
    styles.valueFor(paragraph.element, 'w:pPr', 'w:framePr', 'w:hRule');
  return rule === 'exact' ? 'fixed-height.frame' : fixedAround(paragraph.element);
}

// What stands in a row or box that grows may stand in one that does not.
function fixedAround(element: Element): 'fixed-height.row' | 'fixed-height.box' | undefined {
  const around = closest(element, ['w:tr', 'w:txbxContent']) as Element | null;
  if (!around) return undefined;
  const isRow = around.nodeName === 'w:tr';
  if (isRow ? isFixedRow(around) : isFixedBox(around))
    return isRow ? 'fixed-height.row' : 'fixed-height.box';
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

// What a person calls a setting, its element and, but for `w:val`, its attributes.
const runLook = [
  ['Schrift', 'w:rFonts', 'w:ascii'],
  ['Grösse', 'w:sz'],
  ['Farbe', 'w:color'],
  ['fett', 'w:b'],
  ['kursiv', 'w:i'],
  ['unterstrichen', 'w:u'],
] as const;

const paragraphLook = [
  ['Ausrichtung', 'w:jc'],
  ['Einzug', 'w:ind', 'w:left', 'w:right', 'w:firstLine', 'w:hanging'],
  ['Abstand', 'w:spacing', 'w:before', 'w:after', 'w:line'],
] as const;

/**
 * The look that is set on a paragraph or its runs themselves and differs from what its style says;
 * nothing else is look. LibreOffice repeats the style's values on paragraphs that it has touched.
 */
function directFormatting(paragraph: Element, runs: readonly Element[], styles: Styles): string[] {
  const found = [
    ...differing(propertiesOf(paragraph), 'w:pPr', paragraphLook),
    ...runs.flatMap((run) => differing(propertiesOf(run), 'w:rPr', runLook)),
  ];
  return [...new Set(found)];

  function differing(
    direct: Element | undefined,
    properties: string,
    looks: readonly (readonly [name: string, element: string, ...attributes: string[]])[],
  ) {
    return looks.flatMap(([name, element, ...attributes]) => {
      const own = direct && child(direct, element);
      const differs = (attribute: string) => {
        const value = own && settingOf(own, attribute);
        return (
          value !== undefined &&
          value !== styles.valueFor(paragraph, properties, element, attribute)
        );
      };
      return (attributes.length > 0 ? attributes : ['w:val']).some(differs) ? [name] : [];
    });
  }
}
