import type { Camp, CampType } from '../camp';
import { ids } from './measures';

/** For each kind of camp, the ids of the points that do not fit. */
export const unfitPoints = {
  '': [],
  Zeltlager: 'fire-exits fire-night-drill medkit-camp-house surroundings-roof-snow'.split(' '),
  Hauslager: 'rule-no-running surroundings-wind medkit-camp-site'.split(' '),
};

/**
 * Points that many camps leave out. Each line says for which camps the points are usual, and then lists the ids of the
 * points. The camps are those of a kind, those that begin in one of several months, or none (`never`).
 */
export const usualIn = `
never: rule-bathing surroundings-swimming surroundings-bathing-supervisor surroundings-bathing-area
never: substances-smoking-area hygiene-sick-toilet tools-chainsaw tick-vaccination-status tick-repellent
never: number-0800-117-117 private-cars
Zeltlager: surroundings-cattle surroundings-flood-rockfall hygiene-drinking-water privacy-screens fire-ban-plan
Zeltlager: tools-work-area tools-chopping-block tools-carrying tools-handover
11 12 01 02 03 04: surroundings-cold winter-tyres
11 12 01 02 03: surroundings-avalanches surroundings-roof-snow surroundings-sledging surroundings-ice
05 06 07 08 09: surroundings-heat surroundings-cattle
04 05 06 07 08 09 10: surroundings-thunder medkit-stings
04 05 06 07 08 09 10: tick-clothing tick-check tick-removal tick-disinfection tick-record tick-parents tick-doctor
`;

/**
 * Returns what the usual choice for a type of camp sets in an input: the type, and the points that most camps of this
 * type and season tick. A camp without a day of the start is taken for a camp in summer.
 */
export function usual({ startDate }: Pick<Camp, 'startDate'>, campType: CampType) {
  const month = startDate.slice(5, 7) || '07';
  const excluded = usualIn.split('\n').flatMap((line) => {
    const [when = '', listed = ''] = line.split(': ');
    return when.includes(campType) || when.includes(month) ? [] : listed.split(' ');
  });
  excluded.push(...unfitPoints[campType]);
  return { campType, ticked: ids.filter((id) => !excluded.includes(id)) };
}
