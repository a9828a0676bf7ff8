import { type Coordinates, readCoordinates } from './readCoordinates';
import { isInGrid, toGrid } from './swissGrid';

/**
 * Coordinates as they are written in Switzerland, `2'763'400 / 1'163'900`. A place on the globe is
 * printed in both systems, since rescuers ask for the one and telephones show the other; abroad in its
 * own. What is no place is printed as it was typed.
 */
export function printCoordinates(
  typed: string,
): Record<'coordinates' | 'gridCoordinates' | 'globeCoordinates', string> {
  const place = readCoordinates(typed);
  const [gridCoordinates, globeCoordinates] = place ? print(place) : [typed, ''];
  const coordinates =
    gridCoordinates && globeCoordinates
      ? `${gridCoordinates} (${globeCoordinates})`
      : gridCoordinates || globeCoordinates;
  return { coordinates, gridCoordinates, globeCoordinates };
}

function print(place: Coordinates): [grid: string, globe: string] {
  if (place.system !== 'WGS84') return [printGrid(place), ''];
  const globe = `WGS84 ${place.latitude.toFixed(5)}, ${place.longitude.toFixed(5)}`;
  const grid = toGrid(place);
  return [isInGrid(grid) ? printGrid(grid) : '', globe];
}

function printGrid({ east, north }: { east: number; north: number }): string {
  return [east, north].map((metres) => grouped(Math.round(metres))).join(' / ');
}

// By hand: the locales of browsers disagree about the mark between thousands.
function grouped(metres: number): string {
  return String(metres).replace(/\B(?=(\d{3})+$)/g, "'");
}
