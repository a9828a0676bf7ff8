import PizZip from 'pizzip';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { openTemplate } from '../../src/document/openTemplate';
import { TemplateError } from '../../src/document/templateError';
import { fixture } from '../support/files';
import { fillTemplate } from '../support/fillTemplate';
import { paragraphsOf, withPart } from '../support/readDocx';

// The engine runs where there is no React.
vi.mock('react', () => {
  throw new Error('the engine must not load React');
});

const fields = { campLine: 'free', items: { text: 'value' }, title: 'value' } as const;
let template: Uint8Array;
beforeAll(async () => {
  template = fixture('eine Liste');
});

function fill(texts: readonly string[]) {
  return fillTemplate(template, { items: texts.map((text) => ({ text })) }, fields);
}

function withText(from: string, to: string) {
  return withPart(template, 'word/document.xml', (xml) => xml.replace(from, to));
}

function problemsOf(bytes: Uint8Array, data: object = { items: [] }) {
  try {
    fillTemplate(bytes, data, fields);
  } catch (error) {
    if (error instanceof TemplateError) return error.problems;
    throw error;
  }
  return [];
}

describe('filling', () => {
  test('prints each turn of a loop as a paragraph, and nothing for the tags of the loop', () => {
    expect(paragraphsOf(fill(['Zelt', 'Blache']))).toEqual([
      { style: 'Title', text: 'Regeln im Leitungsteam' },
      { style: 'PosterBullet', text: 'Zelt' },
      { style: 'PosterBullet', text: 'Blache' },
    ]);
  });

  test.each([
    ['tags', '{text} {#items} {/items} }{'],
    ['markup', '<w:p> & &amp; ]]> "quotes" \'single\''],
    ['emoji and umlauts', '🏕️ Zält, Chäs, 👨‍👩‍👧'],
    ['spaces', '  zwei   Abstände  '],
  ])('keeps %s as typed', (_name, text) => {
    expect(paragraphsOf(fill([text])).at(1)?.text).toBe(text);
  });

  test('makes a line break of a line feed', () => {
    expect(paragraphsOf(fill(['a\nb'])).at(1)?.text).toBe('a\nb');
  });

  test('prints nothing for a known field without a value', () => {
    const twoFields = withText('{text}', '{text}{title}.');
    const data = { title: 'aussen', items: [{ text: null, title: undefined }] };
    expect(
      paragraphsOf(
        fillTemplate(twoFields, data, { ...fields, items: { text: 'value', title: 'value' } }),
      ).at(1)?.text,
    ).toBe('.');
  });

  test('finds a field around the loop from within it', () => {
    const data = { title: 'aussen', items: [{ text: 'innen' }] };
    expect(
      paragraphsOf(fillTemplate(withText('{text}', '{text} {title}'), data, fields)).at(1)?.text,
    ).toBe('innen aussen');
  });

  test('fills a template without tags, and says nothing of it', () => {
    const warn = vi.spyOn(console, 'warn');
    const untagged = withPart(template, 'word/document.xml', (xml) => xml.replace(/\{.*?\}/g, ''));
    expect(paragraphsOf(fillTemplate(untagged, { items: [] }, fields)).at(0)?.text).toBe(
      'Regeln im Leitungsteam',
    );
    expect(warn).not.toHaveBeenCalled();
  });

  test('fills as often as wanted, first of all with nothing', () => {
    const opened = openTemplate(template, fields);
    expect(paragraphsOf(opened.fill({}))).toEqual([
      { style: 'Title', text: 'Regeln im Leitungsteam' },
    ]);
    const first = opened.fill({ items: [{ text: 'Zelt' }] });
    opened.fill({ items: [{ text: 'Blache' }] });
    expect(opened.fill({ items: [{ text: 'Zelt' }] })).toEqual(first);
  });

  test('accepts spaces around a name', () => {
    expect(
      paragraphsOf(
        fillTemplate(withText('{text}', '{ text\u00a0}'), { items: [{ text: 'a' }] }, fields),
      ).at(1)?.text,
    ).toBe('a');
  });

  test('leaves its input as it was', () => {
    const data = Object.freeze({ items: Object.freeze([Object.freeze({ text: 'a\n' })]) });
    const before = template.slice();
    fillTemplate(template, data, fields);
    expect(template).toEqual(before);
    expect(data.items[0]?.text).toBe('a\n');
  });

  test('gives the same bytes at another time and in another time zone', () => {
    const zone = process.env.TZ;
    vi.useFakeTimers({ now: new Date('2026-01-01T12:00:00Z') });
    process.env.TZ = 'Pacific/Kiritimati';
    const first = fill(['a']);
    vi.setSystemTime(new Date('2027-06-01T00:00:00Z'));
    process.env.TZ = 'America/Los_Angeles';
    const second = fill(['a']);
    vi.useRealTimers();
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
    expect(second).toEqual(first);
  });
});

describe('a template that is not right', () => {
  test.each([
    ['an unknown name', '{naem}', 'unknown-tag', 'naem'],
    ['another case', '{Text}', 'unknown-tag', 'Text'],
    ['a name of every object', '{constructor}', 'unknown-tag', 'constructor'],
    ['a list used as text', '{items}', 'list-in-itself', 'items'],
    ['raw XML', '{@text}', 'unsupported-tag', 'text'],
    ['a tag without its end', '{text', 'unclosed-tag', 'text'],
  ])('is refused for %s, with the tag, also in a loop without a turn', (_name, tag, id, named) => {
    const problems = problemsOf(withText('{text}', tag));
    expect(problems.map((problem) => problem.id)).toContain(id);
    expect(problems.find((problem) => problem.id === id)?.message).toContain(named);
    expect(problems[0]?.part).toBe('Text');
  });

  test('says all its problems at once', () => {
    expect(problemsOf(withText('{text}', '{eins} {zwei}')).map(({ tag }) => tag)).toEqual([
      'eins',
      'zwei',
    ]);
  });

  test('is refused for an unknown tag in the document properties', () => {
    const bytes = withPart(template, 'docProps/core.xml', (xml) =>
      xml.replace('Regeln im Leitungsteam', '{naem}'),
    );
    expect(problemsOf(bytes)).toMatchObject([
      { id: 'unknown-tag', tag: 'naem', part: 'Eigenschaften' },
    ]);
  });

  test.each([
    ['empty', new Uint8Array()],
    ['a web page', new TextEncoder().encode('<!doctype html><title>404</title>')],
  ])('is refused when it is %s', (_name, bytes) => {
    expect(problemsOf(bytes)).toMatchObject([{ id: 'no-docx' }]);
  });

  test('is refused when it is cut off or one byte is wrong', () => {
    expect(problemsOf(template.slice(0, 3000))).toMatchObject([{ id: 'no-docx' }]);
    const flipped = template.slice();
    flipped[1000] = (flipped[1000] ?? 0) ^ 1;
    expect(problemsOf(flipped)).toMatchObject([{ id: 'no-docx' }]);
  });

  test('is refused without a body', () => {
    const zip = new PizZip(template);
    zip.remove('word/document.xml');
    expect(problemsOf(zip.generate({ type: 'uint8array' }))).toMatchObject([{ id: 'no-docx' }]);
  });
});
