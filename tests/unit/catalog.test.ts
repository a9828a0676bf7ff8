import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { uses } from '../../src/app/page/uses';
import { catalog } from '../../src/catalog';
import { trialData } from '../../src/document/check/trialData';
import { checkTemplate } from '../../src/document/checkTemplate';
import { fieldPaths } from '../../src/document/fields';
import { openOriginal } from '../../src/document/fill/createTemplate';
import { mendAndCompile, openTemplate, prepareTemplate } from '../../src/document/openTemplate';
import { openPackage } from '../../src/document/package/openPackage';
import { looks } from '../../src/generators/camp';
import { version } from '../../src/generators/inputToCarry';
import { deadlineGroups } from '../../src/generators/todo-liste/deadlines';
import { generators } from '../support/checklists';
import { emptyReport } from '../support/checkOf';
import { generatorOf, printed } from '../support/documentOf';
import { templateBytes } from '../support/files';
import { lookPictures, pictureOf } from '../support/firstPages';
import { paperDocuments, paperStarts } from '../support/paper';
import { printContext } from '../support/printContext';
import { found, paragraphsIn, paragraphsOf, partNames, partOf, textsOf } from '../support/readDocx';

test('the edge of the window has the colours of the pages', () => {
  const files = ['src/app/page/base.css', 'index.html', 'src/app/public/app.webmanifest'];
  const [css = '', html = '', manifest = ''] = files.map((file) => readFileSync(file, 'utf8'));
  const header = found(css, /--header: (#\w+)/g);
  expect(found(html, /"theme-color" content="(#\w+)"/g)).toEqual(header);
  expect(JSON.parse(manifest)).toMatchObject({
    theme_color: header[0],
    background_color: found(css, /--paper: (#\w+)/g)[0],
  });
});

test('the site can be installed: its manifest names icons that are there', () => {
  const read = (file: string) => readFileSync(`src/app/public/${file}`);
  expect(readFileSync('index.html', 'utf8')).toContain('rel="manifest" href="/app.webmanifest"');
  const { icons, ...manifest } = JSON.parse(read('app.webmanifest').toString());
  expect(manifest).toMatchObject({ name: 'Lagerkiste', display: 'standalone', start_url: './' });
  for (const { src, sizes } of icons) {
    const size = read(src).readUInt32BE(16);
    expect(`${size}x${size}`, src).toBe(sizes);
  }
});

test('has the addresses and file names of the specification', () => {
  expect(catalog.map(({ path }) => path)).toEqual(['/lager', '/aktivitaeten', '/leitungsteam']);
  const names = generators.map((one) => [one.path, printed(one, {}).fileName]);
  expect(Object.fromEntries(names)).toMatchObject({
    '/lager/allgemeines-sicherheitskonzept': 'SiKo.docx',
    '/lager/aufgaben-tageschef': 'Aufgaben_Tageschef.docx',
    '/lager/todo-liste': 'ToDo.docx',
    '/lager/regeln-fuer-leitende': 'Regeln_Leitende.docx',
    '/lager/lagerpakt': 'Lagerpakt.docx',
    '/lager/packliste': 'Packliste.docx',
    '/aktivitaeten/regeln-fuer-tns': 'Regeln_an_Aktivitäten.docx',
    '/aktivitaeten/gelaendespiel': 'Regeln_Geländespiel.docx',
    '/leitungsteam/regeln': 'Regeln_Leitungsteam.docx',
    '/leitungsteam/pflichtenheft': 'Pflichtenheft.docx',
  });
});

describe.each(generators)('$slug', ({ slug, fields, options, ...generator }) => {
  test('has a template whose tags are fields of its data, and that says all of it', async () => {
    const template = await templateBytes(slug);
    expect(checkTemplate(template, fields, [], options)).toMatchObject(emptyReport);
    const text = textsOf(template).join();
    const named = fieldPaths(fields).filter(({ field }) => field === 'value');
    const left = named.filter(({ path }) => !text.includes(`{${path.at(-1)}}`));
    // The poster prints the parts of `entry`. Rules are printed without titles of groups.
    expect(left.filter(({ path }) => !/\b(entry|title)$/.test(path.join()))).toEqual([]);
  });

  test('has a template in which nothing is mended, nor in what it fills', async () => {
    const bytes = await templateBytes(slug);
    const opened = openPackage(bytes);
    const before = opened.bytes();
    prepareTemplate(opened);
    const compiled = mendAndCompile(opened, fields);
    expect(opened.bytes()).toBe(before);
    const template = openTemplate(bytes, fields);
    expect(compiled.mendsDocuments).toBe(false);
    for (const data of [trialData(fields, Boolean, () => 'a\nb'), {}])
      expect(openOriginal(bytes).fill(data)).toEqual(template.fill(data));
  });

  test('counts its pages in a folder', async () => {
    const template = openTemplate(await templateBytes(slug), fields);
    const data = generator.toDocument(generator.readInput({}), { ...printContext, inFolder: true });
    const bytes = template.fill(data);
    const footers = ['footer1', 'footer2'].flatMap((name) =>
      paragraphsIn(bytes, `word/${name}.xml`),
    );
    expect(footers).not.toEqual([]);
    for (const { text } of footers) expect(text).toMatch(/ · Seite 1 von 1$/);
  });

  test('has data whose parts are each part of a text beside them', () => {
    const paths = fieldPaths(fields);
    for (const { path, field } of paths) {
      const [, whole] = /^part of (.*)$/.exec(String(field)) ?? [];
      const place = [...path.slice(0, -1), whole].join();
      const beside = paths.find((other) => other.path.join() === place)?.field;
      if (whole) expect(beside, path.join()).toMatch(/^(value|part of .*)$/);
    }
  });
});

test.each([
  ['pflichtenheft', 'jobs', ['leftColumn', 'rightColumn']],
  ['packliste', 'items', ['leftGroups', 'rightGroups']],
  ['packliste', 'items', ['groups']],
])('trial data of %s: a list (%s) has the entries that %s hold', async (slug, list, holders) => {
  const { fields } = await generatorOf(slug);
  const data: Record<string, unknown> = { ...trialData(fields, () => true, undefined, 8) };
  const held = holders.flatMap((name) => data[name]).flatMap((holder) => Object(holder)[list]);
  expect(held.length).toBeGreaterThanOrEqual(64);
  expect(data[list]).toEqual(held);
});

test.each(generators)('$slug is as large as its page says', ({ slug, groups, items }) => {
  const sizes: Record<string, string> = {
    pflichtenheft: `${groups.length} Ressorts`,
    'todo-liste': `${items.length} Aufgaben`,
  };
  const size = sizes[slug] ?? `${items.length} Punkte`;
  expect(uses.find((use) => use.slug === slug)?.size).toBe(size);
});

test('what is needed some time before the camp is due at one of the deadlines', () => {
  const deadlines = deadlineGroups.map(({ title }) => `${title} vor dem Lager`);
  const due = uses.filter(({ when }) => when.endsWith('vor dem Lager'));
  expect(due.length).toBeGreaterThan(0);
  for (const { when } of due) expect(deadlines).toContain(when);
});

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
