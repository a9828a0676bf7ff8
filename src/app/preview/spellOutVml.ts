import {
  boxOf,
  childOf,
  numberOf,
  paragraphOf,
  pictureBy,
  pictureOf,
  relationships,
  wordElement,
} from './boxes';
import { frameOf, lineOf } from './drawingLook';
import {
  lengthOf,
  placeIn,
  placeOf,
  pointsOf,
  type Style,
  styleOf,
  type Units,
  unitsOf,
} from './vmlPlace';

/** A picture or object of VML, as Word wrote them before 2010, becomes boxes. */
export function spellOutVml(picture: Element) {
  picture.replaceWith(...boxesIn(picture));
}

function boxesIn(owner: Element, units?: Units): Element[] {
  const shapes = Array.from(owner.children).filter(({ localName }) =>
    ['shape', 'rect', 'roundrect', 'oval', 'line', 'group'].includes(localName),
  );
  return shapes.flatMap((shape) => {
    const style = styleOf(shape);
    if (style.get('visibility') === 'hidden') return [];
    const place = units ? placeIn(units, style) : placeOf(shape, style);
    if (shape.localName === 'group') {
      const members = boxesIn(shape, unitsOf(shape, style, units));
      return [boxOf(shape, place, [paragraphOf(shape, members)])];
    }
    return [shapeAt([...place, ...turnOf(style)], shape, style)];
  });
}

function shapeAt(place: string[], shape: Element, style: Style): Element {
  const id = childOf(shape, 'imagedata')?.getAttributeNS(relationships, 'id');
  if (id) {
    const picture = pictureOf(shape, pictureBy(shape, id));
    return boxOf(shape, [...place, '--picture: picture'], [paragraphOf(shape, [picture])]);
  }
  const words = childOf(shape, 'textpath')?.getAttribute('string');
  if (words) {
    const text = wordElement(shape, 't');
    text.textContent = words;
    return boxOf(shape, [...place, ...wordArt(shape, style, words)], [paragraphOf(shape, [text])]);
  }
  const box = childOf(shape, 'textbox');
  const css = [...place, ...lookOf(shape), ...(box ? textOf(box, style) : [])];
  return boxOf(shape, css, Array.from(childOf(box, 'txbxContent')?.childNodes ?? []));
}

/** How the text of a shape stands in it. */
function textOf(box: Element, style: Style): string[] {
  const insets = (box.getAttribute('inset') ?? '').split(',');
  const inset = (at: number, usual: number) => (insets[at]?.trim() ? lengthOf(insets[at]) : usual);
  return [
    `padding: ${inset(1, 3.6)}pt ${inset(2, 7.2)}pt ${inset(3, 3.6)}pt ${inset(0, 7.2)}pt`,
    `justify-content: ${alignments[style.get('v-text-anchor') ?? ''] ?? 'start'}`,
    ...(/fit-shape-to-text:\s*t/.test(box.getAttribute('style') ?? '') ? ['--grows: yes'] : []),
  ];
}

const alignments: Record<string, string> = { middle: 'center', bottom: 'end' };

function lookOf(shape: Element): string[] {
  const isOff = (owner: Element | undefined, name: string) =>
    /^(f|false|0)$/.test(owner?.getAttribute(name) ?? '');
  const stroke = childOf(shape, 'stroke');
  const isStroked = !isOff(shape, 'stroked') && !isOff(stroke, 'on');
  const colour = colourOf(shape.getAttribute('strokecolor') ?? 'black');
  const width = lengthOf(shape.getAttribute('strokeweight') ?? '0.75pt');
  if (shape.localName === 'line') {
    const [from, to] = pointsOf(shape);
    const slope = (to.x - from.x) * (to.y - from.y);
    const across = slope === 0 ? undefined : slope < 0 ? 'bottom' : 'top';
    return isStroked ? lineOf(colour, width, across) : [];
  }
  const isFilled = !isOff(shape, 'filled') && !isOff(childOf(shape, 'fill'), 'on');
  const dash = stroke?.getAttribute('dashstyle');
  return [
    ...(isFilled ? [`background: ${colourOf(shape.getAttribute('fillcolor') ?? 'white')}`] : []),
    ...(isStroked ? frameOf(colour, width, dash) : []),
    ...(shape.localName === 'oval' ? ['border-radius: 50%'] : []),
    ...(shape.localName === 'roundrect' ? ['border-radius: 8pt'] : []),
  ];
}

/** `#4472c4 [3204]` names a colour, and where it is from in the theme. */
function colourOf(text: string): string {
  return /^(#[\da-f]{3,6}|[a-z]+)\b/i.exec(text)?.[0] ?? 'transparent';
}

/** Words as large as their shape has place for them. */
function wordArt(shape: Element, style: Style, words: string): string[] {
  const size = Math.min(
    lengthOf(style.get('height')),
    (1.6 * lengthOf(style.get('width'))) / words.length,
  );
  const opacity = childOf(shape, 'fill')?.getAttribute('opacity') ?? '1';
  return [
    '--word-art: yes',
    `font-size: ${size}pt`,
    'line-height: 1',
    'white-space: nowrap',
    'align-items: center',
    'justify-content: center',
    `color: ${colourOf(shape.getAttribute('fillcolor') ?? 'black')}`,
    // `32768f` is in parts of 65536.
    `opacity: ${opacity.endsWith('f') ? numberOf(opacity) / 65_536 : numberOf(opacity)}`,
  ];
}

function turnOf(style: Style): string[] {
  const turn = numberOf(style.get('rotation'));
  return turn ? [`transform: rotate(${turn}deg)`] : [];
}
