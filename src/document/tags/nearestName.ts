import { editDistance } from './editDistance';

/** The name that somebody most likely meant, or nothing when none is near. */
export function nearestName(typed: string, names: readonly string[]): string | undefined {
  const near = names
    // So many letters at least must be put in or taken out.
    .filter((name) => Math.abs(typed.length - name.length) <= mostChanges(name))
    .map((name) => ({ name, distance: editDistance(typed.toLowerCase(), name.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance)[0];
  return near && near.distance <= mostChanges(near.name) ? near.name : undefined;
}

function mostChanges(name: string): number {
  return Math.max(2, name.length / 3);
}
