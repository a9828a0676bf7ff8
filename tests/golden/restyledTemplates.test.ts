import PizZip from 'pizzip';
import { expect, test } from 'vitest';
import { applyLook } from '../../src/document/applyLook';
import { canonicalXml } from '../support/canonicalXml';
import { documentOf } from '../support/documentOf';
import { fixture, fixtureNames, sampleInput, templateBytes } from '../support/files';
import { partNames, partOf } from '../support/readDocx';
import { validInTheEnd } from '../support/validInTheEnd';

const expectValid = validInTheEnd();
const main = 'word/document.xml';

/** Returns the body of a file as canonical XML, without what a look may change: page size, spaces, sizes and widths. */
async function textOf(docx: Uint8Array): Promise<string> {
  const zip = new PizZip(docx);
  // The other parts would take longer than the body.
  for (const path of partNames(docx))
    if (/^word\/\w+\.xml$/.test(path) && path !== main) zip.file(path, '<x/>');
  const xml = canonicalXml(zip.generate({ type: 'uint8array' }));
  const body = xml.split(/^(?=<!-- )/m).find((part) => part.startsWith(`<!-- ${main} -->`));
  return (body ?? '')
    .replace(/^ *<w:sectPr>.*?<\/w:sectPr>\n/gms, '')
    .replace(/^ *<w:(?:spacing w:(?:before|after)="\d+"|keepNext(?: w:val="0")?)\/>\n/gm, '')
    .replace(/^ *<w:rPr>\n *<w:sz .*\n *<w:szCs .*\n *<\/w:rPr>\n/gm, '')
    .replace(/(<w:(?:tblW|tcW|gridCol) .*)w:w="\d+"/g, '$1')
    .replace(/(<w:tab .*)w:pos="\d+"/g, '$1');
}

const properties = 'docProps/core.xml';

/** The longest document, a list in two columns, and a list with a poster. Every look keeps `filledText`. */
const originals = await Promise.all(
  ['allgemeines-sicherheitskonzept', 'packliste', 'lagerpakt'].map(async (slug) => {
    const template = await templateBytes(slug);
    const input = await sampleInput(slug, 'alles');
    const filledText = await textOf(await documentOf(slug, input));
    return { slug, template, input, filledText };
  }),
);

const dressed = fixtureNames('looks').flatMap((look, turn) =>
  originals.slice(turn % 3, (turn % 3) + 1).map((one) => ({ look, ...one })),
);

test.each(dressed)('in the look of «$look», $slug keeps its text', async ({ look, ...one }) => {
  const { slug, template, input, filledText } = one;
  const { bytes } = await applyLook(template, fixture(`looks/${look}`));
  const filled = await documentOf(slug, input, bytes);
  expect(partOf(bytes, properties)).toBe(partOf(template, properties));
  expect(await textOf(filled)).toBe(filledText);
  expectValid(filled);
});
