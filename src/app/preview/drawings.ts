import { childOf, nest, numberOf, shareBefore } from './wordXml';

/**
 * Makes a VML text box: `<w:pict><w:textbox style="width: 9pt"><w:txbxContent>…`. docx-preview 0.4 shows the text of a
 * shape only if the shape is a VML text box. All shapes therefore become VML text boxes. After rendering, `makeBoxes`
 * turns the text boxes into HTML boxes. Custom properties hold values for which CSS has no property:
 * - `--across` and `--down`: the position
 * - `--wrap`: how text flows around the shape
 * - `--gap`: the distance in px between the shape and the text around the shape
 * - `--shows`: the German text that stands in for a picture or shape that the preview cannot show
 *
 * @param style CSS declarations
 */
function boxOf(style: string, content: Iterable<Node> = []) {
  return nest('pict textbox', { style }, nest('txbxContent', {}, ...content));
}

/**
 * Replaces drawings, VML shapes and embedded objects (`w:object`) by the text boxes of `boxOf`. Picture bullets of
 * lists and pictures in a line of text stay, because docx-preview shows them. A VML shape or embedded object becomes an
 * empty text box with a German name in `--shows`.
 */
export function replaceShapes(part: Document) {
  for (const picture of part.querySelectorAll('pict, object')) {
    if (picture.parentElement?.localName === 'numPicBullet') continue;
    // Word's watermarks are VML shapes with a `v:textpath`.
    const name = picture.querySelector('textpath') ? 'ein Wasserzeichen' : 'eine Zeichnung';
    picture.replaceWith(boxOf(`--shows: ${name}`));
  }
  const inlinePicture = ':has(> inline > graphic > graphicData > pic)';
  for (const drawing of part.querySelectorAll(`drawing:not(${inlinePicture})`)) {
    const frame = childOf(drawing, 'anchor', 'inline');
    const content = frame?.querySelector('graphicData > *');
    if (frame && content) drawing.replaceWith(drawingBox(content, frame));
  }
}

function drawingBox(content: Element, frame: Element) {
  const shapeProperties = childOf(content, 'spPr');
  const textBoxContent = content.querySelector(':scope > txbx > txbxContent');
  const picture =
    childOf(content, 'blipFill') ??
    (textBoxContent ? undefined : childOf(shapeProperties, 'blipFill'));
  const preset = childOf(shapeProperties, 'prstGeom')?.getAttribute('prst') ?? '';
  const extent = childOf(frame, 'extent');
  const [width, height] = [lengthInPt(extent, 'cx'), lengthInPt(extent, 'cy')];
  const rotation = numberOf(childOf(shapeProperties, 'xfrm')?.getAttribute('rot')) / 60_000;
  const size = `width: ${width}pt; height: ${height}pt; rotate: ${rotation}deg`;
  const placement = `${size}; border-radius: ${radii[preset]}; ${positionOf(frame)}`;
  if (picture) {
    const names = 'p r drawing inline graphic graphicData pic';
    const paragraph = nest(names, {}, picture.cloneNode(true), nest('spPr', {}));
    return boxOf(`${placement}; --shows: ein Bild`, [paragraph]);
  }
  const isLine = /^(line|straightConnector1)$/.test(preset);
  // Charts and groups of shapes are not shown, only single shapes (`wsp`). An oblique line is not shown, because a box
  // can show only a horizontal or vertical line.
  if (content.localName !== 'wsp' || (isLine && width * height > 0)) {
    return boxOf(`${placement}; --shows: eine Zeichnung`);
  }
  const style = `${placement}; ${fillAndOutlineOf(content, shapeProperties, isLine)}`;
  return textBoxContent
    ? boxOf(`${style}; ${textStyleOf(content, height)}`, textBoxContent.childNodes)
    : boxOf(style);
}

/**
 * Returns a length in pt. The attribute or child element `name` holds the length in EMU.
 *
 * @param fallback the result in pt when the length is missing
 */
function lengthInPt(element: Element | undefined, name: string, fallback = 0) {
  const length = element?.getAttribute(name) ?? childOf(element, name)?.textContent;
  return length ? numberOf(length) / 12_700 : fallback;
}

/**
 * Returns CSS for the position, layer and text wrapping of a drawing (ECMA-376, 20.4.2.3). The position along an axis
 * is an area (`page`, `margin` or `text`), a share of the free space and an offset in pt. For example, `page 0.5 12`
 * centres the box on the page and moves it by 12 pt. Areas such as `leftMargin` become `page`, which is exact only for
 * offsets from `leftMargin` and `topMargin`.
 */
function positionOf(frame: Element) {
  const layer = numberOf(frame.getAttribute('relativeHeight')) / 2;
  const isBehind = frame.matches('[behindDoc="1"], [behindDoc="true"]');
  const axis = (name: string) => {
    const position = childOf(frame, name);
    const from = position?.getAttribute('relativeFrom')?.replace(/.+margin/i, 'page') ?? '';
    const area = /^(page|margin)$/.exec(from)?.[0] ?? 'text';
    const share = shareBefore[childOf(position, 'align')?.textContent.trim() ?? ''] ?? 0;
    return `${area} ${share} ${lengthInPt(position, 'posOffset')}`;
  };
  return `
    z-index: ${Math.round(isBehind ? layer - 2 ** 31 : layer)};
    --wrap: ${wrapOf(frame)}; --gap: ${(lengthInPt(frame, 'distL') * 4) / 3};
    --across: ${axis('positionH')}; --down: ${axis('positionV')}`;
}

