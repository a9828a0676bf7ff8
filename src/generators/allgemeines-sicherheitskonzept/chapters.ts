import { printedCount } from '../../ui/formLimits';
import { campTexts } from '../camp';
import type { Chosen, Group } from '../points';
import { campFacts, counts, type Input, isEmptyRow, personLists, rescueNames } from './input';
import { groupsOf } from './measures';

/** The chapters of form and document in their order: name, title, and short title for the contents. */
export const chapters = [
  ['general', 'Allgemeine Infos', 'Infos'],
  ['precautions', 'Sicherheitsvorkehrungen', 'Vorkehrungen'],
  ['emergency', 'Handeln im Notfall', 'Notfall'],
  ['activities', 'Sicherheitsrelevante Aktivitäten', 'Aktivitäten'],
] as const;

export type ChapterName = (typeof chapters)[number][0];

function counted(parts: readonly boolean[]) {
  return { done: parts.filter(Boolean).length, total: parts.length };
}

/** The number of filled fields for rescuers. */
export function rescueProgress(input: Input) {
  return counted(rescueNames.map((name) => input[name] !== ''));
}

/** The number of ticked and own points of a group. */
export function groupProgress(group: Group, { ticked, own }: Chosen) {
  const added = own.filter(({ place }) => place === group.id).length;
  const given = group.items.filter(({ id }) => ticked.includes(id)).length;
  return { done: given + added, total: group.items.length + added };
}

/**
 * The progress of each chapter except the last (activities). The first chapter counts filled facts; the others count
 * groups with a point.
 */
export function chapterProgress(input: Input) {
  const touched = Object.values(groupsOf).map((groups) =>
    groups.map((group) => groupProgress(group, input).done > 0),
  );
  return [factsOf(input), ...touched].map(counted);
}

/** The progress of all counted chapters together. */
export function progress(input: Input) {
  return chapterProgress(input).reduce((sum, { done, total }) => ({
    done: sum.done + done,
    total: sum.total + total,
  }));
}

function factsOf(input: Input) {
  const facts = [...campFacts, ...rescueNames].filter(
    // A Hauslager has no shelter.
    (name) => name !== 'emergencyAddress' || input.campType !== 'Hauslager',
  );
  const texts = [
    ...campTexts(input.camp),
    input.campType,
    ...facts.map((name) => input[name]),
    // In a camp of one sex, the other count stays empty, so both counts are one fact.
    counts.map((name) => printedCount(input[name])).join(''),
  ];
  const lists = [input.units, ...personLists.map((list) => input[list])];
  return [...texts.map((text) => text !== ''), ...lists.map((rows) => !rows.every(isEmptyRow))];
}
