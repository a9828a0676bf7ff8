import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { generatorEntries } from '../../src/catalog';
import { version } from '../../src/generators/inputToCarry';
import { checklists } from '../support/checklists';
import { carryingMaker, generatorOf } from '../support/documentOf';
import { sampleInput } from '../support/files';

// `npm run golden` runs it: an input in which nothing is entered follows from its shape, those of a new
// checklist from its list, the typical one is the generator's own, and all extras come to everything. A
// sample that somebody wrote stays as it is, and so does what this version has saved.
const samples = new URL('../samples/', import.meta.url);
const saved = new URL(`../fixtures/saved/version-${version}/`, import.meta.url);
const fileOf = (slug: string, name: string): URL => new URL(`${slug}/${name}.json`, samples);

/** Whose typical input is written by hand there, not computed. */
const ownTypical: readonly string[] = ['allgemeines-sicherheitskonzept', 'todo-liste'];

/** The camps of the samples that have one; another list is ticked for the same. */
const camps = ['zeltlager', 'hauswochenende', 'winterlager', 'biwaklager'];

await mkdir(saved, { recursive: true });
for (const { slug } of generatorEntries) {
  await mkdir(new URL(slug, samples), { recursive: true });
  const { readInput, typical } = await generatorOf(slug);
  await write(fileOf(slug, 'leer'), readInput({}));
  if (ownTypical.includes(slug)) {
    await write(fileOf(slug, 'typisch'), await typical());
    await addNewTexts(slug, Object(await typical()));
  } else await add(slug, 'typisch', await typical());
  for (const name of camps) {
    const { camp } = (await sampleInput('packliste', name)) as { camp: object };
    await add(slug, name, { ...(await typical()), camp });
  }
}

for (const { slug, items } of checklists) {
  const ids = items.map(({ id }) => id);
  const first = ids[0] ?? '';
  const odd = ['{text}', '{/items}', '<w:p>', first, first, '\u0000', ` ${first}`, '\ufffe'];
  await add(slug, 'alles', { ticked: ids });
  await add(slug, 'stoerende-zeichen', { ticked: odd });
}

for (const { slug } of generatorEntries) {
  const { groups, options, readInput } = await generatorOf(slug);
  if (options.size > 0 && !existsSync(fileOf(slug, 'auf-wunsch'))) {
    const everything = JSON.parse(await readFile(fileOf(slug, 'alles'), 'utf8'));
    await add(slug, 'auf-wunsch', { ...everything, extras: [...options.keys()] });
  }
  if (existsSync(new URL(`${slug}.docx`, saved))) continue;
  const own = groups.map(({ id }, at) => ({ place: id, text: `Punkt ${at + 1}` }));
  const input = readInput({ ...Object(await sampleInput(slug, 'zeltlager')), own });
  await write(new URL(`${slug}.lagerkiste.json`, saved), { generator: slug, version, input });
  await writeFile(new URL(`${slug}.docx`, saved), (await carryingMaker(slug))(input));
}

/** A text field that is new stands in the typical input: its text comes into everything, too. */
async function addNewTexts(slug: string, typical: object): Promise<void> {
  const everything = Object(await sampleInput(slug, 'alles'));
  const isNew = ([name, text]: [string, unknown]) =>
    typeof text === 'string' && !(name in everything);
  const added = Object.fromEntries(Object.entries(typical).filter(isNew));
  if (Object.keys(added).length === 0) return;
  await write(fileOf(slug, 'alles'), { ...everything, ...added });
}

async function add(slug: string, name: string, input: unknown): Promise<void> {
  if (!existsSync(fileOf(slug, name))) await write(fileOf(slug, name), input);
}

async function write(file: URL, content: unknown): Promise<void> {
  await writeFile(file, `${JSON.stringify(content, null, 2)}\n`);
}