function wrapOf(frame: Element) {
  if (frame.localName === 'inline') return 'inline';
  if (childOf(frame, 'wrapTopAndBottom')) return 'topAndBottom';
  return childOf(frame, 'wrapSquare', 'wrapTight', 'wrapThrough') ? 'square' : 'none';
}

/**
 * Returns CSS for the fill and outline of a shape. A line is shown as a filled box. For a missing colour, the value of
 * the declaration is `undefined`, and browsers ignore the declaration.
 */
function fillAndOutlineOf(shape: Element, shapeProperties: Element | undefined, isLine: boolean) {
  const line = childOf(shapeProperties, 'ln');
  // A colour of the shape overrides the colour of the shape's style (ECMA-376, 20.1.2.2.37).
  const paint = (owner: Element | undefined, name: string) =>
    colorOf(
      childOf(owner, 'solidFill', 'gradFill', 'noFill') ??
        shape.querySelector(`:scope > style > ${name}:not([idx="0"])`),
    );
  const [fill, stroke] = [paint(shapeProperties, 'fillRef'), paint(line, 'lnRef')];
  const width = lengthInPt(line, 'w', 0.75);
  if (isLine) return `background: ${stroke}; min-width: ${width}pt; min-height: ${width}pt`;
  // Word draws half of the outline's width inside the shape.
  const outline = `outline: ${width}pt solid ${stroke}; outline-offset: ${-width / 2}pt`;
  return `background: ${fill}; ${outline}; clip-path: ${polygonOf(shapeProperties)}`;
}

/** Returns the CSS polygon of a freeform shape. Each curve becomes a straight line to the end of the curve. */
function polygonOf(shapeProperties: Element | undefined) {
  const path = shapeProperties?.querySelector('custGeom path');
  const share = (point: Element, name: string, size: string) =>
    `calc(100% * ${point.getAttribute(name)} / ${path?.getAttribute(size)})`;
  const corners = Array.from(
    path?.querySelectorAll('pt:last-child') ?? [],
    (point) => `${share(point, 'x', 'w')} ${share(point, 'y', 'h')}`,
  );
  return corners.length > 2 ? `polygon(${corners})` : undefined;
}

const radii: Record<string, string> = { ellipse: '50%', roundRect: '8pt' };

/**
 * Returns the first colour in an element as CSS. `<a:solidFill><a:schemeClr val="accent1"/></a:solidFill>` becomes
 * `var(--docx-accent1-color)`.
 */
function colorOf(holder: Element | null) {
  const color = holder?.querySelector(':is([val], [lastClr])');
  const name = /\w+/.exec(color?.getAttribute('lastClr') ?? color?.getAttribute('val') ?? '');
  if (!color || !name) return;
  const isLighter = childOf(color, 'lumOff');
  return Array.from(color.children).reduce(
    (mixed, change) => {
      const other =
        change.localName === 'lumMod' && isLighter ? 'white' : mixedIn[change.localName];
      const share = numberOf(change.getAttribute('val')) / 1000;
      return other ? `color-mix(in srgb, ${mixed} ${Math.min(100, share)}%, ${other})` : mixed;
    },
    color.localName === 'schemeClr' ? `var(--docx-${name}-color)` : `#${name}`,
  );
}

/**
 * The colour that a colour transform mixes in: `<a:shade val="75000"/>` mixes in 25 % of black. A `lumMod` beside a
 * `lumOff` mixes in white. The result only approximates Word’s colour.
 */
const mixedIn: Record<string, string> = {
  lumMod: 'black',
  shade: 'black',
  tint: 'white',
  alpha: 'transparent',
};

const alignments: Record<string, string> = { ctr: 'center', b: 'end' };
const directions: Record<string, string> = { vert: 'vertical-rl', vert270: 'sideways-lr' };

/** Returns CSS for the padding, alignment, direction and colour of the text in a shape. `height` is in pt. */
function textStyleOf(shape: Element, height: number) {
  const body = childOf(shape, 'bodyPr');
  const inset = (name: string, fallback: number) => `${lengthInPt(body, name, fallback)}pt`;
  return `
    padding: ${inset('tIns', 3.6)} ${inset('rIns', 7.2)} ${inset('bIns', 3.6)} ${inset('lIns', 7.2)};
    justify-content: ${alignments[body?.getAttribute('anchor') ?? '']};
    writing-mode: ${directions[body?.getAttribute('vert') ?? '']};
    color: ${colorOf(shape.querySelector(':scope > style > fontRef'))};
    ${childOf(body, 'spAutoFit') ? `height: auto; min-height: ${height}pt` : ''}`;
}
