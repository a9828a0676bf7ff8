import type { PersonList } from './input';

// The first that fits: «Küchenleitung» cooks, «Lagerleitung» leads the camp.
const words: readonly (readonly [PersonList, RegExp])[] = [
  ['mainLeaders', /^(?:co|stv|vize)?(?:hl|ll)$|(?:haupt|lager)(?:lager)?leit/],
  ['kitchenTeam', /küche|kueche|koch|köch|koech/],
  ['coaches', /coach/],
  ['departementLeaders', /^(?:co|stv|vize)?al$|(?:abteilungs|schar|ortsgruppen)leit/],
  ['leaderteam', /leit|leader/],
];

/** The list that somebody belongs to by what is said of them, by the first of several that is known. */
export function readDuty(duty: string): PersonList | undefined {
  for (const part of duty.toLowerCase().split(/[,;/&|\n]|\bund\b/)) {
    const letters = part.replace(/\P{L}/gu, '');
    const found = words.find(([, pattern]) => pattern.test(letters));
    if (found) return found[0];
  }
  return undefined;
}
