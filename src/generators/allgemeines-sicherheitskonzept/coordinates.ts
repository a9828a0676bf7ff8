/**
 * Prints a place in the Swiss grid, e.g. `2'763'400 / 1'163'900`, and in WGS84. Rescuers ask for the Swiss grid, and
 * telephones show WGS84. A place outside of the Swiss grid is printed only in WGS84. A text without coordinates is
 * printed as typed.
 */
export function printCoordinates(typed: string) {
  const place = readCoordinates(typed);
  if (!place) return { coordinates: typed, gridCoordinates: typed, globeCoordinates: '' };
  const { latitude, longitude, east, north } = place;
  const globeCoordinates = `WGS84 ${latitude.toFixed(5)}, ${longitude.toFixed(5)}`;
  // `toLocaleString` is not used, because browsers disagree about the thousands separator of de-CH.
  const gridCoordinates = isInGrid(place)
    ? `${east.toFixed()} / ${north.toFixed()}`.replace(/\B(?=(\d{3})+\b)/g, "'")
    : '';
  const coordinates = gridCoordinates
    ? `${gridCoordinates} (${globeCoordinates})`
    : globeCoordinates;
  return { coordinates, gridCoordinates, globeCoordinates };
}

/**
 * Returns a hint if `readCoordinates` does not recognise the typed text. Otherwise, and for an empty field, returns an
 * empty text.
 */
export function noCoordinatesHint(typed: string) {
  if (typed === '' || readCoordinates(typed)) return '';
  return `«${typed}» ist kein Punkt auf der Karte und wird gedruckt, wie es dasteht. Ein Punkt ist 2'763'400 / 1'163'900 oder 46.61234, 9.58765.`;
}

const separator = String.raw`(?:\s*[/,;|]\s*|\s+)`;
const metres = String.raw`[EOYXN]?[:=\s]*(\d{1,3}(?:[\s'’‘´\`.,]?\d{3}){1,2})(?:[.,]\d{1,3})?\s*m?`;
// The pattern requires three decimals, because two decimals are exact only to about a kilometre.
const degrees = String.raw`[NEO]?\s*(-?\d{1,3}[.,]\d{3,})\s*°?\s*[NEO]?`;
const inMetres = new RegExp(`^${metres}${separator}${metres}$`, 'i');
const inDegrees = new RegExp(`^${degrees}${separator}${degrees}$`, 'i');

/**
 * Reads the coordinates of a place. Returns `undefined` for a text without coordinates. The coordinates may be:
 *
 * - LV95, the Swiss grid, with east and north in either order
 * - LV03, the grid of older maps, with east and north in either order
 * - WGS84: the latitude and then the longitude, in degrees with at least three decimals
 */
export function readCoordinates(typed: string) {
  const numbers = inMetres.exec(typed)?.slice(1) ?? [];
  // In the Swiss grid, each value for north is smaller than each value for east. So the smaller number is north.
  const [north = 0, east = 0] = numbers
    .map((digits) => Number(digits.replace(/\D/g, '')))
    .sort((a, b) => a - b);
  const point = [
    { east, north },
    { east: east + 2_000_000, north: north + 1_000_000 },
  ].find(isInGrid);
  if (point) return { ...point, ...toGlobe(point) };
  const [, latitude = 91, longitude = 181] = (inDegrees.exec(typed) ?? []).map((number) =>
    Number(number.replace(',', '.')),
  );
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return;
  return { latitude, longitude, ...toGrid({ latitude, longitude }) };
}

/** A place in the Swiss grid LV95, in metres. */
type GridPoint = { east: number; north: number };

/**
 * Converts degrees of WGS84 to the Swiss grid. The result is exact to about a metre. The formulas are in section 1 of
 * swisstopo, «Näherungsformeln für die Transformation zwischen Schweizer Projektionskoordinaten und WGS84».
 */
export function toGrid({ latitude, longitude }: ReturnType<typeof toGlobe>) {
  // The formulas need the differences from Bern, in units of 10,000 arc seconds.
  const phi = (latitude * 3600 - 169_028.66) / 10_000;
  const lambda = (longitude * 3600 - 26_782.5) / 10_000;
  return { east: sumOf(eastTerms, lambda, phi), north: sumOf(northTerms, lambda, phi) };
}

/**
 * Converts the Swiss grid to degrees of WGS84. The result is exact to about three metres. The formulas are in section 2
 * of the publication by swisstopo (see `toGrid`).
 */
export function toGlobe({ east, north }: GridPoint) {
  // The formulas need the differences from Bern, in units of 1,000 km.
  const y = (east - 2_600_000) / 1_000_000;
  const x = (north - 1_200_000) / 1_000_000;
  // The formulas give units of 10,000 arc seconds. A degree has 3,600 arc seconds.
  return {
    latitude: (sumOf(latitudeTerms, y, x) * 100) / 36,
    longitude: (sumOf(longitudeTerms, y, x) * 100) / 36,
  };
}

/** Returns the sum of all lines of `terms`. A line `7 2 1` stands for 7·a²·b. */
function sumOf(terms: string, a: number, b: number) {
  return terms
    .trim()
    .split('\n')
    .map((term) => term.split(/ +/).map(Number))
    .reduce((sum, [factor = 0, ofA = 0, ofB = 0]) => sum + factor * a ** ofA * b ** ofB, 0);
}

const eastTerms = `
2600072.37  0 0
211455.93   1 0
-10938.51   1 1
-0.36       1 2
-44.54      3 0
`;

const northTerms = `
1200147.07  0 0
308807.95   0 1
3745.25     2 0
76.63       0 2
-194.56     2 1
119.79      0 3
`;

const longitudeTerms = `
2.6779094  0 0
4.728982   1 0
0.791484   1 1
0.1306     1 2
-0.0436    3 0
`;

const latitudeTerms = `
16.9023892  0 0
3.238272    0 1
-0.270978   2 0
-0.002528   0 2
-0.0447     2 1
-0.014      0 3
`;

/** True for a place in Switzerland or Liechtenstein, or near these countries. */
function isInGrid({ east, north }: GridPoint) {
  return east >= 2_480_000 && east <= 2_840_000 && north >= 1_070_000 && north <= 1_300_000;
}
