import { printCoordinates } from './printCoordinates';
import { readCoordinates } from './readCoordinates';

/** What there is to say about coordinates that are not printed as they were typed, or nothing. */
export function convertedHint(typed: string): string | undefined {
  const place = readCoordinates(typed.trim());
  if (!place || place.system === 'LV95') return undefined;
  const from = place.system === 'LV03' ? 'Alte Landeskoordinaten' : 'Erkannt';
  return `${from}, gedruckt wird ${printCoordinates(typed.trim()).coordinates}.`;
}

/** What there is to say about a text in which no coordinates can be made out. */
export function noCoordinatesHint(typed: string): string {
  return `«${typed}» ist kein Punkt auf der Karte und wird gedruckt, wie es dasteht. Ein Punkt ist 2'763'400 / 1'163'900 oder 46.61234, 9.58765.`;
}
