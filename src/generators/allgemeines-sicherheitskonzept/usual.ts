import { ids } from './measures';

export type CampType = 'Zeltlager' | 'Hauslager';

/** For each kind of camp, the ids of the points that do not fit. */
export const unfitPoints: Readonly<Record<CampType | '', readonly string[]>> = {
  '': [],
  Zeltlager: ['fire-exits', 'fire-night-drill', 'medkit-camp-house', 'surroundings-roof-snow'],
  Hauslager: ['rule-no-running', 'surroundings-wind', 'medkit-camp-site'],
};

const seldomInHouses = `
surroundings-cattle
surroundings-flood-rockfall
hygiene-drinking-water
privacy-screens
fire-ban-plan
tools-work-area
tools-chopping-block
tools-carrying
tools-handover
`;

const onlyInWinter = `
surroundings-cold
surroundings-avalanches
surroundings-roof-snow
surroundings-sledging
winter-tyres
`;

const notInWinter = `
surroundings-thunder
surroundings-heat
surroundings-cattle
tick-clothing
tick-check
tick-removal
tick-disinfection
tick-record
tick-parents
tick-doctor
medkit-stings
`;

const notUsual = `
rule-bathing
surroundings-swimming
surroundings-bathing-supervisor
surroundings-bathing-area
substances-smoking-area
hygiene-sick-toilet
tools-chainsaw
tick-vaccination-status
tick-repellent
first-aid-specific-person
number-0800-117-117
private-cars
`;

/** True for a camp that begins in the months from November to March. */
export function isInWinter(startDate: string) {
  return /^\d{4}-(?:1[12]|0[1-3])/.test(startDate);
}

/** Returns the ids of the points that most camps of a kind and season tick. A button ticks these points. */
export function usualPoints(campType: CampType, startDate: string) {
  const seldom =
    notUsual +
    (campType === 'Hauslager' ? seldomInHouses : '') +
    (isInWinter(startDate) ? notInWinter : onlyInWinter);
  const excluded = [...seldom.split('\n'), ...unfitPoints[campType]];
  return ids.filter((id) => !excluded.includes(id));
}
