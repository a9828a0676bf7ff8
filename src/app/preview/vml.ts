import { r } from '../../document/word/tree';
import { lengthOfVml, placeOfVml, styleOfVml } from '../../document/word/vml';
import { axisOf, boxOf, pictureBox } from './drawings';
import { allOf, childOf, nest, numberOf } from './wordXml';

/** Of VML, in which Word still writes watermarks, these and pictures are shown; of the rest is said that it is missing. */
export function spellOutVml(part: Document) {
  for (const picture of allOf(part, 'pict', 'object')) {
    // The picture of a bullet is read by itself.
    if (picture.parentElement?.localName === 'numPicBullet') continue;
    // What has no size is a line, or says how other shapes are.
    const shapes = Array.from(picture.children).filter(
      (shape) => lengthOfVml(styleOfVml(shape), 'width') > 0,
    );
    picture.replaceWith(...shapes.map(vmlBox));
  }
}

function vmlBox(shape: Element) {
  const style = styleOfVml(shape);
  const [width, height] = [lengthOfVml(style, 'width'), lengthOfVml(style, 'height')];
  const axis = (direction: 'horizontal' | 'vertical', usual: string) => {
    const { from, align, offset } = placeOfVml(style, direction);
    return axisOf(from === 'text' ? usual : from, align, offset);
  };
  const place = [
    `width: ${width}pt; height: ${height}pt`,
    // Behind the text is what Word counts below zero.
    `z-index: ${numberOf(style.get('z-index')) < 0 ? -(2 ** 30) : 0}`,
    `--wrap: ${style.get('position') === 'absolute' ? 'none' : 'inline'}`,
    `--across: ${axis('horizontal', 'column')}; --down: ${axis('vertical', 'paragraph')}`,
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
