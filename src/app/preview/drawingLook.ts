import { childOf, numberOf } from './boxes';

/** The fill and frame of a shape, as CSS; its own before that of its style (ECMA-376, 20.1.2.2.37). */
export function lookOf(shape: Element): string[] {
  const own = childOf(shape, 'spPr');
  const style = childOf(shape, 'style');
  const transform = childOf(own, 'xfrm');
  const line = childOf(own, 'ln');
  const form = childOf(own, 'prstGeom')?.getAttribute('prst') ?? '';
  const fill = childOf(own, ...fills) ? fillOf(own) : byStyle(childOf(style, 'fillRef'));
  const stroke = childOf(line, ...fills) ? fillOf(line) : byStyle(childOf(style, 'lnRef'));
  const width = numberOf(line?.getAttribute('w') ?? '9525') / 12_700;
  const turn = numberOf(transform?.getAttribute('rot')) / 60_000;
  const turned = turn ? [`transform: rotate(${turn}deg)`] : [];
  if (/^(line|straightConnector1)$/.test(form)) {
    const size = childOf(transform, 'ext');
    const isFlat = ['cx', 'cy'].some((side) => numberOf(size?.getAttribute(side)) === 0);
    const rises = ['flipV', 'flipH'].filter((flip) => transform?.getAttribute(flip) === '1');
    const to = isFlat ? undefined : rises.length === 1 ? 'bottom' : 'top';
    return stroke ? [...turned, ...lineOf(stroke, width, to)] : [];
  }
  return [
    ...turned,
    ...(fill ? [`background: ${fill}`] : []),
    ...(stroke ? frameOf(stroke, width, childOf(line, 'prstDash')?.getAttribute('val')) : []),
    ...(form === 'ellipse' ? ['border-radius: 50%'] : []),
    ...(form === 'roundRect' ? ['border-radius: 8pt'] : []),
  ];
}

const fills = ['noFill', 'solidFill', 'gradFill', 'pattFill', 'blipFill', 'grpFill'];

/** Word draws a frame half inside and half outside, and it takes no place. */
export function frameOf(colour: string, width: number, dash?: string | null): string[] {
  const kind = !dash || dash === 'solid' ? 'solid' : /dot/i.test(dash) ? 'dotted' : 'dashed';
  return [`outline: ${width}pt ${kind} ${colour}`, `outline-offset: ${-width / 2}pt`];
}

/**
 * A line goes from corner to corner of its box.
 *
 * @param across where the gradient across it leads; a line without height or without width has none
 */
export function lineOf(
  colour: string,
  width: number,
  across: 'top' | 'bottom' | undefined,
): string[] {
  const [before, after] = [`calc(50% - ${width / 2}pt)`, `calc(50% + ${width / 2}pt)`];
  const stripe = `transparent ${before}, ${colour} ${before}, ${colour} ${after}, transparent ${after}`;
  return [
    `background: ${across ? `linear-gradient(to ${across} right, ${stripe})` : colour}`,
    `min-width: ${width}pt`,
    `min-height: ${width}pt`,
  ];
}

function fillOf(owner: Element | undefined): string | undefined {
  const gradient = childOf(owner, 'gradFill');
  if (!gradient) return colourOf(childOf(owner, 'solidFill'));
  const angle = numberOf(childOf(gradient, 'lin')?.getAttribute('ang')) / 60_000 + 90;
  const stops = Array.from(childOf(gradient, 'gsLst')?.children ?? [], (stop) => {
    return `${colourOf(stop) ?? 'transparent'} ${numberOf(stop.getAttribute('pos')) / 1000}%`;
  });
  return stops.length > 1 ? `linear-gradient(${angle}deg, ${stops.join(', ')})` : undefined;
}

function byStyle(reference: Element | undefined): string | undefined {
  return numberOf(reference?.getAttribute('idx')) > 0 ? colourOf(reference) : undefined;
}

/** The colour that an element holds: `<a:solidFill><a:schemeClr val="accent1"/></a:solidFill>`. */
export function colourOf(holder: Element | undefined): string | undefined {
  const colour = holder?.firstElementChild;
  const base = colour && baseOf(colour);
  if (!base) return undefined;
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

function baseOf(colour: Element): string | undefined {
  const value = colour.getAttribute('val') ?? '';
  switch (colour.localName) {
    case 'srgbClr':
      return hexOf(value);
    case 'sysClr':
      return hexOf(colour.getAttribute('lastClr') ?? '');
    case 'prstClr':
      return /^[a-z]+$/i.exec(value)?.[0];
    case 'schemeClr':
      return /^\w+$/.test(value) ? `var(--docx-${themeNames[value] ?? value}-color)` : undefined;
    default:
      return undefined;
  }
}

const themeNames: Record<string, string> = { bg1: 'lt1', bg2: 'lt2', tx1: 'dk1', tx2: 'dk2' };

function hexOf(value: string): string | undefined {
  return /^[\da-f]{6}$/i.test(value) ? `#${value}` : undefined;
}
