import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { version } from '../../src/generators/inputToCarry';
import { checklists, generators } from '../support/checklists';
import { carryingMaker } from '../support/documentOf';
import { sampleInput } from '../support/files';

// `npm run golden` runs this script. «Samples and goldens» in `tests/README.md` lists what the script writes.
const samples = new URL('../samples/', import.meta.url);
const saved = new URL(`../fixtures/saved/version-${version}/`, import.meta.url);
const fileOf = (slug: string, name: string): URL => new URL(`${slug}/${name}.json`, samples);

/** The generators whose typical input is written by hand. The sample `typisch` follows each change of this input. */
const ownTypical: readonly string[] = ['allgemeines-sicherheitskonzept', 'todo-liste'];

/** The samples with a camp. All documents have the camps of the packing list. */
const camps = ['zeltlager', 'hauswochenende', 'winterlager', 'biwaklager'];

await mkdir(saved, { recursive: true });
for (const { slug, readInput, typical } of generators) {
  await mkdir(new URL(slug, samples), { recursive: true });
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

for (const { slug, groups, options, readInput } of generators) {
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

/** Adds the texts of new fields to the sample `alles`. The typical input has a text for each field. */
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
