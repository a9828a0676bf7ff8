import { describe, expect, test } from 'vitest';
import { checkTemplate } from '../../src/document/checkTemplate';
import { TemplateError } from '../../src/document/diagnostic';
import { openTemplate } from '../../src/document/openTemplate';
import { errorSentences } from '../../src/document/sentences/check';
import { openingSentences } from '../../src/document/sentences/opening';
import { scopesInside } from '../../src/document/tags/scopes';
import { checkOf } from '../support/checkOf';
import { documentOf, generatorOf, slugs } from '../support/documentOf';
import { fixture, fixtureNames, sampleInput, templateBytes } from '../support/files';
import { hostile } from '../support/hostile';
import { type Paragraph, paragraphsOf, partOf } from '../support/readDocx';
import { rowsIn } from '../support/table';
import { typedFields as fields, withTyped } from '../support/typed';

async function filledTypically(slug: string, template: Uint8Array): Promise<Paragraph[]> {
  return paragraphsOf(await documentOf(slug, await sampleInput(slug, 'typisch'), template));
}

const originals = new Map<string, Paragraph[]>();
for (const slug of slugs)
  originals.set(slug, await filledTypically(slug, await templateBytes(slug)));

function wordsOf(paragraphs: readonly Paragraph[]) {
  const texts = paragraphs.map(({ text }) => text);
  return texts.join(' ').split(/\s+/).filter(Boolean).sort();
}

const accidents = rowsIn('broken');
const ownSentences = openingSentences + errorSentences;

