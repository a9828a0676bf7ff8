import Docxtemplater from 'docxtemplater';
import PizZip from 'pizzip';
import { expect, test, vi } from 'vitest';
import { openTemplate, prepareTemplate } from '../../src/document/openTemplate';
import { openPackage } from '../../src/document/package/openPackage';
import { fixture, fixtureNames } from '../support/files';
import { body, paragraphsOf, partOf, replaced } from '../support/readDocx';

// The engine runs where there is no React.
vi.mock('react', () => {
  throw new Error('the engine must not load React');
});

const fields = { campLine: 'free', items: { text: 'value' }, title: 'value' } as const;
const template = fixture('eine Liste');
const withText = (from: string | RegExp, to: string) => replaced(template, body, from, to);
const delimiters = { start: '\u0001', end: '\u0002' };

test('fills a template without tags, and says nothing of it', () => {
  const warn = vi.spyOn(console, 'warn');
  const untagged = openTemplate(withText(/\{.*?\}/g, ''), fields).fill({ items: [] });
  expect(paragraphsOf(untagged)[0]?.text).toBe('Regeln im Leitungsteam');
  expect(warn).not.toHaveBeenCalled();
});

test('fills as often as wanted, first of all with nothing', () => {
  const opened = openTemplate(template, fields);
  const title = { style: 'Title', text: 'Regeln im Leitungsteam' };
  expect(paragraphsOf(opened.fill({}))).toEqual([title]);
  const first = opened.fill({ items: [{ text: 'Zelt' }] });
  opened.fill({ items: [{ text: 'Blache' }] });
  expect(opened.fill({ items: [{ text: 'Zelt' }] })).toEqual(first);
});

test('leaves its input as it was', () => {
  const data = Object.freeze({ items: Object.freeze([Object.freeze({ text: 'a\n' })]) });
  const before = template.slice();
  openTemplate(template, fields).fill(data);
  expect(template).toEqual(before);
  expect(data.items[0]?.text).toBe('a\n');
});

test('gives the same bytes at another time and in another time zone', () => {
  const data = { items: [{ text: 'a' }] };
  vi.useFakeTimers({ now: new Date('2026-01-01T12:00:00Z') });
  vi.stubEnv('TZ', 'Pacific/Kiritimati');
  const first = openTemplate(template, fields).fill(data);
  vi.setSystemTime(new Date('2027-06-01T00:00:00Z'));
  vi.stubEnv('TZ', 'America/Los_Angeles');
  const second = openTemplate(template, fields).fill(data);
  vi.useRealTimers();
  vi.unstubAllEnvs();
  expect(second).toEqual(first);
});

test('a template that is not right is refused with all its errors, also in a loop without a turn', () => {
  const named = (tag: string) => expect.objectContaining({ id: 'unknown-tag', tag, part: 'Text' });
  expect(() => openTemplate(withText('{text}', '{constructor} {Text}'), fields)).toThrow(
    expect.objectContaining({ errors: [named('constructor'), named('Text')] }),
  );
});

test.each<[string, string, (string | RegExp)?]>([
  ['a control character', '\u0001'],
  ['a reference to a control character', '&#1;'],
  ['references to the halves of a character', '&#xd83d;&#xde00;'],
  ['a reference past all characters', '&#x110000;'],
  ['XML 1.1', "version='1.1'", 'version="1.0"'],
  ['another encoding', 'encoding="ISO-8859-1"', /encoding="utf-8"/i],
  ['a byte that is no UTF-8', '\xfc'],
])('what no reader of XML 1.0 takes is refused: %s', (_, odd, instead = /(?=<\/w:t>)/) => {
  const zip = new PizZip(template);
  const xml = zip.file(body)?.asBinary().replace(instead, odd) ?? '';
  const bytes = zip.file(body, xml, { binary: true }).generate({ type: 'uint8array' });
  const malformed = expect.objectContaining({ id: 'malformed-part' });
  expect(() => openTemplate(bytes, fields)).toThrow(
    expect.objectContaining({ name: 'TemplateError', errors: [malformed] }),
  );
});

test('custom XML of another program that nobody can read is in no document', () => {
  const opened = openPackage(template);
  const path = 'customXml/item1.xml';
  opened.addPart(path, new Uint8Array([0xff, 0xfe, 0x3c, 0, 0x61, 0]), 'application/xml');
  opened.addRelationship(body, 'customXml', path);
  expect(partOf(openTemplate(opened.bytes(), fields).fill({}), path)).toBe('');
});

test('the parts that docxtemplater fills are known', () => {
  // The types of the parts decide. One file of each selection of types is enough.
  const all = fixtureNames('working').map((name) => [name, fixture(`working/${name}`)] as const);
  const byTypes = new Map(all.map((one) => [partOf(one[1], '[Content_Types].xml'), one]));
  expect(byTypes.size).toBeGreaterThan(10);
  for (const [name, file] of byTypes.values()) {
    const opened = openPackage(file);
    prepareTemplate(opened);
    // With delimiters that no file has, docxtemplater complains of no tag.
    const compiled = Reflect.get(
      new Docxtemplater(new PizZip(opened.bytes()), { delimiters }),
      'compiled',
    );
    // Unlike docxtemplater, the engine fills no comments and no custom XML.
    const expected = Object.keys(compiled).filter((path) => !/comments|customXml/.test(path));
    expect(opened.compiledPaths().sort(), name).toEqual(expected.sort());
  }
});
