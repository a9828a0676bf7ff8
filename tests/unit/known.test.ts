import { existsSync, readdirSync } from 'node:fs';
import { relative } from 'node:path';
import { expect, test } from 'vitest';
import { uses } from '../../src/app/page/uses';
import type { GeneratorEntry } from '../../src/catalog';
import { looks } from '../../src/generators/camp';
import { version } from '../../src/generators/inputToCarry';
import { generators } from '../support/checklists';
import { slugs } from '../support/documentOf';
import { templateBytes } from '../support/files';
import { pictureOf } from '../support/firstPages';
import { paperDocuments, paperStarts } from '../support/paper';
import { type Paragraph, paragraphsIn, paragraphsOf, partNames, partOf } from '../support/readDocx';

const tests = new URL('../', import.meta.url);

const usedSlugs = uses.map((use) => use.slug);
const fileNames = generators.map(({ fileName, readInput }) => fileName(readInput({})));
const templateOf = (slug: string) => new URL(`../templates/${slug}.docx`, tests);
const withTemplate = slugs.filter((slug) => existsSync(templateOf(slug)));
const titles = await Promise.all(
  withTemplate.map(async (one) => titleOf(await templateBytes(one))),
);

// `npm run write` writes everything that is missing, except a template, its names, a file name and a row of `uses.ts`.
test.each(generators)('$slug of the catalog is known everywhere', async (one) => {
  const { slug } = one;
  expect([
    ...(existsSync(templateOf(slug)) ? namesMissing(one, await templateBytes(slug)) : []),
    ...onceIn(fileNames, fileNames[slugs.indexOf(slug)], 'file name'),
    ...onceIn(usedSlugs, slug, 'row of uses.ts'),
    ...filesMissing(slug, one.options.size > 0),
  ]).toEqual([]);
});

test('a look is a picture, one file of the folder and one line of the list', () => {
  expect(missing(looks.map(({ slug }) => pictureOf(slug)))).toEqual([]);
  const files = looks.map(({ slug }) => `${slug}.docx`);
  expect(readdirSync('templates/looks').sort()).toEqual(files.sort());
});

test('the table of paper has a row for each document', async () => {
  const paper = await paperDocuments();
  expect(Object.keys(paperStarts()).sort()).toEqual(paper.map(({ name }) => name).sort());
});

test('what one version has saved, the next has saved, too', () => {
  const folders = Array.from({ length: version }, (_, at) => `fixtures/saved/version-${at + 1}/`);
  const [, ...later] = folders;
  expect(
    later.flatMap((folder, at) => {
      const before = readdirSync(new URL(folders[at] ?? '', tests));
      return missing(before.map((file) => new URL(folder + file, tests)));
    }),
  ).toEqual([]);
});

/** Returns a sentence for each place of a template that has another title, or the title of another document. */
function namesMissing({ slug, name }: Pick<GeneratorEntry, 'slug' | 'name'>, template: Uint8Array) {
  const title = titleOf(template);
  const footers = partNames(template).filter((path) => /^word\/footer\d*\.xml$/.test(path));
  const others = [
    ['title property', /<dc:title>([^<]*)/.exec(partOf(template, 'docProps/core.xml'))?.[1]],
    ...footers.map((path) => [path, wordsBefore(wordsIn(paragraphsIn(template, path)))] as const),
  ] as const;
  return [
    ...onceIn(titles, title, 'title of a template'),
    ...(title && name.includes(title) ? [] : [`templates/${slug}.docx: its title is «${title}»`]),
    ...others.flatMap(([place, text]) =>
      text === title ? [] : [`templates/${slug}.docx: «${text}» in ${place}`],
    ),
  ];
}

function titleOf(template: Uint8Array) {
  return wordsBefore(paragraphsOf(template).find(({ style }) => style === 'Title')?.text ?? '');
}

const wordsIn = (paragraphs: readonly Paragraph[]) => paragraphs.map(({ text }) => text).join('');

function wordsBefore(text: string) {
  return text.replace(/\{.*/s, '').trim();
}

function onceIn(all: readonly (string | undefined)[], one: string | undefined, what: string) {
  const times = all.filter((other) => other === one).length;
  return times === 1 ? [] : [`${what} «${one}» is there ${times} times`];
}

function filesMissing(slug: string, hasOptions: boolean) {
  const samples = `leer typisch alles stoerende-zeichen zeltlager hauswochenende winterlager
    biwaklager`.split(/\s+/);
  const named = [...samples, ...(hasOptions ? ['auf-wunsch'] : [])];
  const files = [
    `../templates/${slug}.docx`,
    ...named.flatMap((one) => [`samples/${slug}/${one}.json`, `golden/${slug}/${one}.xml`]),
    ...['docx', 'lagerkiste.json'].map((end) => `fixtures/saved/version-${version}/${slug}.${end}`),
  ];
  return missing([pictureOf(slug), ...files.map((file) => new URL(file, tests))]);
}

function missing(files: readonly URL[]) {
  const lacking = files.filter((file) => !existsSync(file));
  return lacking.map(({ pathname }) => `no ${relative('.', pathname)}`);
}