// The words of a sentence with a gap, and those of docxtemplater.
const notASentence = /undefined|null|NaN|\[object|\b(the|tag|loop|unclosed|unopened)\b/i;

// Only the check looks for these errors. Word shows them, or filling does not reach their place.
const ofTheCheckAlone = `loose-brace section-break-inside unreachable-tag split-block
  no-fields`.split(/\s+/);

describe('an accident in a template', () => {
  test.each(accidents)('%s is said', async (file, ids, named) => {
    const [slug = ''] = file.split('/');
    const template = fixture(`broken/${file}`);
    const { errors } = await checkOf(slug, template);
    expect(errors.map(({ id }) => id).join(' ')).toBe(ids);
    if (errors.some(({ id }) => !ofTheCheckAlone.includes(id))) {
      const { fields } = await generatorOf(slug);
      expect(() => openTemplate(template, fields)).toThrow(TemplateError);
    }
    const sentences = errors.map(({ message }) => message);
    expect(sentences.join('\n')).toContain(named);
    for (const { id, message } of errors) {
      expect(ownSentences).toMatch(new RegExp(`^${id}[. ]`, 'm'));
      expect(message).toMatch(/^\p{Lu}.{20,}[.?]$/su);
      expect(message).not.toMatch(notASentence);
    }
  });

  test('carries the words around it and its place', async () => {
    const template = fixture('broken/lagerpakt/zwei Fehler auf einmal');
    const { errors } = await checkOf('lagerpakt', template);
    expect(errors).toMatchObject([
      { tag: 'folgende', part: 'Text', words: '{folgende} Regeln kommen auf den L…' },
      { tag: 'texte', place: { paragraph: 3, start: 0, end: 7 } },
    ]);
  });
});

const noises = rowsIn('working');

describe('what people and word processors leave in a template', () => {
  // A fixture may lack an option that is younger than the fixture. Only a row that names this warning tests it.
  const seen = (warnings: readonly { id: string }[], expected: string) =>
    [...new Set(warnings.map(({ id }) => id))]
      .filter((id) => id !== 'unknown-option' || expected.includes(id))
      .join(' ');

  test.each(noises)('%s works', async (file, ids, text, named) => {
    const [slug = ''] = file.split('/');
    const template = fixture(`working/${file}`);
    const { errors, warnings } = await checkOf(slug, template);
    expect(errors).toEqual([]);
    expect(seen(warnings, ids)).toBe(ids);
    expect(warnings.map(({ message }) => message).join()).toContain(named);
    const filled = wordsOf(await filledTypically(slug, template));
    if (text === 'same')
      expect(wordsOf(originals.get(slug) ?? [])).toEqual(expect.arrayContaining(filled));
    else expect(filled).not.toEqual(wordsOf(originals.get(slug) ?? []));
  });

  const folders = ['libreoffice', 'restyled', 'word-noise'];

  test.each(folders)('a template of %s works, and prints no word of its own', async (folder) => {
    for (const slug of fixtureNames(folder)) {
      const template = fixture(`${folder}/${slug}`);
      const { readable, errors, warnings } = await checkOf(slug, template);
      // The poster of the first safety concepts lacked some fields of the present poster, and had other fields.
      const ofPoster = slug.includes('konzept') ? 'lacking twice repeated' : '';
      const ids = folder === 'word-noise' ? '' : ofPoster;
      expect([readable, errors, seen(warnings, ids)], slug).toEqual([true, [], ids]);
      const filled = wordsOf(await filledTypically(slug, template));
      // These templates are older than the line of the camp and than the table of numbers.
      const withoutCamp = (originals.get(slug) ?? []).filter(
        ({ style, text }) => style !== 'Subtitle' || !text.includes('·'),
      );
      expect(wordsOf(withoutCamp), slug).toEqual(expect.arrayContaining(filled));
    }
  });

  const typicalOf = async (name: string) => {
    const input = await sampleInput('packliste', 'typisch');
    return documentOf('packliste', input, fixture(`working/packliste/${name}`));
  };

  test('who has worked at the file reaches nobody', async () => {
    const name = 'nachverfolgte Zellbreite';
    expect(partOf(fixture(`working/packliste/${name}`), 'word/people.xml')).not.toBe('');
    const filled = await typicalOf(name);
    expect(partOf(filled, 'word/people.xml')).toBe('');
    expect(partOf(filled, 'word/_rels/document.xml.rels')).not.toContain('people');
  });

  test('what Word copies from a heading of a loop is left to Word', async () => {
    const xml = partOf(await typicalOf('Kopfzeile mit dem Titel der Gruppe'), 'word/header9.xml');
    expect(xml).toContain('STYLEREF');
    expect(xml).not.toContain('title');
  });
});

test.each(['broken', 'working'])('%s.txt has a row for every file of its folder', (name) => {
  expect(
    rowsIn(name)
      .map(([file]) => file)
      .sort(),
  ).toEqual(fixtureNames(name).sort());
});

test.each(rowsIn('typed'))('somebody types %s', (texts, said) => {
  const template = withTyped(texts);
  const { errors, warnings } = checkTemplate(template, fields);
  const all = [...errors, ...warnings];
  const ids = all.map(({ id, place }) => (place ? `${id} ${place.paragraph}` : id));
  expect(ids.join(', ')).toBe(said);
  if (!said.startsWith('split')) return;
  expect(() => openTemplate(template, fields).fill({ items: [{}, {}] })).toThrow(TemplateError);
});

test.each([
  ['a banner', []],
  ['a box that is too low for a text', ['fixed-height']],
])('of the size of %s is said: %j', (name, ids) => {
  const { warnings } = checkTemplate(fixture(`boxes/${name}`), fields);
  expect(warnings.map(({ id }) => id)).toEqual(ids);
});

test('beside a problem warnings are said, but not the field that is misspelt', async () => {
  const noticesOf = async (name: string) =>
    (await checkOf('packliste', fixture(`broken/packliste/${name}`))).warnings.map(({ id }) => id);
  expect(await noticesOf('Feld halb zum Löschen vorgemerkt')).toEqual(['tracked-changes']);
  expect(await noticesOf('Tippfehler an sechs Stellen')).toEqual([]);
});

test.each(rowsIn('typedWrong'))('is told of and not filled: %s', (texts, ids, named) => {
  const template = withTyped(texts);
  const { errors } = checkTemplate(template, fields);
  expect(errors.map(({ id }) => id).join(' ')).toBe(ids);
  expect(errors[0]?.message).toContain(named);
  if (ids.split(' ').every((id) => ofTheCheckAlone.includes(id))) return;
  expect(() => openTemplate(template, fields).fill({})).toThrow(TemplateError);
});

test.each(fixtureNames('packages'))('a package may have %s, and makes a document', async (name) => {
  const template = fixture(`packages/${name}`);
  expect((await checkOf('packliste', template)).errors).toEqual([]);
  const { fields } = await generatorOf('packliste');
  const document = openTemplate(template, fields).fill({ items: [{ text: 'Zelt' }] });
  const types = partOf(document, '[Content_Types].xml');
  expect(types).toMatch(/"\/word\/document.xml"[^>]*\.document\.main\+xml"/);
});

test('a file over 20 MB is refused', async () => {
  const message = expect.stringContaining('zu gross');
  const { errors } = await checkOf('packliste', new Uint8Array(21 * 1024 * 1024));
  expect(errors).toMatchObject([{ id: 'too-large', message }]);
});

test('a damaged original is no fault of the template', async () => {
  const { fields } = await generatorOf('packliste');
  const template = await templateBytes('packliste');
  const original = fixture('broken/packliste/abgeschnitten');
  const { readable, errors } = checkTemplate(template, fields, [], undefined, original);
  expect([readable, errors]).toEqual([true, []]);
});

function checkHostile(name: string, size: number) {
  const file = hostile[name]?.(fixture('eine Liste'), size);
  return checkTemplate(file ?? expect.fail(), fields).errors;
}

test.each([
  ['nested insertions', 2000, 'zu tief verschachtelt'],
  ['nested tables', 200, 'zu tief verschachtelt'],
  ['entries', 2001, 'zu viele Teile'],
  ['relationships that do not end', 100_000, 'Nicht lesbar'],
  ['relationships to nowhere', 1000, 'Ein Verweis führt zum fehlenden '],
  ['a document type', 100, 'Nicht lesbar'],
])('refuses in a sentence %s, %i times', (name, size, sentence) => {
  const errors = checkHostile(name, size);
  expect(errors[0]?.message).toContain(sentence);
  expect(errors.length).toBeLessThanOrEqual(50);
});

test.each(fixtureNames('strangers/zips'))('refuses in a sentence %s', (name) => {
  const id = /negative$|MB$/.test(name) && !name.includes('packed') ? 'too-large' : 'no-docx';
  const report = checkTemplate(fixture(`strangers/zips/${name}`), fields);
  expect(report).toMatchObject({ readable: false, errors: [{ id }] });
});

test.each(['a long name', 'a long name in a loop'])('of %s the start is said', (name) => {
  const [error] = checkHostile(name, 2000);
  expect(error?.message).toContain('xxx…}');
  expect(error?.message.length).toBeLessThan(400);
  expect(error?.words?.length).toBeLessThan(120);
});

// When each of 20,000 nested lists repeated all names before it, the check took two gigabytes.
test('works with a list in itself, of which it knows the names once', () => {
  expect(scopesInside('items', '#', [fields, fields.items])).toEqual([fields, fields.items]);
});
