import { printedCount } from '../../ui/formLimits';
import { campTexts } from '../camp';
import type { Chosen, Group } from '../points';
import { campFacts, counts, type Input, isEmptyRow, personLists } from './input';
import { chapterGroups } from './measures';
import { rescueNames } from './rescueFields';

/** The chapters of form and document. Each row holds the title, and the short title for the contents. */
export const chapters = {
  general: ['Allgemeine Infos', 'Infos'],
  precautions: ['Sicherheitsvorkehrungen', 'Vorkehrungen'],
  emergency: ['Handeln im Notfall', 'Notfall'],
  activities: ['Sicherheitsrelevante Aktivitäten', 'Aktivitäten'],
} as const;

export type ChapterName = keyof typeof chapters;

/** The numbers of finished and of all steps. */
export type Progress = ReturnType<typeof counted>;

function counted(parts: readonly boolean[]) {
  return { done: parts.filter(Boolean).length, total: parts.length };
}

/** Counts the filled fields of the part «Für die Rettung». */
export function rescueProgress(input: Input) {
  return counted(rescueNames.map((name) => input[name] !== ''));
}

/** Counts the ticked and own points of a group (`done`), and all its points (`total`). */
export function groupProgress(group: Group, { ticked, own }: Chosen) {
  const added = own.filter(({ place }) => place === group.id).length;
  const given = group.items.filter(({ id }) => ticked.includes(id)).length;
  return { done: given + added, total: group.items.length + added };
}

/**
 * Returns the progress of each chapter except the last chapter (activities). The steps of the first chapter are facts.
 * A fact is done when the fact is filled in. The steps of the other chapters are groups of points. A group is done when
 * the group has a ticked or own point.
 */
export function chapterProgress(input: Input) {
  const touched = chapterGroups.map((groups) =>
    groups.map((group) => groupProgress(group, input).done > 0),
  );
  return [factsOf(input), ...touched].map(counted);
}

function factsOf(input: Input) {
  const facts = [...campFacts, ...rescueNames].filter(
    // For a Hauslager, the address of a shelter does not count, because the concept does not print this address.
    (name) => name !== 'emergencyAddress' || input.campType !== 'Hauslager',
  );
  const texts = [
    ...campTexts(input.camp),
    input.campType,
    ...facts.map((name) => input[name]),
    // Both counts together are one fact, because a camp of only girls or only boys has a single count.
    counts.map((name) => printedCount(input[name])).join(''),
  ];
  const lists = [input.units, ...personLists.map((list) => input[list])];
  return [...texts.map((text) => text !== ''), ...lists.map((rows) => !rows.every(isEmptyRow))];
}
