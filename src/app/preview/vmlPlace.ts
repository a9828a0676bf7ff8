import { childOf, numberOf, shares } from './boxes';

export type Style = ReadonlyMap<string, string>;

/** The units in which a group counts. */
export type Units = { x: number; y: number; across: number; down: number };

/** The properties of a shape, as VML writes them into its `style`. */
export function styleOf(shape: Element): Style {
  const entries = (shape.getAttribute('style') ?? '').split(';').map((one) => {
    const [name = '', value = ''] = one.split(':');
    return [name.trim().toLowerCase(), value.trim()] as const;
  });
  return new Map(entries);
}

/** What VML calls the things that a shape is placed from. */
const across: Record<string, string> = {
  text: 'column',
  char: 'character',
  'left-margin-area': 'leftMargin',
  'right-margin-area': 'rightMargin',
};
const down: Record<string, string> = {
  text: 'paragraph',
  'top-margin-area': 'topMargin',
  'bottom-margin-area': 'bottomMargin',
};
const wraps: Record<string, string> = {
  square: 'square',
  tight: 'square',
  through: 'square',
  topAndBottom: 'topAndBottom',
};

/** Where Word places a shape. */
export function placeOf(shape: Element, style: Style): string[] {
  const [from, to] = pointsOf(shape);
  const isLine = shape.localName === 'line';
  const width = isLine ? Math.abs(to.x - from.x) : lengthOf(style.get('width'));
  const height = isLine ? Math.abs(to.y - from.y) : lengthOf(style.get('height'));
  const size = [`width: ${width}pt`, `height: ${height}pt`];
  if (style.get('position') !== 'absolute') return [...size, '--wrap: inline'];
  const axis = (side: string, names: Record<string, string>, place: string, start: number) => {
    const relative = style.get(`mso-position-${side}-relative`)?.replace(/[^\w-]/g, '') ?? 'text';
    const share = shares[style.get(`mso-position-${side}`) ?? ''] ?? 0;
    const offset = lengthOf(style.get(`margin-${place}`)) + lengthOf(style.get(place)) + start;
    const isAligned = /^(left|center|right|top|bottom|inside|outside)$/.test(
      style.get(`mso-position-${side}`) ?? '',
    );
    return `${names[relative] ?? relative} ${share} ${isAligned ? 0 : offset}pt`;
  };
  const layer = numberOf(style.get('z-index')) / 2;
  return [
    ...size,
    `--wrap: ${wraps[childOf(shape, 'wrap')?.getAttribute('type') ?? ''] ?? 'none'}`,
    `--gap: ${style.has('mso-wrap-distance-left') ? lengthOf(style.get('mso-wrap-distance-left')) : 9}pt`,
    `--across: ${axis('horizontal', across, 'left', isLine ? Math.min(from.x, to.x) : 0)}`,
    `--down: ${axis('vertical', down, 'top', isLine ? Math.min(from.y, to.y) : 0)}`,
    `z-index: ${Math.round(layer < 0 ? layer - 2 ** 30 : layer)}`,
  ];
}

/**
 * The units of a group.
 *
 * @param outer those of the group that this one is in
 */
export function unitsOf(group: Element, style: Style, outer?: Units): Units {
  const pair = (name: string) => (group.getAttribute(name) ?? '').split(',').map(numberOf);
  const [[across, down], [x = 0, y = 0]] = [pair('coordsize'), pair('coordorigin')];
  const size = (name: string, unit?: number) =>
    unit === undefined ? lengthOf(style.get(name)) : numberOf(style.get(name)) * unit;
  return {
    x,
    y,
    across: size('width', outer?.across) / (across || 1000),
    down: size('height', outer?.down) / (down || 1000),
  };
}

/** Where a shape is in its group. */
export function placeIn(units: Units, style: Style): string[] {
  const number = (name: string) => numberOf(style.get(name));
  return [
    `width: ${number('width') * units.across}pt`,
    `height: ${number('height') * units.down}pt`,
    '--wrap: none',
    `--across: box 0 ${(number('left') - units.x) * units.across}pt`,
    `--down: box 0 ${(number('top') - units.y) * units.down}pt`,
  ];
}

/** The ends of a line. */
export function pointsOf(line: Element) {
  return ['from', 'to'].map((name) => {
    const [x = '', y = ''] = (line.getAttribute(name) ?? '').split(',');
    return { x: lengthOf(x), y: lengthOf(y) };
  }) as [Point, Point];
}

type Point = { x: number; y: number };

const pointsPer: Record<string, number> = { pt: 1, in: 72, cm: 28.3465, mm: 2.83465, pc: 12 };

/** A length of VML in pt; without a unit it is in px. */
export function lengthOf(text: string | undefined): number {
  return numberOf(text) * (pointsPer[/[a-z]+$/.exec(text?.trim() ?? '')?.[0] ?? ''] ?? 0.75);
}
