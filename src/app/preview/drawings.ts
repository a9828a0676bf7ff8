import { r } from '../../document/word/tree';
import { lengthOfVml, placeOfVml, shareBefore, styleOfVml } from '../../document/word/vml';
import { allOf, childOf, nest, numberOf } from './wordXml';

/**
 * The one form in which shapes go through docx-preview 0.4: a text box of VML, the only shape of which it shows
 * the text. What CSS cannot say of it stands in custom properties: `--across` and `--down` say where it stands,
 * `--wrap` and `--gap` how text flows around it, and `--shows` what it is said to be where it cannot be shown.
 */
function boxOf(style: readonly string[], content: Iterable<Node> = []) {
  const text = nest('txbxContent', {}, ...content);
  return nest('pict textbox', { style: style.join(';') }, text);
}

/** @param fill names the file of the picture, and what is cut off it */
function pictureBox(style: readonly string[], fill: Element) {
  const path = 'p r drawing inline graphic graphicData pic';
  const picture = nest(path, {}, fill.cloneNode(true), nest('spPr', {}));
  return boxOf([...style, '--shows: ein Bild'], [picture]);
}

/**
 * `page 0.5 16`: from what a box is placed (page, margin, or the text around it), how much of the room left over is
 * before it, and how far it is moved, in px. A margin at one side begins where the page does.
 */
function axisOf(from: string | null | undefined, align: string | undefined, offset: number) {
  const known = /^(page|margin)$/.exec(from?.replace(/.+margin.*/i, 'page') ?? '')?.[0];
  return `${known ?? 'text'} ${shareBefore(align)} ${(offset * 4) / 3}`;
}

/** Each drawing and each shape of VML becomes a box, but for a picture that stands on a line as a letter does. */
export function spellOutShapes(part: Document) {
  for (const picture of allOf(part, 'pict', 'object')) {
    // The picture of a bullet is read by itself.
    if (picture.parentElement?.localName === 'numPicBullet') continue;
    // What has no size is a line, or says how other shapes are.
    const shapes = Array.from(picture.children).filter(
      (shape) => lengthOfVml(styleOfVml(shape), 'width') > 0,
    );
    picture.replaceWith(...shapes.map(vmlBox));
  }
  for (const drawing of allOf(part, 'drawing')) {
    const frame = childOf(drawing, 'anchor', 'inline');
    const content = childOf(childOf(frame, 'graphic'), 'graphicData')?.firstElementChild;
    if (!frame || !content) continue;
    if (frame.localName === 'anchor' || content.localName !== 'pic') {
      drawing.replaceWith(drawingBox(content, frame));
    }
  }
}

/** Of VML, in which Word still writes watermarks, pictures are shown. */
function vmlBox(shape: Element) {
  const style = styleOfVml(shape);
  const axis = (direction: 'horizontal' | 'vertical') => {
    const { from, align, offset } = placeOfVml(style, direction);
    return axisOf(from, align, offset);
  };
  const place = [
    `width: ${lengthOfVml(style, 'width')}pt; height: ${lengthOfVml(style, 'height')}pt`,
    // Behind the text is what Word counts below zero.
    `z-index: ${numberOf(style.get('z-index')) < 0 ? -(2 ** 30) : 0}`,
    `--wrap: ${style.get('position') === 'absolute' ? 'none' : 'inline'}`,
    `--across: ${axis('horizontal')}; --down: ${axis('vertical')}`,
  ];
  const embed = childOf(shape, 'imagedata')?.getAttributeNS(r, 'id');
  if (embed) return pictureBox(place, nest('blipFill blip', { embed }));
  const kind = childOf(shape, 'textpath') ? 'ein Wasserzeichen' : 'eine Zeichnung';
  return boxOf([...place, `--shows: ${kind}`]);
}

function drawingBox(content: Element, frame: Element) {
  const own = childOf(content, 'spPr');
  const words = childOf(childOf(content, 'txbx'), 'txbxContent');
  const fill = childOf(content, 'blipFill') ?? (words ? undefined : childOf(own, 'blipFill'));
  const form = childOf(own, 'prstGeom')?.getAttribute('prst') ?? '';
  const extent = childOf(frame, 'extent');
  const [width, height] = [points(extent, 'cx'), points(extent, 'cy')];
  const turn = numberOf(childOf(own, 'xfrm')?.getAttribute('rot')) / 60_000;
  const place = [
    `width: ${width}pt; height: ${height}pt; rotate: ${turn}deg; border-radius: ${radii[form]}`,
    ...placeOf(frame),
  ];
  if (fill) return pictureBox(place, fill);
  // A line is shown where it goes straight across or straight down.
  const isLine = /^(line|straightConnector1)$/.test(form);
  const isSlanting = isLine && width * height > 0;
  if (content.localName !== 'wsp' || isSlanting) {
    return boxOf([...place, '--shows: eine Zeichnung']);
  }
  const style = [...place, lookOf(content, own, isLine)];
  return words ? boxOf([...style, textOf(content, height)], words.childNodes) : boxOf(style);
}

/** A length in pt, of an attribute or of an element inside. */
function points(element: Element | undefined, name: string, usual = 0) {
  const length = element?.getAttribute(name) ?? childOf(element, name)?.textContent;
  return length ? numberOf(length) / 12_700 : usual;
}

