import { ids } from './measures';

export type CampType = 'Zeltlager' | 'Hauslager';

/** What speaks of the other kind of camp alone. */
export const unfit: Record<CampType | '', readonly string[]> = {
  '': [],
  Zeltlager: ['fire-exits', 'fire-night-drill', 'medkit-camp-house'],
  Hauslager: ['rule-no-running', 'surroundings-wind', 'medkit-camp-site'],
};

const seldomInHouses = `
surroundings-cattle
hygiene-drinking-water
privacy-screens
fire-ban-plan
tools-work-area
tools-chopping-block
tools-carrying
tools-handover
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

function allBut(seldom: string, unfit: readonly string[]) {
  const left = [...seldom.split('\n'), ...unfit];
  return ids.filter((id) => !left.includes(id));
}

/** What most camps of a kind tick, to untick from. */
export const usual: Record<CampType, readonly string[]> = {
  Zeltlager: allBut(notUsual, unfit.Zeltlager),
  Hauslager: allBut(notUsual + seldomInHouses, unfit.Hauslager),
};
