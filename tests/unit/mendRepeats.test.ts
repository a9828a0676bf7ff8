import { describe, expect, test } from 'vitest';
import { fixture } from '../support/files';
import { fillTemplate } from '../support/fillTemplate';
import { commentsOf, partOf, withPart } from '../support/readDocx';
import { findingsIn } from '../support/validate';

const fields = { campLine: 'free', items: { text: 'value' } } as const;
const data = { items: [{ text: 'Zelt' }, { text: 'Blache' }, { text: 'Hering' }] };

function bodyOf(name: string) {
  return partOf(
    fillTemplate(fixture(`working/packliste/${name}`), data, fields),
    'word/document.xml',
  );
}

function all(xml: string, pattern: RegExp): string[] {
  return Array.from(xml.matchAll(pattern), (match) => match[1] ?? match[0]);
}

function expectThreeOwn(values: readonly string[]) {
  expect(values).toHaveLength(3);
  expect(new Set(values).size).toBe(3);
}

describe('filling mends what a loop repeats', () => {
  test('bookmarks get ids and names of their own, each with its end', () => {
    const xml = bodyOf('Textmarke in der Schleife');
    expectThreeOwn(all(xml, /<w:bookmarkStart[^>]*w:name="([^"]*)"/g));
    const starts = all(xml, /<w:bookmarkStart[^>]*w:id="([^"]*)"/g);
    expectThreeOwn(starts);
    expect(all(xml, /<w:bookmarkEnd[^>]*w:id="([^"]*)"/g)).toEqual(starts);
  });

  test('drawings get ids of their own', () => {
    expectThreeOwn(all(bodyOf('Bild in der Schleife'), /<wp:docPr[^>]* id="([^"]*)"/g));
  });

  test('tracked changes get ids of their own', () => {
    expectThreeOwn(all(bodyOf('Feld in nachverfolgter Einfügung'), /<w:ins[^>]*w:id="([^"]*)"/g));
  });

  test('only the first turn keeps the id of its paragraph', () => {
    expect(all(bodyOf('Absatzkennung in der Schleife'), /w14:paraId/g)).toHaveLength(1);
  });

  test('only the first turn keeps its comment', () => {
    const xml = bodyOf('Kommentar in der Schleife');
    for (const mark of [/<w:commentReference/g, /<w:commentRangeStart/g, /<w:commentRangeEnd/g]) {
      expect(all(xml, mark).length).toBeLessThanOrEqual(1);
    }
    const filled = fillTemplate(
      fixture('working/packliste/Kommentar in der Schleife'),
      data,
      fields,
    );
    expect(commentsOf(filled)).toHaveLength(1);
  });

  test('a comment that begins and ends in the loop does so once', async () => {
    const ends = ['<w:commentRangeStart w:id="0"/>', '<w:commentRangeEnd w:id="0"/>'];
    const template = withPart(fixture('eine Liste'), 'word/document.xml', (xml) =>
      xml.replace('{text}</w:t></w:r>', `{text}</w:t></w:r>${ends.join('')}`),
    );
    const xml = partOf(fillTemplate(template, data, fields), 'word/document.xml');
    for (const end of ends) expect(xml.split(end)).toHaveLength(2);
  });

  test('old page breaks are gone', () => {
    expect(bodyOf('alter Seitenumbruch in der Schleife')).not.toContain('lastRenderedPageBreak');
  });

  test.each([
    'Textmarke in der Schleife',
    'Bild in der Schleife',
    'Feld in nachverfolgter Einfügung',
    'Absatzkennung in der Schleife',
    'Kommentar in der Schleife',
    'alter Seitenumbruch in der Schleife',
  ])('the Open XML SDK finds nothing in: %s', { timeout: 60_000 }, async (name) => {
    const filled = fillTemplate(fixture(`working/packliste/${name}`), data, fields);
    expect(await findingsIn(filled)).toEqual([]);
  });

  test.each([
    ['begins', '{text}</w:t></w:r><w:bookmarkStart w:id="7" w:name="Ende"/></w:p>'],
    ['ends', '{text}</w:t></w:r><w:bookmarkEnd w:id="7"/></w:p>'],
  ])('a bookmark that only %s inside the loop is paired once', async (name, inside) => {
    const template = withPart(fixture('eine Liste'), 'word/document.xml', (xml) => {
      const changed = xml.replace('{text}</w:t></w:r></w:p>', inside);
      if (name === 'begins') {
        return changed.replace(
          /\{\/items\}<\/w:t><\/w:r><\/w:p>/,
          '{/items}</w:t></w:r></w:p><w:p><w:bookmarkEnd w:id="7"/></w:p>',
        );
      }
      return changed.replace('</w:p>', '<w:bookmarkStart w:id="7" w:name="Ende"/></w:p>');
    });
    const xml = partOf(fillTemplate(template, data, fields), 'word/document.xml');
    const starts = all(xml, /<w:bookmarkStart[^>]*w:id="([^"]*)"/g);
    expect(starts).toHaveLength(1);
    expect(xml.replace(/<w:t( [^>]*)?>[^<]*<\/w:t>|<[^<>]*>/g, '').trim()).toBe('');
    expect(all(xml, /<w:bookmarkEnd[^>]*w:id="([^"]*)"/g)).toEqual(starts);
  });

  test('whichever quotes stand around the ids', async () => {
    const things = (quote: string) =>
      `<w:bookmarkStart w:id="3" w:name="Ort"/><w:bookmarkEnd w:id="3"/><w:ins w:id="4" w:author="a"><w:r><w:t>{text}</w:t></w:r></w:ins>`.replaceAll(
        '"',
        quote,
      );
    const original = fixture('eine Liste');
    const [double, single] = ['"', "'"].map((quote) => {
      const template = withPart(original, 'word/document.xml', (xml) =>
        xml.replace('{text}</w:t></w:r>', `</w:t></w:r>${things(quote)}`),
      );
      return partOf(fillTemplate(template, data, fields), 'word/document.xml');
    });
    expectThreeOwn(all(double ?? '', /<w:bookmarkStart w:id="([^"]*)"/g));
    expect(single?.replaceAll("'", '"')).toBe(double?.replaceAll("'", '"'));
  });

  test('both ends of a move keep their one name', async () => {
    const range = (kind: string, id: number) =>
      `<w:${kind}RangeStart w:id="${id}" w:name="move1" w:author="Lea" w:date="2026-11-01T00:00:00Z"/><w:${kind}RangeEnd w:id="${id}"/>`;
    const moves = range('moveFrom', 1) + range('moveTo', 2);
    const template = withPart(fixture('eine Liste'), 'word/document.xml', (xml) =>
      xml.replace('</w:p>', `${moves}</w:p>`),
    );
    expect(partOf(fillTemplate(template, data, fields), 'word/document.xml')).toContain(moves);
  });

  test('what stands once stays as it is', async () => {
    const bookmark = '<w:bookmarkStart w:id="7" w:name="Ende"/><w:bookmarkEnd w:id="7"/>';
    const template = withPart(fixture('eine Liste'), 'word/document.xml', (xml) =>
      xml.replace('</w:p>', `${bookmark}</w:p>`),
    );
    expect(partOf(fillTemplate(template, data, fields), 'word/document.xml')).toContain(bookmark);
  });
});
