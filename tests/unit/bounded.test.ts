import { expect, test } from 'vitest';
import { checkTemplate } from '../../src/document/checkTemplate';
import { scopesInside } from '../../src/document/tags/scopes';
import { fixture, fixtureNames } from '../support/files';
import { hostile } from '../support/hostile';

const fields = { campLine: 'free', items: { text: 'value' }, title: 'value' } as const;
const template = fixture('eine Liste');

test.each([
  ['nested insertions', 2000, 'zu tief verschachtelt'],
  ['nested tables', 200, 'zu tief verschachtelt'],
  ['entries', 2001, 'zu viele Teile'],
  ['relationships that do not end', 100_000, 'Nicht lesbar'],
  ['relationships to nowhere', 1000, 'Ein Verweis führt zum fehlenden '],
  ['a document type', 100, 'Nicht lesbar'],
])('refuses in a sentence %s, %i times', async (name, size, sentence) => {
  const { errors } = await check(hostile[name]?.(template, size));
  expect(errors[0]?.message).toContain(sentence);
  expect(errors.length).toBeLessThanOrEqual(50);
});

test.each(fixtureNames('strangers/zips'))('refuses in a sentence %s', async (name) => {
  const report = await check(fixture(`strangers/zips/${name}`));
  expect(report.readable).toBe(false);
  const id = /negative$|MB$/.test(name) && !name.includes('packed') ? 'too-large' : 'no-docx';
  expect(report.errors.map((error) => error.id)).toEqual([id]);
});

test.each(['a long name', 'a long name in a loop'])('of %s the start is said', async (name) => {
  const { errors } = await check(hostile[name]?.(template, 2000));
  expect(errors[0]?.message).toContain('xxx…}');
  expect(errors[0]?.message.length).toBeLessThan(400);
  expect(errors[0]?.words?.length).toBeLessThan(120);
});

// When each of 20,000 nested lists repeated all names before it, the check took two gigabytes.
test('works with a list in itself, of which it knows the names once', () => {
  expect(scopesInside('items', '#', [fields, fields.items])).toEqual([fields, fields.items]);
});

const check = (bytes: Uint8Array = new Uint8Array()) => checkTemplate(bytes, fields, [], new Map());
