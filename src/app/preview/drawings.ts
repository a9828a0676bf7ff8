import { axisOf, boxOf, type Place, pictureBox } from './shapes';
import { allOf, childOf, numberOf } from './wordXml';

/** A drawing becomes a box, but for a picture that stands on a line as a letter does. */
export function spellOutDrawings(part: Document) {
  for (const drawing of allOf(part, 'drawing')) {
    const frame = childOf(drawing, 'anchor', 'inline');
    const content = childOf(childOf(frame, 'graphic'), 'graphicData')?.firstElementChild;
    if (!frame || !content) continue;
    if (isOn(childOf(frame, 'docPr')?.getAttribute('hidden'))) drawing.remove();
    else if (frame.localName === 'anchor' || content.localName !== 'pic') {
      drawing.replaceWith(boxFor(content, frame));
    }
  }
}

function boxFor(content: Element, frame: Element): Element {
  const own = childOf(content, 'spPr');
  const place = placeOf(frame, childOf(own, 'xfrm'));
  const words = childOf(childOf(content, 'txbx'), 'txbxContent');
  const fill = childOf(content, 'blipFill') ?? (words ? undefined : childOf(own, 'blipFill'));
  const form = childOf(own, 'prstGeom')?.getAttribute('prst') ?? '';
  const look = lookOf(content, form);
  if (fill) return pictureBox(content, place, look, fill);
  // A line is shown where it goes straight across or straight down.
  if (content.localName !== 'wsp' || (isLine(form) && place.width * place.height > 0)) {
    return boxOf(content, place, [`--shows: ${content.localName}`], []);
  }
  if (!words) return boxOf(content, place, look, []);
  return boxOf(content, place, [...look, ...textOf(content)], words.childNodes);
}

const emusPerPoint = 12_700;

function points(element: Element | undefined, name: string, usual = 0): number {
  return element?.hasAttribute(name) ? numberOf(element.getAttribute(name)) / emusPerPoint : usual;
}

/** Where Word anchors it (ECMA-376, 20.4.2.3). */
function placeOf(frame: Element, transform: Element | undefined): Place {
  const extent = childOf(frame, 'extent');
  const layer = numberOf(frame.getAttribute('relativeHeight')) / 2;
  const axis = (name: string) => {
    const position = childOf(frame, name);
    const offset = numberOf(childOf(position, 'posOffset')?.textContent) / emusPerPoint;
    const align = childOf(position, 'align')?.textContent.trim();
    return axisOf(position?.getAttribute('relativeFrom'), align, offset);
  };
  return {
    width: points(extent, 'cx'),
    height: points(extent, 'cy'),
    wrap: wrapOf(frame),
    gap: points(frame, 'distL'),
    across: axis('positionH'),
    down: axis('positionV'),
    layer: isOn(frame.getAttribute('behindDoc')) ? layer - 2 ** 31 : layer,
    turn: numberOf(transform?.getAttribute('rot')) / 60_000,
  };
}

function wrapOf(frame: Element): Place['wrap'] {
  if (frame.localName === 'inline') return 'inline';
  if (childOf(frame, 'wrapTopAndBottom')) return 'topAndBottom';
  return childOf(frame, 'wrapSquare', 'wrapTight', 'wrapThrough') ? 'square' : 'none';
}

function isLine(form: string): boolean {
  return form === 'line' || form === 'straightConnector1';
}

const fills = ['noFill', 'solidFill', 'gradFill', 'pattFill', 'blipFill', 'grpFill'];

/** The fill and frame of a shape, as CSS; its own before that of its style (ECMA-376, 20.1.2.2.37). */
function lookOf(shape: Element, form: string): string[] {
  const own = childOf(shape, 'spPr');
  const style = childOf(shape, 'style');
  const line = childOf(own, 'ln');
  const fill = childOf(own, ...fills) ? fillOf(own) : byStyle(childOf(style, 'fillRef'));
  const stroke = childOf(line, ...fills) ? fillOf(line) : byStyle(childOf(style, 'lnRef'));
  const width = points(line, 'w', 0.75);
  if (isLine(form)) {
    return [`background: ${stroke}; min-width: ${width}pt; min-height: ${width}pt`];
  }
  const dash = childOf(line, 'prstDash')?.getAttribute('val') ?? 'solid';
  const kind = dash === 'solid' ? dash : /dot/i.test(dash) ? 'dotted' : 'dashed';
  return [
    ...(fill ? [`background: ${fill}`] : []),
    // Word draws a frame half inside and half outside, and it takes no place.
    ...(stroke ? [`outline: ${width}pt ${kind} ${stroke}; outline-offset: ${-width / 2}pt`] : []),
    ...(form === 'ellipse' ? ['border-radius: 50%'] : []),
    ...(form === 'roundRect' ? ['border-radius: 8pt'] : []),
  ];
}

function fillOf(owner: Element | undefined): string | undefined {
  const gradient = childOf(owner, 'gradFill');
  if (!gradient) return colourOf(childOf(owner, 'solidFill'));
  const angle = numberOf(childOf(gradient, 'lin')?.getAttribute('ang')) / 60_000 + 90;
  const stops = Array.from(childOf(gradient, 'gsLst')?.children ?? [], (stop) => {
    return `${colourOf(stop) ?? 'transparent'} ${numberOf(stop.getAttribute('pos')) / 1000}%`;
  });
  return `linear-gradient(${angle}deg, ${stops.join(', ')})`;
}

function byStyle(reference: Element | undefined): string | undefined {
  return numberOf(reference?.getAttribute('idx')) > 0 ? colourOf(reference) : undefined;
}

/** The colour that an element holds: `<a:solidFill><a:schemeClr val="accent1"/></a:solidFill>`. */
function colourOf(holder: Element | undefined): string | undefined {
  const colour = holder?.firstElementChild;
  const name = (colour?.getAttribute('lastClr') ?? colour?.getAttribute('val') ?? '').match(/\w+/);
  if (!colour || !name) return;
  const isOfTheme = colour.localName === 'schemeClr';
  const base = isOfTheme ? `var(--docx-${themeNames[name[0]] ?? name}-color)` : `#${name}`;
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

const themeNames: Record<string, string> = { bg1: 'lt1', bg2: 'lt2', tx1: 'dk1', tx2: 'dk2' };

const alignments: Record<string, string> = { ctr: 'center', b: 'end' };
const directions: Record<string, string> = {
  vert: 'vertical-rl',
  eaVert: 'vertical-rl',
  vert270: 'sideways-lr',
};

/** How the text of a shape stands in it. */
function textOf(shape: Element): string[] {
  const body = childOf(shape, 'bodyPr');
  const insets = [
    points(body, 'tIns', 3.6),
    points(body, 'rIns', 7.2),
    points(body, 'bIns', 3.6),
    points(body, 'lIns', 7.2),
  ];
  const direction = directions[body?.getAttribute('vert') ?? ''];
  const colour = colourOf(childOf(childOf(shape, 'style'), 'fontRef'));
  return [
    `padding: ${insets.map((inset) => `${inset}pt`).join(' ')}`,
    `justify-content: ${alignments[body?.getAttribute('anchor') ?? ''] ?? 'start'}`,
    ...(childOf(body, 'spAutoFit') ? ['--grows: yes'] : []),
    ...(direction ? [`writing-mode: ${direction}`] : []),
    ...(colour ? [`color: ${colour}`] : []),
  ];
}

function isOn(value: string | null | undefined): boolean {
  return value === '1' || value === 'true';
}
