import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { generatorEntries, loadGenerator } from '../../src/catalog';
import { checklists } from '../support/checklists';

// `npm run golden` runs it: an input in which nothing is entered follows from its shape, those of a new
// checklist from its list, the typical one is the generator's own, and all extras come to everything. A
// sample that somebody wrote stays as it is.
const samples = new URL('../samples/', import.meta.url);
const fileOf = (slug: string, name: string): URL => new URL(`${slug}/${name}.json`, samples);

/** Whose typical input is written by hand there, not computed. */
const ownTypical: readonly string[] = ['allgemeines-sicherheitskonzept', 'todo-liste'];

for (const { slug } of generatorEntries) {
  await mkdir(new URL(slug, samples), { recursive: true });
  const { readInput, typical } = await loadGenerator(slug);
  await write(slug, 'leer', readInput({}));
  if (ownTypical.includes(slug) || !existsSync(fileOf(slug, 'typisch'))) {
    await write(slug, 'typisch', await typical());
  }
}

for (const { slug, items } of checklists) {
  const ids = items.map(({ id }) => id);
  const first = ids[0] ?? '';
  const odd = ['{text}', '{/items}', '<w:p>', first, first, '\u0000', ` ${first}`, '\ufffe'];
  const cases = { alles: ids, 'stoerende-zeichen': odd };
  for (const [name, ticked] of Object.entries(cases)) {
    if (!existsSync(fileOf(slug, name))) await write(slug, name, { ticked });
  }
}

for (const { slug } of generatorEntries) {
  const { extras } = await loadGenerator(slug);
  if (extras.size === 0 || existsSync(fileOf(slug, 'auf-wunsch'))) continue;
  const everything = JSON.parse(await readFile(fileOf(slug, 'alles'), 'utf8'));
  await write(slug, 'auf-wunsch', { ...everything, extras: [...extras.keys()] });
}

async function write(slug: string, name: string, input: unknown): Promise<void> {
  await writeFile(fileOf(slug, name), `${JSON.stringify(input, null, 2)}\n`);
}
