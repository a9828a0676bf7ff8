import { expect, test } from 'vitest';
import { generatorEntries } from '../../src/catalog';
import { documentOf } from '../support/documentOf';
import { sampleInput } from '../support/files';
import { partOf } from '../support/readDocx';

const documents = generatorEntries.flatMap(({ slug }) =>
  ['typisch', 'alles'].map((sample) => ({ slug, sample })),
);

test.each(documents)('a screen reader finds its way in $slug $sample', async (one) => {
  const document = await documentOf(one.slug, await sampleInput(one.slug, one.sample));
  const styles = partOf(document, 'word/styles.xml');
  const levels = levelsOf(styles);
  const texts = partOf(document, 'word/document.xml');

  expect(partOf(document, 'docProps/core.xml')).toMatch(/<dc:title>.+<\/dc:title>/);
  expect(styles).toContain('<w:lang w:val="de-CH"');
  const headings = [...texts.matchAll(/<w:pStyle w:val="(\w+)"/g)].flatMap(
    ([, style = '']) => levels.get(style) ?? [],
  );
  let above = -1;
  for (const level of headings) {
    expect(level).toBeLessThanOrEqual(above + 1);
    above = level;
  }
  expect(needlessLines(texts)).toEqual([]);
  expect(headless(texts)).toEqual([]);
  for (const [picture] of texts.matchAll(/<wp:docPr\b[^>]*>/g)) expect(picture).toContain('descr=');
});

/** Empty paragraphs that Word does not want and nobody writes on: in a cell and beside a table there is one. */
function needlessLines(document: string): string[] {
  const blocks = document.match(/<w:p>.*?<\/w:p>|<\/?w:t(?:bl|c|cPr)>/gs) ?? [];
  return blocks.filter((block, at) => {
    const isDrawn = /"(\w+Line|SignatureWithName)"|<w:sectPr/.test(block);
    const isEmpty = block.startsWith('<w:p>') && !/<w:(t|tab)[ >]/.test(block) && !isDrawn;
    return isEmpty && blocks[at - 1]?.startsWith('<w:p>');
  });
}

/** Tables of numbers, of which the first row does not say what stands in each column. */
function headless(document: string): string[] {
  const tables = document.match(/<w:tbl>.*?<\/w:tbl>/gs) ?? [];
  return tables.filter((table) => table.includes('"Number"') && !table.includes('<w:tblHeader/>'));
}

/** The outline levels of headings, from 0, by the id of their style; a style has that of the one it is based on. */
function levelsOf(styles: string): Map<string, number> {
  const levels = new Map<string, number>();
  for (const [, id = '', rest = ''] of styles.matchAll(/w:styleId="(\w+)"(.*?)<\/w:style>/gs)) {
    const based = levels.get(/<w:basedOn w:val="(\w+)"/.exec(rest)?.[1] ?? '');
    const level = /<w:outlineLvl w:val="(\d)"/.exec(rest)?.[1] ?? based;
    if (level !== undefined) levels.set(id, Number(level));
  }
  return levels;
}
