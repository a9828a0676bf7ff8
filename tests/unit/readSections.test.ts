import { describe, expect, test } from 'vitest';
import { openPackage } from '../../src/document/package/openPackage';
import { readSections, repeatedIn } from '../../src/document/tags/readSections';
import { readParagraphs } from '../../src/document/word/paragraphs';
import { fixture, templateBytes } from '../support/files';
import { withPart } from '../support/readDocx';

const fields = {
  jobs: { tasks: { text: 'value' }, title: 'value' },
  hasJobs: 'condition',
} as const;

/** The sections of a body with one paragraph for each text. */
async function sectionsOf(...texts: readonly string[]) {
  const body = texts.map((text) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`).join('');
  const bytes = withPart(await templateBytes('packliste'), 'word/document.xml', (xml) =>
    xml.replace(/<w:body>.*<w:sectPr>/s, `<w:body>${body}<w:sectPr>`),
  );
  return readSections(readParagraphs(openPackage(bytes), filled('word/document.xml')), fields);
}

function filled(...paths: readonly string[]) {
  return { paths, textElements: new Set<string>() };
}

async function pairsOf(...texts: readonly string[]) {
  const { sections, unopened } = await sectionsOf(...texts);
  return [
    ...sections.map(({ start, end }) => `${start.inner} ${end?.inner ?? '?'}`),
    ...unopened.map(({ inner }) => `? ${inner}`),
  ];
}

describe('tags are paired', () => {
  test.each([
    ['{#jobs}{#tasks}{/tasks}{/jobs}', ['#jobs /jobs', '#tasks /tasks']],
    ['{#jobs}{/jobs}{#jobs}{/jobs}', ['#jobs /jobs', '#jobs /jobs']],
    ['{^jobs}{/jobs}', ['^jobs /jobs']],
    ['{#jobs}', ['#jobs ?']],
    ['{/jobs}', ['? /jobs']],
    ['{#jobs}{#tasks}{/jobs}{/tasks}', ['#jobs /jobs', '#tasks ?', '? /tasks']],
    ['{#jobs}{/job}', ['#jobs ?', '? /job']],
    ['{#jobs}{/tasks}{/jobs}', ['#jobs /jobs', '? /tasks']],
    ['{#jobs}{/job}{#jobs}{/jobs}', ['#jobs ?', '#jobs /jobs', '? /job']],
  ])('%s', async (text, pairs) => {
    expect(await pairsOf(text)).toEqual(pairs);
    expect(await pairsOf(...text.split(/(?=\{)/))).toEqual(pairs);
  });
});

test('a tag sees the fields of the loops around it', async () => {
  const { tags } = await sectionsOf('{title}{#jobs}{title}{#hasJobs}{#tasks}{text}{/jobs}{title}');
  expect(tags.map(({ inner, scopes }) => `${inner} ${scopes.length}`)).toEqual([
    'title 1',
    '#jobs 1',
    'title 2',
    '#hasJobs 2',
    '#tasks 2',
    'text 3',
    '/jobs 1',
    'title 1',
  ]);
});

test('a paragraph is repeated when it stands in a loop or holds a piece of one', async () => {
  const sections = await sectionsOf(
    'a',
    '{#jobs}',
    'b',
    '{/jobs}',
    '{#hasJobs}',
    'c',
    '{/hasJobs}',
    '{#jobs}{title}{/jobs}',
  );
  expect(repeatedIn(sections).map(({ text }) => text)).toEqual([
    'b',
    '{/jobs}',
    '{#jobs}{title}{/jobs}',
  ]);
});

test('a loop that is never closed ends with its part', async () => {
  const footer = fixture('broken/aufgaben-tageschef/offene Klammer in der Fusszeile');
  const template = withPart(footer, 'word/document.xml', (xml) => xml.replace('{/items}', ''));
  const parts = filled('word/document.xml', 'word/footer1.xml');
  const repeated = repeatedIn(
    readSections(readParagraphs(openPackage(template), parts), { items: { text: 'value' } }),
  );
  expect(repeated.map(({ path }) => path)).not.toContain('word/footer1.xml');
  expect(repeated.length).toBeGreaterThan(0);
});
