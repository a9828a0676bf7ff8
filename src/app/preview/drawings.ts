import { shareBefore } from '../../document/word/vml';
import { allOf, childOf, nest, numberOf } from './wordXml';

/**
 * The one form in which shapes go through docx-preview 0.4: a text box of VML, the only shape of which it shows
 * the text. What CSS cannot say of it stands in custom properties: `--across` and `--down` say where it stands,
 * `--wrap` and `--gap` how text flows around it, and `--shows` that it is `words` of a watermark, or what it is said to
 * be where it cannot be shown.
 */
export function boxOf(style: readonly string[], content: Iterable<Node> = []) {
  const text = nest('txbxContent', {}, ...content);
  return nest('pict textbox', { style: style.join(';') }, text);
}

/** @param fill of DrawingML: names the file of the picture, and what is cut off it */
export function pictureBox(style: readonly string[], fill: Element) {
  const path = 'p r drawing inline graphic graphicData pic';
  const picture = nest(path, {}, fill.cloneNode(true), nest('spPr', {}));
  return boxOf([...style, '--shows: ein Bild'], [picture]);
}

/** `page 0.5 16`: from what a box is placed, how much of the room left over is before it, and how far it is moved, in px. */
export function axisOf(from: string | null | undefined, align: string | undefined, offset: number) {
  return `${from?.replace(/\W/g, '') || 'page'} ${shareBefore(align)} ${(offset * 4) / 3}`;
}

/** A drawing becomes a box, but for a picture that stands on a line as a letter does. */
export function spellOutDrawings(part: Document) {
  for (const drawing of allOf(part, 'drawing')) {
    const frame = childOf(drawing, 'anchor', 'inline');
    const content = childOf(childOf(frame, 'graphic'), 'graphicData')?.firstElementChild;
    if (!frame || !content) continue;
    if (frame.localName === 'anchor' || content.localName !== 'pic') {
      drawing.replaceWith(boxFor(content, frame));
    }
  }
}

function boxFor(content: Element, frame: Element) {
  const own = childOf(content, 'spPr');
  const words = childOf(childOf(content, 'txbx'), 'txbxContent');
  const fill = childOf(content, 'blipFill') ?? (words ? undefined : childOf(own, 'blipFill'));
  const form = childOf(own, 'prstGeom')?.getAttribute('prst') ?? '';
  const isLine = /^(line|straightConnector1)$/.test(form);
  const extent = childOf(frame, 'extent');
  const turn = numberOf(childOf(own, 'xfrm')?.getAttribute('rot')) / 60_000;
  const place = [...placeOf(frame, extent), `rotate: ${turn}deg`];
  if (fill) return pictureBox([...place, radii[form] ?? ''], fill);
  // A line is shown where it goes straight across or straight down.
  const isSlanting = isLine && points(extent, 'cx') * points(extent, 'cy') > 0;
  if (content.localName !== 'wsp' || isSlanting)
    return boxOf([...place, '--shows: eine Zeichnung']);
  const style = [...place, ...lookOf(content, form, isLine)];
  return words ? boxOf([...style, ...textOf(content, extent)], words.childNodes) : boxOf(style);
}

const emusPerPoint = 12_700;

function points(element: Element | undefined, name: string, usual = 0) {
  return element?.hasAttribute(name) ? numberOf(element.getAttribute(name)) / emusPerPoint : usual;
}

