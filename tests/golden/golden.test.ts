import { describe, expect, test } from 'vitest';
import { canonicalXml } from '../support/canonicalXml';
import { documentOf, generatorOf, slugs } from '../support/documentOf';
import { sampleInput, sampleNames, templateBytes } from '../support/files';
import { partOf, replaced } from '../support/readDocx';
import { findingsInAll } from '../support/validate';
import { validInTheEnd } from '../support/validInTheEnd';

const expectValid = validInTheEnd();

describe.each(slugs)('%s', (slug) => {
  const names = sampleNames(slug);

  test.each(names)('makes the same document as before: %s', async (name) => {
    const document = await documentOf(slug, await sampleInput(slug, name));
    expectValid(document);
    await expect(canonicalXml(document)).toMatchFileSnapshot(`${slug}/${name}.xml`);
  });

  test.each(['alles', 'auf-wunsch'])('has every point ticked that there is: %s', async (name) => {
    const { ids, readInput } = await generatorOf(slug);
    const { ticked = ids } = readInput(await sampleInput(slug, name));
    expect(ticked.toSorted()).toEqual(ids.toSorted());
  });

  test.each(['typisch', 'alles'])('a screen reader finds its way in it: %s', async (name) => {
    const document = await documentOf(slug, await sampleInput(slug, name));
    const styles = partOf(document, 'word/styles.xml');
    const levels = levelsOf(styles);
    const texts = partOf(document, 'word/document.xml');

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
    for (const [picture] of texts.matchAll(/<wp:docPr\b[^>]*>/g))
      expect(picture).toContain('descr=');
  });
});

test('the Open XML SDK finds what is wrong with any of some documents', async () => {
  const template = await templateBytes('packliste');
  const wrong = replaced(template, 'word/styles.xml', /<w:style .*?<\/w:style>/s, '$&$&');
  expect(Object.keys(await findingsInAll({ template, wrong }))).toEqual(['wrong']);
});

/**
 * Returns empty paragraphs that follow another paragraph. Word requires an empty paragraph in an empty cell and after a
 * table. Lines to write on are empty, too.
 */
function needlessLines(document: string): string[] {
  const blocks = document.match(/<w:p>.*?<\/w:p>|<\/?w:t(?:bl|c|cPr)>/gs) ?? [];
  return blocks.filter((block, at) => {
    const isDrawn = /"(\w+Line|SignatureWithName)"|<w:sectPr/.test(block);
    const isEmpty = block.startsWith('<w:p>') && !/<w:(t|tab)[ >]/.test(block) && !isDrawn;
    return isEmpty && blocks[at - 1]?.startsWith('<w:p>');
  });
}

/** Returns the tables of phone numbers that have no row of headings. */
function headless(document: string): string[] {
  const tables = document.match(/<w:tbl>.*?<\/w:tbl>/gs) ?? [];
  return tables.filter((table) => table.includes('"Number"') && !table.includes('<w:tblHeader/>'));
}

/** Returns the outline levels of headings, from 0, by the ids of their styles. A style inherits its level. */
function levelsOf(styles: string): Map<string, number> {
  const levels = new Map<string, number>();
  for (const [, id = '', rest = ''] of styles.matchAll(/w:styleId="(\w+)"(.*?)<\/w:style>/gs)) {
    const based = levels.get(/<w:basedOn w:val="(\w+)"/.exec(rest)?.[1] ?? '');
    const level = /<w:outlineLvl w:val="(\d)"/.exec(rest)?.[1] ?? based;
    if (level !== undefined) levels.set(id, Number(level));
  }
  return levels;
}
