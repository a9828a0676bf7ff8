import { r } from '../../document/word/tree';
import { axisOf, boxOf, pictureBox, turnBy } from './drawings';
import { allOf, childOf, nest, numberOf } from './wordXml';

/** Of VML, as Word wrote it before 2010, pictures, watermarks and text are shown. */
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

function vmlBox(shape: Element): Element {
  const { ownerDocument: part } = shape;
  const style = styleOf(shape);
  const length = (name: string) => lengthOf(style.get(name));
  const axis = (side: string, start: string, usual: string) => {
    const from = style.get(`mso-position-${side}-relative`) ?? 'text';
    const align = style.get(`mso-position-${side}`) ?? 'absolute';
    const offset = align === 'absolute' ? length(`margin-${start}`) + length(start) : 0;
    return axisOf(from === 'text' ? usual : from, align, offset);
  };
  const [width, height] = [length('width'), length('height')];
  const layer = numberOf(style.get('z-index')) / 2;
  const kind = childOf(shape, 'wrap')?.getAttribute('type') ?? 'none';
  const wrap = kind.replace(/tight|through/, 'square');
  const place = [
    `width: ${width}pt; height: ${height}pt`,
    `z-index: ${Math.round(layer < 0 ? layer - 2 ** 30 : layer)}`,
    `--wrap: ${style.get('position') === 'absolute' ? wrap : 'inline'}; --gap: 9pt`,
    `--across: ${axis('horizontal', 'left', 'column')}; --down: ${axis('vertical', 'top', 'paragraph')}`,
    turnBy(numberOf(style.get('rotation'))),
  ];
  const picture = childOf(shape, 'imagedata');
  if (picture) {
    const embed = picture.getAttributeNS(r, 'id') ?? '';
    return pictureBox(shape, place, nest(part, 'blipFill blip', { embed }));
  }
  const text = childOf(childOf(shape, 'textbox'), 'txbxContent');
  if (text) return boxOf(shape, [...place, ...textBox(shape)], text.childNodes);
  const words = childOf(shape, 'textpath')?.getAttribute('string');
  if (!words) return boxOf(shape, [...place, '--shows: eine Zeichnung']);
  // As large as their shape has place for them.
  const size = Math.min(height, (1.6 * width) / words.length);
  const opacity = childOf(shape, 'fill')?.getAttribute('opacity') ?? '1';
  const look = [
    `--shows: words; font-size: ${size}pt; line-height: 1; white-space: nowrap`,
    `color: ${vmlColour(shape, 'fillcolor', 'black')}`,
    'align-items: center; justify-content: center',
    // `32768f` is in parts of 65536.
    `opacity: ${numberOf(opacity) / (opacity.endsWith('f') ? 65_536 : 1)}`,
  ];
  return boxOf(shape, [...place, ...look], [nest(part, 'p r t', {}, words)]);
}

function textBox(shape: Element): string[] {
  const has = (name: string) => !/^(f|false|0)$/.test(shape.getAttribute(name) ?? '');
  return [
    'padding: 3.6pt 7.2pt',
    has('filled') ? `background: ${vmlColour(shape, 'fillcolor', 'white')}` : '',
    has('stroked') ? `outline: 0.75pt solid ${vmlColour(shape, 'strokecolor', 'black')}` : '',
  ];
}

/** `#4472c4 [3204]` names a colour, and where it is from in the theme. */
function vmlColour(shape: Element, name: string, usual: string): string {
  return (shape.getAttribute(name) ?? usual).split(/[^#\w]/)[0] ?? usual;
}

/** The properties of a shape, as VML writes them into its `style`. */
function styleOf(shape: Element): ReadonlyMap<string, string> {
  const entries = (shape.getAttribute('style') ?? '').split(';').map((one) => {
    const [name = '', value = ''] = one.split(':');
    return [name.trim().toLowerCase(), value.trim()] as const;
  });
  return new Map(entries);
}

const pointsPer: Record<string, number> = { pt: 1, in: 72, cm: 28.3465, mm: 2.83465, pc: 12 };

/** A length of VML in pt; without a unit it is in px. */
function lengthOf(text: string | undefined): number {
  return numberOf(text) * (pointsPer[/[a-z]+$/.exec(text ?? '')?.[0] ?? ''] ?? 0.75);
}
