import { r } from '../../document/word/tree';
import { axisOf, boxOf, pictureBox } from './drawings';
import { allOf, childOf, nest, numberOf } from './wordXml';

/** Of VML, in which Word still writes watermarks, these and pictures are shown; of the rest is said that it is missing. */
export function spellOutVml(part: Document) {
  for (const picture of allOf(part, 'pict', 'object')) {
    // The picture of a bullet is read by itself.
    if (picture.parentElement?.localName === 'numPicBullet') continue;
    // What has no size is a line, or says how other shapes are.
    const shapes = Array.from(picture.children).filter(
      (shape) => lengthOf(styleOf(shape).get('width')) > 0,
    );
    picture.replaceWith(...shapes.map(vmlBox));
  }
}

function vmlBox(shape: Element) {
  const style = styleOf(shape);
  const [width, height] = [lengthOf(style.get('width')), lengthOf(style.get('height'))];
  const axis = (side: string, start: string, usual: string) => {
    const from = style.get(`mso-position-${side}-relative`) ?? 'text';
    const offset = lengthOf(style.get(`margin-${start}`)) + lengthOf(style.get(start));
    return axisOf(from === 'text' ? usual : from, style.get(`mso-position-${side}`), offset);
  };
  const place = [
    `width: ${width}pt; height: ${height}pt`,
    // Behind the text is what Word counts below zero.
    `z-index: ${numberOf(style.get('z-index')) < 0 ? -(2 ** 30) : 0}`,
    `--wrap: ${style.get('position') === 'absolute' ? 'none' : 'inline'}`,
    `--across: ${axis('horizontal', 'left', 'column')}; --down: ${axis('vertical', 'top', 'paragraph')}`,
    `rotate: ${numberOf(style.get('rotation'))}deg`,
  ];
  const picture = childOf(shape, 'imagedata');
  if (picture) {
    const embed = picture.getAttributeNS(r, 'id') ?? '';
    return pictureBox(place, nest('blipFill blip', { embed }));
  }
  const words = childOf(shape, 'textpath')?.getAttribute('string');
  if (!words) return boxOf([...place, '--shows: eine Zeichnung']);
  // As large as their shape has place for them.
  const size = Math.min(height, (1.6 * width) / words.length);
  const opacity = childOf(shape, 'fill')?.getAttribute('opacity') ?? '1';
  const look = [
    `--shows: words; font-size: ${size}pt; line-height: 1; white-space: nowrap`,
    // `#4472c4 [3204]` names a colour, and where it is from in the theme.
    `color: ${/^#?\w+/.exec(shape.getAttribute('fillcolor') ?? '')?.[0] ?? 'black'}`,
    'align-items: center; justify-content: center',
    // `32768f` is in parts of 65536.
    `opacity: ${numberOf(opacity) / (opacity.endsWith('f') ? 65_536 : 1)}`,
  ];
  return boxOf([...place, ...look], [nest('p r t', {}, words)]);
}

/** The properties of a shape, as VML writes them into its `style`. */
function styleOf(shape: Element) {
  const entries = (shape.getAttribute('style') ?? '').split(';').map((one) => {
    const [name = '', value = ''] = one.split(':');
    return [name.trim().toLowerCase(), value.trim()] as const;
  });
  return new Map(entries);
}

const pointsPer: Record<string, number> = { pt: 1, in: 72, cm: 28.3465, mm: 2.83465, pc: 12 };

/** A length of VML in pt; without a unit it is in px. */
function lengthOf(text: string | undefined) {
  return numberOf(text) * (pointsPer[/[a-z]+$/.exec(text ?? '')?.[0] ?? ''] ?? 0.75);
}
