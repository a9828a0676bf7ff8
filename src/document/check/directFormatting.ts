import type { Element } from '@xmldom/xmldom';
import { child, propertiesOf } from '../package/xmlTree';
import { type Styles, settingOf } from './readStyles';

type Look = { element: string; name: string; attributes: readonly string[] };

const runLook: readonly Look[] = [
  { element: 'w:rFonts', name: 'Schrift', attributes: ['w:ascii'] },
  { element: 'w:sz', name: 'Grösse', attributes: ['w:val'] },
  { element: 'w:color', name: 'Farbe', attributes: ['w:val'] },
  { element: 'w:b', name: 'fett', attributes: ['w:val'] },
  { element: 'w:i', name: 'kursiv', attributes: ['w:val'] },
  { element: 'w:u', name: 'unterstrichen', attributes: ['w:val'] },
];

const paragraphLook: readonly Look[] = [
  { element: 'w:jc', name: 'Ausrichtung', attributes: ['w:val'] },
  {
    element: 'w:ind',
    name: 'Einzug',
    attributes: ['w:left', 'w:right', 'w:firstLine', 'w:hanging'],
  },
  { element: 'w:spacing', name: 'Abstand', attributes: ['w:before', 'w:after', 'w:line'] },
];

/**
 * The look that is set on a paragraph or its runs themselves and differs from what its style says;
 * nothing else is look. LibreOffice repeats the style's values on paragraphs that it has touched.
 */
export function directFormatting(
  paragraph: Element,
  runs: readonly Element[],
  styles: Styles,
): string[] {
  const found = [
    ...differing(propertiesOf(paragraph), 'w:pPr', paragraphLook),
    ...runs.flatMap((run) => differing(propertiesOf(run), 'w:rPr', runLook)),
  ];
  return [...new Set(found)];

  function differing(direct: Element | undefined, properties: string, looks: readonly Look[]) {
    return looks
      .filter(({ element, attributes }) => {
        const own = direct && child(direct, element);
        if (!own) return false;
        return attributes.some((attribute) => {
          const value = settingOf(own, attribute);
          return (
            value !== undefined &&
            value !== styles.valueFor(paragraph, properties, element, attribute)
          );
        });
      })
      .map(({ name }) => name);
  }
}
