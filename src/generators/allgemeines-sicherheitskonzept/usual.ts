import { ids } from './measures';

/** Where the apothecary's box stands, which is said for a tent or for a house. */
export const medkitPlaces = {
  Zeltlager: 'medkit-camp-site',
  Hauslager: 'medkit-camp-house',
} as const;

export type CampType = keyof typeof medkitPlaces;

const inTentsAlone = `
rule-no-running
surroundings-thunderstorm
surroundings-wind
surroundings-cattle
hygiene-drinking-water
privacy-screens
fire-clearance
fire-ban-plan
tools-work-area
tools-chopping-block
tools-carrying
tools-handover
medkit-camp-site
`;

const inHousesAlone = `
fire-exits
fire-night-drill
medkit-camp-house
`;

const notUsual = `
rule-bathing
surroundings-swimming
substances-smoking-area
hygiene-sick-toilet
tools-chainsaw
tick-vaccination-status
tick-repellent
concept-signed
first-aid-specific-person
number-0800-117-117
private-cars
`;

function allBut(...lists: readonly string[]): string[] {
  const left = lists.join('').split('\n');
  return ids.filter((id) => !left.includes(id));
}

/** What most camps of a kind tick, to untick from. */
export const usual: Record<CampType, readonly string[]> = {
  Zeltlager: allBut(notUsual, inHousesAlone),
  Hauslager: allBut(notUsual, inTentsAlone),
};
