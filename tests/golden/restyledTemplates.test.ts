import { describe, expect, test } from 'vitest';
import { generatorEntries } from '../../src/catalog';
import { canonicalXml } from '../../src/document/canonicalXml';
import { checkTemplate } from '../../src/document/checkTemplate';
import { takeLook } from '../../src/document/takeLook';
import { documentOf, generatorOf } from '../support/documentOf';
import { fixtureNames, sampleInput, templateBytes } from '../support/files';
import { letterhead } from '../support/models';
import { partOf, withPart } from '../support/readDocx';
import { findingsInAll } from '../support/validate';

/** The body of a file as canonical XML, without the page that it stands on and what follows its width. */
async function textOf(docx: Uint8Array): Promise<string> {
  const xml = await canonicalXml(docx);
  const body = xml
    .split(/^(?=<!-- )/m)
    .find((part) => part.startsWith('<!-- word/document.xml -->'));
  return (body ?? '')
    .replace(/^ *<w:sectPr>.*?<\/w:sectPr>\n/gms, '')
    .replace(/^ *<w:background .*\n/gm, '')
    .replace(/(<w:(?:tblW|tcW|gridCol) .*)w:w="\d+"/g, '$1')
    .replace(/(<w:tab .*)w:pos="\d+"/g, '$1');
}

const properties = 'docProps/core.xml';
const sameProperties = partOf(await templateBytes('packliste'), properties);
const slugs = generatorEntries.map(({ slug }) => slug);

describe.each(fixtureNames('looks'))('in the look of «%s»', (name) => {
  test.each(slugs)('%s keeps its text', async (slug) => {
    const template = await templateBytes(slug);
    const { bytes } = await takeLook(template, letterhead(name));
    expect(await textOf(bytes)).toBe(await textOf(template));
    expect(partOf(bytes, properties)).toBe(partOf(template, properties));
    const { fields } = await generatorOf(slug);
    expect((await checkTemplate(bytes, fields)).problems).toEqual([]);
    const input = await sampleInput(slug, 'alles');
    const filled = await documentOf(slug, input, bytes);
    expect(await textOf(filled)).toBe(await textOf(await documentOf(slug, input)));
  });

  test('the Open XML SDK finds nothing in the documents', async () => {
    const documents = slugs.map(async (slug) => {
      const { bytes } = await takeLook(await templateBytes(slug), letterhead(name));
      const filled = await documentOf(slug, await sampleInput(slug, 'alles'), bytes);
      // The only part that differs but for what is filled.
      return withPart(filled, properties, () => sameProperties);
    });
    // Those with tables have no columns where these are narrow.
    const all = await Promise.all(documents);
    const inColumns = (docx: Uint8Array) =>
      partOf(docx, 'word/document.xml').includes('<w:cols w:num=');
    for (const some of [all.filter(inColumns), all.filter((docx) => !inColumns(docx))]) {
      if (some.length > 0) expect(await findingsInAll(some)).toEqual([]);
    }
  });
});
