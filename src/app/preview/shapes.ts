import { r } from '../../document/word/tree';
import { allOf, childOf, nest, numberOf } from './wordXml';

/** How a shape stands on its page or line; lengths in pt. */
export type Place = {
  width: number;
  height: number;
  wrap: 'none' | 'inline' | 'square' | 'topAndBottom';
  /** How far text stays away from it. */
  gap: number;
  across: string;
  down: string;
  layer: number;
  /** In degrees. */
  turn: number;
};

/** How much of the room left over is before what is aligned so; none for `left`, `top` and `inside`. */
const shares: Record<string, number> = { center: 0.5, right: 1, bottom: 1, outside: 1 };

/**
 * `page 0.5 12pt`: from what a box is placed, how much of the room left over is before it, and how far it is
 * moved.
 */
export function axisOf(from: string | null | undefined, align: string | undefined, offset: number) {
  return `${from?.replace(/\W/g, '') || 'page'} ${shares[align ?? ''] ?? 0} ${offset}pt`;
}

/**
 * The one form in which shapes go through docx-preview 0.4: a text box of VML, the only shape of which it shows
 * the text. Place and look are CSS. What CSS cannot say stands in custom properties: those of its place, and
 * `--grows`: with its text, `--shows`: `picture`, `words` or the name of what cannot be shown.
 */
export function boxOf(
  { ownerDocument: part }: Element,
  { width, height, wrap, gap, across, down, layer, turn }: Place,
  look: readonly string[],
  content: Iterable<Node>,
): Element {
  const style = [
    `width: ${width}pt; height: ${height}pt; z-index: ${Math.round(layer)}`,
    `--wrap: ${wrap}; --gap: ${gap}pt; --across: ${across}; --down: ${down}`,
    ...(turn ? [`transform: rotate(${turn}deg)`] : []),
    ...look,
  ];
  const text = nest(part, 'txbxContent', {}, ...content);
  return nest(part, 'pict textbox', { style: style.join(';') }, text);
}

/** @param fill of DrawingML: names the file of the picture, and what is cut off it */
export function pictureBox(shape: Element, place: Place, look: readonly string[], fill: Element) {
  const { ownerDocument: part } = shape;
  const names = 'p r drawing inline graphic graphicData pic';
  const picture = nest(part, names, {}, fill.cloneNode(true), nest(part, 'spPr', {}));
  return boxOf(shape, place, [...look, '--shows: picture'], [picture]);
}

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
  const layer = numberOf(style.get('z-index')) / 2;
  const place: Place = {
    width: length('width'),
    height: length('height'),
    wrap: style.get('position') === 'absolute' ? wrapOf(shape) : 'inline',
    gap: lengthOf(style.get('mso-wrap-distance-left') ?? '9pt'),
    across: axis('horizontal', 'left', 'column'),
    down: axis('vertical', 'top', 'paragraph'),
    layer: layer < 0 ? layer - 2 ** 30 : layer,
    turn: numberOf(style.get('rotation')),
  };
  const words = childOf(shape, 'textpath')?.getAttribute('string');
  if (words) {
    const text = nest(part, 'p r t', {}, words);
    return boxOf(shape, place, wordArt(shape, place, words), [text]);
  }
  const picture = childOf(shape, 'imagedata');
  const text = childOf(childOf(shape, 'textbox'), 'txbxContent');
  if (text) return boxOf(shape, place, textBox(shape), text.childNodes);
  if (!picture) return boxOf(shape, place, ['--shows: drawing'], []);
  const embed = picture.getAttributeNS(r, 'id') ?? '';
  return pictureBox(shape, place, [], nest(part, 'blipFill blip', { embed }));
}

function wrapOf(shape: Element): Place['wrap'] {
  const wrap = childOf(shape, 'wrap')?.getAttribute('type') ?? '';
  if (/^(square|tight|through)$/.test(wrap)) return 'square';
  return wrap === 'topAndBottom' ? wrap : 'none';
}

/** The properties of a shape, as VML writes them into its `style`. */
function styleOf(shape: Element): ReadonlyMap<string, string> {
  const entries = (shape.getAttribute('style') ?? '').split(';').map((one) => {
    const [name = '', value = ''] = one.split(':');
    return [name.trim().toLowerCase(), value.trim()] as const;
  });
  return new Map(entries);
}

/** Words as large as their shape has place for them. */
function wordArt(shape: Element, { width, height }: Place, words: string): string[] {
  const size = Math.min(height, (1.6 * width) / words.length);
  const opacity = childOf(shape, 'fill')?.getAttribute('opacity') ?? '1';
  return [
    '--shows: words',
    `font-size: ${size}pt; line-height: 1; white-space: nowrap; color: ${colourOf(shape, 'fillcolor', 'black')}`,
    'align-items: center; justify-content: center',
    // `32768f` is in parts of 65536.
    `opacity: ${numberOf(opacity) / (opacity.endsWith('f') ? 65_536 : 1)}`,
  ];
}

/** `#4472c4 [3204]` names a colour, and where it is from in the theme. */
function colourOf(shape: Element, name: string, usual: string): string {
  return (shape.getAttribute(name) ?? usual).split(/[^#\w]/)[0] ?? usual;
}

function textBox(shape: Element): string[] {
  const has = (name: string) => !/^(f|false|0)$/.test(shape.getAttribute(name) ?? '');
  return [
    'padding: 3.6pt 7.2pt',
    has('filled') ? `background: ${colourOf(shape, 'fillcolor', 'white')}` : '',
    has('stroked') ? `outline: 0.75pt solid ${colourOf(shape, 'strokecolor', 'black')}` : '',
  ];
}

const pointsPer: Record<string, number> = { pt: 1, in: 72, cm: 28.3465, mm: 2.83465, pc: 12 };

/** A length of VML in pt; without a unit it is in px. */
function lengthOf(text: string | undefined): number {
  return numberOf(text) * (pointsPer[/[a-z]+$/.exec(text ?? '')?.[0] ?? ''] ?? 0.75);
}
