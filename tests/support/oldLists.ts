import { readdirSync, readFileSync } from 'node:fs';
import { sortLines } from '../../src/generators/oldList/sortLines';
import { groupsOf } from './checklists';

const folder = new URL('../fixtures/oldLists/', import.meta.url);
const files = readdirSync(folder, { recursive: true }).map(String).sort();
const lists = files.filter((file) => file.endsWith('.txt'));

/** Old lists. The ids of the points that a line may tick follow ` -> `. A line with `!` must not become an own point. */
export const oldLists = lists.map((file) => {
  const content = readFileSync(new URL(file, folder), 'utf8');
  const slug = file.split('/').at(-2) ?? '';
  const rows = content.split('\n').map((row) => {
    const [line = '', ids = ''] = row.split('-> ');
    return { line: line.replace(/ $/, ''), ids: ids.split(/ [|/] /).filter(Boolean) };
  });
  return { slug, file, rows, text: rows.map(({ line }) => line).join('\n') };
});

export const sorted = (text: string, slug = 'packliste') => sortLines(text, groupsOf(slug), slug);

export function textsOf({ ticked, own, headings }: ReturnType<typeof sortLines>) {
  return [...ticked.map(({ text }) => text), ...own.map(({ text }) => text), ...headings];
}

/** Returns the words of a text in alphabetical order, without bullets and numbers of one or two digits. */
export function wordsIn(text: string) {
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.filter((word) => !/^(?:o|x|\d|\d\d)$/i.test(word)).sort();
}
