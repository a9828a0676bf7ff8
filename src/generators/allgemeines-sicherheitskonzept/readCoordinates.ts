import { type GlobePoint, type GridPoint, isInGrid } from './swissGrid';

export type Coordinates =
  | ({ system: 'LV95' | 'LV03' } & GridPoint)
  | ({ system: 'WGS84' } & GlobePoint);

/**
 * The place that was typed: in the Swiss grid (LV95, or LV03 as on older maps, in either order) or on the
 * globe, in degrees with three decimals or with minutes. Nothing where no place can be made out.
 */
export function readCoordinates(typed: string): Coordinates | undefined {
  const text = typed
    .replace(/\s+/g, ' ')
    .replace(/\b(?:LV\s?(?:95|03)|CH\s?1903\+?|WGS\s?84|Koordinaten)\b:?/gi, ' ')
    .trim();
  return readGrid(text) ?? readGlobe(text);
}

function readGrid(text: string): Coordinates | undefined {
  const number = String.raw`(\d{1,3}(?:[\s'’‘´\`.,]?\d{3}){1,2})(?:[.,]\d{1,3})?\s*m?`;
  const pair = new RegExp(
    String.raw`^[EOYXN]?[:=\s]*${number}(?:\s*[/,;|]\s*|\s+)[EOYXN]?[:=\s]*${number}$`,
    'i',
  );
  const found = pair.exec(text)?.slice(1);
  if (!found) return undefined;
  // Whatever the order: no value of the east is one of the north.
  const [north = 0, east = 0] = found
    .map((digits) => Number(digits.replace(/\D/g, '')))
    .sort((a, b) => a - b);
  if (isInGrid({ east, north })) return { system: 'LV95', east, north };
  const moved = { east: east + 2_000_000, north: north + 1_000_000 };
  return isInGrid(moved) ? { system: 'LV03', ...moved } : undefined;
}

type Angle = { degrees: number; isExact: boolean; letter: string };

function readGlobe(text: string): Coordinates | undefined {
  const angles = readAngles(text);
  if (!angles?.every(({ isExact }) => isExact)) return undefined;
  const [first, second] = angles;
  const isTurned = isEastWest(first) || (isNorthSouth(second) && !isNorthSouth(first));
  const [north, east] = isTurned ? [second, first] : [first, second];
  if (isEastWest(north) || isNorthSouth(east)) return undefined;
  const latitude = signed(north);
  const longitude = signed(east);
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return undefined;
  return { system: 'WGS84', latitude, longitude };
}

function readAngles(text: string): [Angle, Angle] | undefined {
  const angle = String.raw`([NSEOW]?)\s*(-?\d{1,3}(?:[.,]\d+)?)\s*°?\s*(?:(\d{1,2}(?:[.,]\d+)?)\s*['’′]\s*(?:(\d{1,2}(?:[.,]\d+)?)\s*(?:["”″]|['’′]{2})\s*)?)?([NSEOW]?)`;
  const found = new RegExp(String.raw`^${angle}(?:\s*[/,;|]\s*|\s+)${angle}$`, 'i').exec(text);
  if (!found) return undefined;
  const [, ...parts] = found;
  return [angleOf(parts.slice(0, 5)), angleOf(parts.slice(5))];
}

function angleOf(parts: readonly (string | undefined)[]): Angle {
  const [before = '', degrees = '', minutes, seconds, after = ''] = parts;
  const whole = numberIn(degrees);
  const fraction = numberIn(minutes ?? '0') / 60 + numberIn(seconds ?? '0') / 3600;
  return {
    degrees: whole < 0 ? whole - fraction : whole + fraction,
    // Two decimals of a degree are a kilometre.
    isExact: minutes !== undefined || /[.,]\d{3}/.test(degrees),
    letter: (before || after).toUpperCase(),
  };
}

function numberIn(text: string): number {
  return Number(text.replace(',', '.'));
}

function isNorthSouth({ letter }: Angle): boolean {
  return letter === 'N' || letter === 'S';
}

function isEastWest({ letter }: Angle): boolean {
  return letter === 'E' || letter === 'O' || letter === 'W';
}

function signed({ degrees, letter }: Angle): number {
  return letter === 'S' || letter === 'W' ? -degrees : degrees;
}
