import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { parseXml } from '../../src/document/package/parseXml';
import { TemplateError } from '../../src/document/templateError';
import { fixture } from '../support/files';
import { fillTemplate } from '../support/fillTemplate';
import { partOf, withPart } from '../support/readDocx';

const fields = { campLine: 'free', items: { text: 'value' }, title: 'value' } as const;
const namespaces =
  'xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math" xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';

let packliste: Uint8Array;
beforeAll(async () => {
  packliste = fixture('eine Liste');
});

function withBody(body: string): Uint8Array {
  return withPart(
    packliste,
    'word/document.xml',
    () => `<w:document ${namespaces}><w:body>${body}<w:sectPr/></w:body></w:document>`,
  );
}

/** The filled body, or nothing when the template is refused. */
function filled(body: string, data: object): string | undefined {
  try {
    return partOf(fillTemplate(withBody(body), data, fields), 'word/document.xml');
  } catch (error) {
    if (error instanceof TemplateError) return undefined;
    throw error;
  }
}

const run = (text: string) => `<w:r><w:t>${text}</w:t></w:r>`;
const turns = (count: number) => ({ items: Array(count).fill({ text: 'eins\nzwei' }) });

describe('a document that would be torn is refused', () => {
  const equation = '<w:p><m:oMath><m:r><m:t>{title}</m:t></m:r></m:oMath></w:p>';
  const declared = `<w:p>${run('{#items}')}<w:r xmlns:x="urn:x"><w:t>{/items}</w:t><x:y/></w:r></w:p>`;
  const halfLinked = `<w:p><w:hyperlink>${run('{#items}')}</w:hyperlink>${run('{/items}')}</w:p>`;

  test.each([
    ['a line break in an equation', equation, { title: 'a\nb' }, { title: 'a' }],
    ['a loop without a turn that declares a namespace', declared, turns(0), turns(1)],
    ['a loop that leaves a link', halfLinked, turns(2), turns(1)],
  ])('%s', (_name, body, torn, whole) => {
    expect(filled(body, torn)).toBeUndefined();
    expect(filled(body, whole)).toBeDefined();
  });
});

const text = fc.constantFrom(
  '{#items}',
  '{/items}',
  '{#title}',
  '{/title}',
  '{text}',
  '{title}',
  'a',
);
const runs = fc
  .tuple(
    fc.array(text, { minLength: 1, maxLength: 3 }),
    fc.constantFrom('', 'w:ins', 'w:hyperlink'),
  )
  .map(([texts, around]) => {
    const inner = texts.map(run).join('');
    return around ? `<${around}>${inner}</${around}>` : inner;
  });
const paragraph = fc.array(runs, { maxLength: 3 }).map((inner) => `<w:p>${inner.join('')}</w:p>`);
const paragraphs = fc.array(paragraph, { minLength: 1, maxLength: 2 }).map((all) => all.join(''));
const row = fc
  .array(paragraphs, { minLength: 1, maxLength: 2 })
  .map((cells) => `<w:tr>${cells.map((cell) => `<w:tc>${cell}</w:tc>`).join('')}</w:tr>`);
const block = fc.oneof(
  { weight: 4, arbitrary: paragraph },
  paragraphs.map((inner) => `<w:sdt><w:sdtContent>${inner}</w:sdtContent></w:sdt>`),
  fc.array(row, { minLength: 1, maxLength: 2 }).map((rows) => `<w:tbl>${rows.join('')}</w:tbl>`),
);

// Pairs in any order make most bodies wrong; a loop over two places of a sound body makes more right.
const body = fc
  .tuple(fc.array(block, { maxLength: 4 }), fc.nat(), fc.nat())
  .map(([blocks, a, b]) => {
    const xml = blocks.join('').replace(/\{[#/]\w+\}/g, '');
    const places = Array.from(xml.matchAll(/<w:t>/g), ({ index }) => index + '<w:t>'.length);
    const [first = 0, second = 0] = [a, b]
      .map((n) => places[n % places.length] ?? 0)
      .sort((x, y) => x - y);
    return places.length === 0
      ? xml
      : `${xml.slice(0, first)}{#items}${xml.slice(first, second)}{/items}${xml.slice(second)}`;
  });

test('whatever the template, what is filled is well-formed', { timeout: 120_000 }, () => {
  let documents = 0;
  const anyBody = fc.oneof(
    { weight: 3, arbitrary: body },
    fc.array(block).map((all) => all.join('')),
  );
  fc.assert(
    fc.property(anyBody, fc.constantFrom(0, 1, 2), (xml, count) => {
      const result = filled(xml, { ...turns(count), title: 'a\nb' });
      if (result === undefined) return;
      documents += 1;
      parseXml(result);
    }),
    { numRuns: 400 },
  );
  expect(documents).toBeGreaterThan(40);
});
