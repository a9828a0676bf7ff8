import { tableRows } from '../../document/xml/tree';
import type { Camp, CampType } from '../camp';
import { ids } from './measures';

/** The ids of the points that do not fit a type of camp. */
export const unfitPoints = {
  '': [],
  Zeltlager: 'fire-exits fire-night-drill medkit-camp-house surroundings-roof-snow'.split(' '),
  Hauslager: 'rule-no-running surroundings-wind medkit-camp-site'.split(' '),
};

/**
 * The points that only some camps need. Each line holds a condition and the ids of points. The condition is a type of
 * camp, the months in which a camp begins, or `never`. A point is usual for a camp that meets the condition of each
 * line with this point.
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
 * Returns two fields of an input: the type of the camp, and the ids of the usual points for the type and the season. A
 * camp without a first day counts as a camp in July.
 */
export function usual({ startDate }: Pick<Camp, 'startDate'>, campType: CampType) {
  const month = startDate.slice(5, 7) || '07';
  const excluded = tableRows(usualIn, ': ').flatMap(([when = '', listed = '']) =>
    when.includes(campType) || when.includes(month) ? [] : listed.split(' '),
  );
  excluded.push(...unfitPoints[campType]);
  return { campType, ticked: ids.filter((id) => !excluded.includes(id)) };
}