/** Where Word anchors it (ECMA-376, 20.4.2.3). */
function placeOf(frame: Element) {
  const layer = numberOf(frame.getAttribute('relativeHeight')) / 2;
  const isBehind = /^(1|true)$/.test(frame.getAttribute('behindDoc') ?? '');
  const axis = (name: string) => {
    const position = childOf(frame, name);
    const align = childOf(position, 'align')?.textContent.trim();
    const offset = points(position, 'posOffset');
    return axisOf(position?.getAttribute('relativeFrom'), align, offset);
  };
  return [
    `z-index: ${Math.round(isBehind ? layer - 2 ** 31 : layer)}`,
    `--wrap: ${wrapOf(frame)}; --gap: ${(points(frame, 'distL') * 4) / 3}`,
    `--across: ${axis('positionH')}; --down: ${axis('positionV')}`,
  ];
}

function wrapOf(frame: Element) {
  if (frame.localName === 'inline') return 'inline';
  if (childOf(frame, 'wrapTopAndBottom')) return 'topAndBottom';
  return childOf(frame, 'wrapSquare', 'wrapTight', 'wrapThrough') ? 'square' : 'none';
}

/** The fill and frame of a shape, as CSS, of which a browser leaves out what is undefined; a line is filled with its colour. */
function lookOf(shape: Element, own: Element | undefined, isLine: boolean) {
  const line = childOf(own, 'ln');
  // Its own colour comes before that of its style (ECMA-376, 20.1.2.2.37).
  const paint = (owner: Element | undefined, name: string) => {
    const reference = childOf(childOf(shape, 'style'), name);
    const usual = reference?.getAttribute('idx') === '0' ? undefined : reference;
    return colourOf(childOf(owner, 'solidFill', 'gradFill', 'noFill') ?? usual);
  };
  const [fill, stroke] = [paint(own, 'fillRef'), paint(line, 'lnRef')];
  const width = points(line, 'w', 0.75);
  if (isLine) return `background: ${stroke}; min-width: ${width}pt; min-height: ${width}pt`;
  // Word draws a frame half inside and half outside, and it takes no place.
  const outline = `outline: ${width}pt solid ${stroke}; outline-offset: ${-width / 2}pt`;
  return `background: ${fill}; ${outline}; clip-path: ${outlineOf(childOf(own, 'custGeom'))}`;
}

/** The outline of a shape that somebody drew; a curve goes straight to its end. */
function outlineOf(drawn: Element | undefined) {
  const path = childOf(childOf(drawn, 'pathLst'), 'path');
  const share = (point: Element, name: string, size: string) =>
    `${(100 * numberOf(point.getAttribute(name))) / numberOf(path?.getAttribute(size))}%`;
  const corners = Array.from(path?.children ?? []).flatMap(({ lastElementChild: end }) =>
    end ? `${share(end, 'x', 'w')} ${share(end, 'y', 'h')}` : [],
  );
  return corners.length > 2 ? `polygon(${corners})` : undefined;
}

const radii: Record<string, string> = { ellipse: '50%', roundRect: '8pt' };

/** The first colour in an element: `<a:solidFill><a:schemeClr val="accent1"/></a:solidFill>`. */
function colourOf(holder: Element | undefined) {
  const colour = holder?.querySelector(':is([val], [lastClr])');
  const name = /\w+/.exec(colour?.getAttribute('lastClr') ?? colour?.getAttribute('val') ?? '');
  if (!colour || !name) return;
  const isOfTheme = colour.localName === 'schemeClr';
  const isLighter = childOf(colour, 'lumOff') !== undefined;
  return Array.from(colour.children).reduce(
    (so, change) => {
      const other = change.localName === 'lumMod' && isLighter ? 'white' : others[change.localName];
      const share = numberOf(change.getAttribute('val')) / 1000;
      return other ? `color-mix(in srgb, ${so} ${Math.min(100, share)}%, ${other})` : so;
    },
    isOfTheme ? `var(--docx-${name}-color)` : `#${name}`,
  );
}

/** What a colour is mixed with: lighter by luminance is, but for its saturation, mixed with white. */
const others: Record<string, string> = {
  lumMod: 'black',
  shade: 'black',
  tint: 'white',
  alpha: 'transparent',
};

const alignments: Record<string, string> = { ctr: 'center', b: 'end' };
const directions: Record<string, string> = { vert: 'vertical-rl', vert270: 'sideways-lr' };

/** How the text of a shape stands in it. */
function textOf(shape: Element, height: number) {
  const body = childOf(shape, 'bodyPr');
  const insets = Object.entries({ tIns: 3.6, rIns: 7.2, bIns: 3.6, lIns: 7.2 });
  return [
    `padding: ${insets.map(([name, usual]) => `${points(body, name, usual)}pt`).join(' ')}`,
    `justify-content: ${alignments[body?.getAttribute('anchor') ?? '']}`,
    `writing-mode: ${directions[body?.getAttribute('vert') ?? '']}`,
    `color: ${colourOf(childOf(childOf(shape, 'style'), 'fontRef'))}`,
    childOf(body, 'spAutoFit') ? `height: auto; min-height: ${height}pt` : '',
  ].join(';');
}
