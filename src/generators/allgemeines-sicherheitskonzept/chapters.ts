import { campTexts } from '../camp';
import type { Chosen } from '../ownPoints';
import type { Group } from '../readGroups';
import { type Input, isEmptyRow } from './input';
import { groupsOf } from './measures';
import { personLists } from './people';
import { rescueNames } from './rescue';

/** The parts of form and document, in their order. */
export const chapters = {
  general: { id: 'allgemeine-infos', title: 'Allgemeine Infos', shortTitle: 'Infos' },
  precautions: {
    id: 'sicherheitsvorkehrungen',
    title: 'Sicherheitsvorkehrungen',
    shortTitle: 'Vorkehrungen',
  },
  emergency: { id: 'handeln-im-notfall', title: 'Handeln im Notfall', shortTitle: 'Notfall' },
  activities: {
    id: 'sicherheitsrelevante-aktivitaeten',
    title: 'Sicherheitsrelevante Aktivitäten',
    shortTitle: 'Aktivitäten',
  },
} as const;

export type ChapterName = keyof typeof chapters;

/** How much is said to rescuers. */
export function rescueProgress(input: Input) {
  return {
    done: rescueNames.filter((name) => input[name] !== '').length,
    total: rescueNames.length,
  };
}

/** How much of a group is ticked or added in people's own words. */
export function groupProgress(group: Group, { ticked, own }: Chosen) {
  const added = own.filter(({ place }) => place === group.id).length;
  const given = group.items.filter(({ id }) => ticked.includes(id)).length;
  return { done: given + added, total: group.items.length + added };
}

/** How far each chapter is but the last: facts that are filled in, groups in which something stands. */
export function chapterProgress(input: Input) {
  const facts = factsOf(input);
  const touched = Object.values(groupsOf).map((groups) =>
    groups.map((group) => groupProgress(group, input).done > 0),
  );
  return [facts, ...touched].map((parts) => ({
    done: parts.filter(Boolean).length,
    total: parts.length,
  }));
}

/** All of them in one. */
export function progress(input: Input) {
  return chapterProgress(input).reduce((sum, { done, total }) => ({
    done: sum.done + done,
    total: sum.total + total,
  }));
}

function factsOf(input: Input) {
  const texts = [
    ...campTexts(input.camp),
    input.campAddress,
    input.emergencyPhone,
    input.campType,
    // A Hauslager has none.
    ...(input.campType === 'Hauslager' ? [] : [input.emergencyAddress]),
    input.hospitalAddress,
    ...rescueNames.map((name) => input[name]),
    // Where all are of one sex, the other count stays empty.
    input.femaleCount || input.maleCount,
  ];
  const lists = [input.units, ...personLists.map((list) => input[list])];
  return [...texts.map((text) => text !== ''), ...lists.map((rows) => !rows.every(isEmptyRow))];
}
