import { existsSync, readdirSync } from 'node:fs';
import { relative } from 'node:path';
import { expect, test } from 'vitest';
import { uses } from '../../src/app/page/uses';
import { looks } from '../../src/generators/camp';
import { version } from '../../src/generators/inputToCarry';
import { generators } from '../support/checklists';
import { templateBytes } from '../support/files';
import { lookPictures, pictureOf } from '../support/firstPages';
import { paperDocuments, paperStarts } from '../support/paper';
import { paragraphsIn, paragraphsOf, partNames, partOf } from '../support/readDocx';

const tests = new URL('../', import.meta.url);
const samples = `leer typisch alles stoerende-zeichen zeltlager hauswochenende winterlager
  biwaklager`.split(/\s+/);

// `npm run write` writes everything that is missing, except a template.
test.each(generators)('$slug of the catalog has all its files', ({ slug, options }) => {
  const named = [...samples, ...(options.size > 0 ? ['auf-wunsch'] : [])];
  const files = [
    `../templates/${slug}.docx`,
    ...named.flatMap((one) => [`samples/${slug}/${one}.json`, `golden/${slug}/${one}.xml`]),
    ...['docx', 'lagerkiste.json'].map((end) => `fixtures/saved/version-${version}/${slug}.${end}`),
  ];
  expect(missing([pictureOf(slug), ...files.map((file) => new URL(file, tests))])).toEqual([]);
});

test('a look is a picture, one file of the folder and one line of the list', () => {
  expect(missing(lookPictures.map(({ slug }) => pictureOf(slug)))).toEqual([]);
  const files = looks.map(({ slug }) => `${slug}.docx`);
  expect(readdirSync('templates/looks').sort()).toEqual(files.sort());
});

test('the table of paper has a row for each document', async () => {
  const paper = await paperDocuments();
  expect(Object.keys(paperStarts()).sort()).toEqual(paper.map(({ name }) => name).sort());
});

test.each(generators)('the template of $slug says its title in all places', async (one) => {
  const template = await templateBytes(one.slug);
  const title = titleOf(template);
  expect(one.name).toContain(title);
  expect(/<dc:title>([^<]*)/.exec(partOf(template, 'docProps/core.xml'))?.[1]).toBe(title);
  for (const path of partNames(template).filter((name) => /^word\/footer\d*\.xml$/.test(name))) {
    const words = paragraphsIn(template, path).map(({ text }) => text);
    expect(wordsBefore(words.join('')), path).toBe(title);
  }
});

test('each document has a title, a file name and a row of `uses.ts` for itself', async () => {
  const templates = await Promise.all(generators.map(({ slug }) => templateBytes(slug)));
  const fileNames = generators.map(({ fileName, readInput }) => fileName(readInput({})));
  for (const names of [templates.map(titleOf), fileNames]) {
    expect(new Set(['', ...names]).size, names.join()).toBe(1 + generators.length);
  }
  expect(uses.map(({ slug }) => slug).sort()).toEqual(generators.map(({ slug }) => slug).sort());
});

function titleOf(template: Uint8Array) {
  return wordsBefore(paragraphsOf(template).find(({ style }) => style === 'Title')?.text ?? '');
}

function wordsBefore(text: string) {
  return text.replace(/\{.*/s, '').trim();
}

function missing(files: readonly URL[]) {
  const lacking = files.filter((file) => !existsSync(file));
  return lacking.map(({ pathname }) => `no ${relative('.', pathname)}`);
}