/** Where Word anchors it (ECMA-376, 20.4.2.3). */
function placeOf(frame: Element, extent: Element | undefined) {
  const layer = numberOf(frame.getAttribute('relativeHeight')) / 2;
  const isBehind = /^(1|true)$/.test(frame.getAttribute('behindDoc') ?? '');
  const axis = (name: string) => {
    const position = childOf(frame, name);
    const align = childOf(position, 'align')?.textContent.trim();
    const offset = numberOf(childOf(position, 'posOffset')?.textContent) / emusPerPoint;
    return axisOf(position?.getAttribute('relativeFrom'), align, offset);
  };
  return [
    `width: ${points(extent, 'cx')}pt; height: ${points(extent, 'cy')}pt`,
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

/** The colour of a shape or of its line: its own before that of its style (ECMA-376, 20.1.2.2.37). */
function paintOf(shape: Element, owner: Element | undefined, name: string) {
  const own = Array.from(owner?.children ?? []).find(({ localName }) => /Fill$/.test(localName));
  // Of a gradient the first colour.
  if (own) return colourOf(childOf(own, 'gsLst')?.firstElementChild ?? own);
  const reference = childOf(childOf(shape, 'style'), name);
  return numberOf(reference?.getAttribute('idx')) > 0 ? colourOf(reference) : undefined;
}

/** The fill and frame of a shape, as CSS; a line is filled with its colour. */
function lookOf(shape: Element, form: string, isLine: boolean) {
  const own = childOf(shape, 'spPr');
  const line = childOf(own, 'ln');
  const fill = paintOf(shape, own, 'fillRef');
  const stroke = paintOf(shape, line, 'lnRef');
  const width = points(line, 'w', 0.75);
  if (isLine) {
    return [`background: ${stroke}; min-width: ${width}pt; min-height: ${width}pt`];
  }
  return [
    fill ? `background: ${fill}` : '',
    // Word draws a frame half inside and half outside, and it takes no place.
    stroke ? `outline: ${width}pt solid ${stroke}; outline-offset: ${-width / 2}pt` : '',
    radii[form] ?? '',
    outlineOf(childOf(own, 'custGeom')),
  ];
}

/** The outline of a shape that somebody drew; a curve goes straight to its end. */
function outlineOf(drawn: Element | undefined) {
  const path = childOf(childOf(drawn, 'pathLst'), 'path');
  const share = (point: Element, name: string, size: string) =>
    `${(100 * numberOf(point.getAttribute(name))) / numberOf(path?.getAttribute(size))}%`;
  const corners = Array.from(path?.children ?? []).flatMap(({ lastElementChild: end }) =>
    end ? `${share(end, 'x', 'w')} ${share(end, 'y', 'h')}` : [],
  );
  return corners.length > 2 ? `clip-path: polygon(${corners})` : '';
}

const radii: Record<string, string> = {
  ellipse: 'border-radius: 50%',
  roundRect: 'border-radius: 8pt',
};

/** The colour that an element holds: `<a:solidFill><a:schemeClr val="accent1"/></a:solidFill>`. */
function colourOf(holder: Element | undefined) {
  const colour = holder?.firstElementChild;
  const name = (colour?.getAttribute('lastClr') ?? colour?.getAttribute('val') ?? '').match(/\w+/);
  if (!colour || !name) return;
  const isOfTheme = colour.localName === 'schemeClr';
  const base = isOfTheme ? `var(--docx-${name}-color)` : `#${name}`;
  const isLighter = childOf(colour, 'lumOff') !== undefined;
  return Array.from(colour.children).reduce((so, change) => {
    const other = change.localName === 'lumMod' && isLighter ? 'white' : others[change.localName];
    const share = numberOf(change.getAttribute('val')) / 1000;
    return other ? `color-mix(in srgb, ${so} ${Math.min(100, share)}%, ${other})` : so;
  }, base);
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
function textOf(shape: Element, extent: Element | undefined) {
  const body = childOf(shape, 'bodyPr');
  const inset = (side: string, usual: number) => `${points(body, `${side}Ins`, usual)}pt`;
  const direction = directions[body?.getAttribute('vert') ?? ''];
  const colour = colourOf(childOf(childOf(shape, 'style'), 'fontRef'));
  return [
    `padding: ${inset('t', 3.6)} ${inset('r', 7.2)} ${inset('b', 3.6)} ${inset('l', 7.2)}`,
    `justify-content: ${alignments[body?.getAttribute('anchor') ?? ''] ?? 'start'}`,
    childOf(body, 'spAutoFit') ? `height: auto; min-height: ${points(extent, 'cy')}pt` : '',
    direction ? `writing-mode: ${direction}` : '',
    colour ? `color: ${colour}` : '',
  ];
}
