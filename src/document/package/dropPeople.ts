import { body } from './filledParts';
import { relationshipsOf, removeRelationships } from './relationships';
import type { WordPackage } from './wordPackage';

/** Takes out who has worked at a file, with their addresses (`word/people.xml`): Word prints nothing of it. */
export function dropPeople(opened: WordPackage): void {
  const people = relationshipsOf(opened, body).filter(({ type }) => type === 'people');
  for (const { target } of people) opened.remove(target);
  if (people.length > 0) removeRelationships(opened, body, ({ type }) => type === 'people');
}
