import { readdirSync, readFileSync } from 'node:fs';
import { generator as pflichtenheft } from '../../src/generators/checklists/pflichtenheft';
import { type Standing, sortLines } from '../../src/generators/oldList/sortLines';
import type { Group } from '../../src/generators/points';
import { checklists } from './checklists';

const folder = new URL('../fixtures/oldLists/', import.meta.url);

/** The old lists of a folder; `aside/` holds those by which nothing was tuned. */
export function oldLists(under = ''): { slug: string; name: string; content: string }[] {
  const files = readdirSync(new URL(under, folder), { recursive: true }).map(String);
  return files
    .filter((file) => /^[^/]+\/[^/]+\.txt$/.test(file) && !file.startsWith('aside/'))
    .sort()
    .map((file) => {
      const [slug = '', name = ''] = file.split('/');
      return { slug, name, content: readFileSync(new URL(under + file, folder), 'utf8') };
    });
}

export const slugsWithLists = Array.from(new Set(oldLists().map(({ slug }) => slug)));

export function groupsOf(slug: string): readonly Group[] {
  if (slug === 'pflichtenheft') return pflichtenheft.groups;
  return checklists.find((one) => one.slug === slug)?.groups ?? [];
}

export function compared(slug: string, content: string) {
  const rows = content.split('\n').filter((row) => row.includes(' -> '));
  const lines = rows.map((row) => row.slice(0, row.lastIndexOf(' -> ')));
  const { sorted } = sortLines(lines.join('\n'), groupsOf(slug), slug);
  return rows.map((row, index) => {
    const expected = row
      .slice(row.lastIndexOf(' -> ') + 4)
      .split(' | ')
      .map((one) => one.split(' / ').map((choice) => choice.trim()));
    const ofRow = sorted.filter(
      (one) => one.row === index && (!/:$/.test(one.text) || expected[0]?.includes('out')),
    );
    const stands = [...new Set(ofRow.map(({ standing }) => stand(standing)))];
    const fits = (one: string, choices: readonly string[]) =>
      choices.includes(one) || (choices.includes('own *') && one.startsWith('own '));
    const isRight =
      stands.length > 0 &&
      stands.every((one) => expected.some((choices) => fits(one, choices))) &&
      expected.every((choices) => stands.some((one) => fits(one, choices)));
    return { line: lines[index] ?? '', expected, stands, isRight };
  });
}

/** A standing as the lists of the fixtures say it. */
export function stand(standing: Standing): string {
  if (standing.kind === 'ticked') return standing.id;
  return standing.kind === 'own' ? `own ${standing.place}` : 'out';
}
