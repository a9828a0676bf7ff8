import type { Element } from '@xmldom/xmldom';
import type { PlacedTag } from '../tags/readSections';
import { runsBetween } from '../word/paragraphs';
import { type Styles, settingOf } from '../word/styles';
import { child, closest, isOn, propertyOf } from '../word/tree';

/** The runs that a tag stands in. */
export function runsOf({ paragraph, start, end }: PlacedTag): Element[] {
  return runsBetween(paragraph, start, end);
}

/** Whether a text is set as hidden, by its style or itself. */
export function isHidden(tag: PlacedTag, styles: Styles): boolean {
  const isStyledSo = (element: Element) =>
    styles.valueFor(element, 'w:rPr', 'w:vanish', 'w:val') === 'true';
  const isRunHidden = (run: Element) => {
    const own = propertyOf(run, 'w:vanish');
    return own ? isOn(own) : isStyledSo(run);
  };
  return isStyledSo(tag.paragraph.element) || runsOf(tag).some(isRunHidden);
}

/** What around a text does not grow with it. */
export function fixedAround({ paragraph: { element } }: PlacedTag, styles: Styles) {
  const rule =
    propertyOf(element, 'w:framePr')?.getAttribute('w:hRule') ??
    styles.valueFor(element, 'w:pPr', 'w:framePr', 'w:hRule');
  if (rule === 'exact') return 'frame';
  // What floats leaves the row that it hangs on.
  for (let node = element.parentNode as Element | null; node && node.nodeName !== 'wp:anchor'; ) {
    if (node.nodeName === 'w:txbxContent' && isFixedBox(node)) return 'box';
    if (propertyOf(node, 'w:trHeight')?.getAttribute('w:hRule') === 'exact') return 'row';
    node = node.parentNode as Element | null;
  }
  return undefined;
}

// DrawingML says whether a shape grows with its text, VML says it in the style of the box.
function isFixedBox(content: Element): boolean {
  const shape = closest(content, ['wps:wsp']) as Element | null;
  if (shape) return shape.getElementsByTagName('a:spAutoFit').length === 0;
  const box = closest(content, ['v:textbox']) as Element | null;
  return box !== null && !/mso-fit-shape-to-text:\s*t/.test(box.getAttribute('style') ?? '');
}

// What a person calls a setting, where it stands, and its attributes.
const settings = `
Ausrichtung w:pPr w:jc w:val
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
export function directLook(tag: PlacedTag, styles: Styles): string[] {
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
