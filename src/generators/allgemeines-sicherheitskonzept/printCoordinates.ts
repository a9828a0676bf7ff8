import { type Coordinates, readCoordinates } from './readCoordinates';
import { isInGrid, toGlobe, toGrid } from './swissGrid';

/**
 * Coordinates as they are written in Switzerland, `2'763'400 / 1'163'900`, and those of the globe beside
 * them, since rescuers ask for the one and telephones show the other; abroad these alone. What is no place
 * is printed as it was typed.
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
  const [grid, globe] = place.system === 'WGS84' ? [toGrid(place), place] : [place, toGlobe(place)];
  return [
    isInGrid(grid) ? printGrid(grid) : '',
    `WGS84 ${globe.latitude.toFixed(5)}, ${globe.longitude.toFixed(5)}`,
  ];
}

function printGrid({ east, north }: { east: number; north: number }): string {
  return [east, north].map((metres) => grouped(Math.round(metres))).join(' / ');
}

// By hand: the locales of browsers disagree about the mark between thousands.
function grouped(metres: number): string {
  return String(metres).replace(/\B(?=(\d{3})+$)/g, "'");
}
