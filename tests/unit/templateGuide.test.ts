import { describe, expect, test } from 'vitest';
import type { CutoutLine } from '../../src/app/guide/Cutout';
import { recipes } from '../../src/app/guide/recipes';
import { tagExamples } from '../../src/app/guide/tagExamples';
import { checkTemplate } from '../../src/document/checkTemplate';
import { generatorOf } from '../support/documentOf';
import { templateBytes } from '../support/files';
import { fillTemplate } from '../support/fillTemplate';
import { paragraphsOf, withPart } from '../support/readDocx';

/** What somebody would have entered whose documents the guide shows. */
const entered: Record<string, object> = {
  Feld: { campName: 'Herbstlager', dates: '9.10.2027 – 16.10.2027' },
  'Schleife in Steuerzeilen': {
    items: [{ text: 'Schlafsack' }, { text: 'Stirnlampe' }, { text: 'Regenjacke' }],
  },
  'Schleife über die Zeilen einer Tabelle': {
    coaches: [
      { name: 'Beat Odermatt', phoneNumber: '079 555 01 14' },
      { name: 'Mia Rohrer', phoneNumber: '079 555 01 15' },
    ],
  },
  Bedingung: { campAddress: 'Pfadiheim Sagenwald, Sarnen' },
};

describe('the guide', () => {
  test.each(tagExamples)('shows of «$name» what the engine makes of it', async (shown) => {
    const { name, slug, template, document } = shown;
    const { fields } = await generatorOf(slug);
    const filled = fillTemplate(await typed(slug, template), entered[name] ?? {}, fields);
    expect(paragraphsOf(filled).map(({ text }) => text)).toEqual(textsOf(document));
  });

  test('shows what comes in the place of a condition that does not hold', async () => {
    const shown = tagExamples.filter(({ name }) => name === 'Bedingung');
    expect(shown).toHaveLength(1);
    for (const { slug, template } of shown) {
      const { fields } = await generatorOf(slug);
      const filled = fillTemplate(await typed(slug, template), {}, fields);
      expect(paragraphsOf(filled).map(({ text }) => text)).toEqual(['Adresse: ________________']);
    }
  });
});

describe('a recipe', () => {
  const withTags = recipes.flatMap(({ name, typed: lines }) => (lines ? [{ name, ...lines }] : []));

  test.each(withTags)('has tags that the check lets through: $name', async ({ slug, lines }) => {
    const { fields } = await generatorOf(slug);
    expect((await checkTemplate(await typed(slug, lines), fields)).problems).toEqual([]);
  });
});

/** A template with these lines in the place of its own. */
async function typed(slug: string, lines: readonly CutoutLine[]): Promise<Uint8Array> {
  const body = lines.map(xmlOf).join('');
  return withPart(await templateBytes(slug), 'word/document.xml', (xml) =>
    xml.replace(/(<w:body>).*(<w:sectPr.*<\/w:body>)/s, (_all, start, end) => start + body + end),
  );
}

function xmlOf(line: CutoutLine): string {
  if (!('rows' in line)) return paragraph(line.text);
  const rows = line.rows.map(
    (row) =>
      `<w:tr>${row.map((cell) => `<w:tc><w:tcPr/>${paragraph(cell)}</w:tc>`).join('')}</w:tr>`,
  );
  return `<w:tbl><w:tblPr/><w:tblGrid/>${rows.join('')}</w:tbl>`;
}

function paragraph(text: string): string {
  return `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
}

function textsOf(lines: readonly CutoutLine[]): string[] {
  return lines.flatMap((line) => ('rows' in line ? line.rows.flat() : [line.text]));
}
