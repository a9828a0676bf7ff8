import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { generatorEntries, loadOtherTemplates } from '../../src/catalog';
import { trialData } from '../../src/document/check/trialData';
import { checkTemplate } from '../../src/document/checkTemplate';
import { openTemplate } from '../../src/document/openTemplate';
import { TemplateError } from '../../src/document/templateError';
import { documentOf, generatorOf } from '../support/documentOf';
import { fixture, fixtureNames, sampleInput, templateBytes } from '../support/files';
import { paragraph } from '../support/hostile';
import { withPart } from '../support/readDocx';

const slugs = generatorEntries.map(({ slug }) => slug);
const folders = readdirSync(new URL('../fixtures/', import.meta.url)).filter(
  (name) => !name.includes('.'),
);
const fixtures = folders.flatMap((folder) =>
  fixtureNames(folder).map((name) => `${folder}/${name}`),
);

// Word shows it, or filling does not reach it: opening does not look for these.
const ofTheCheckAlone = [
  'loose-brace',
  'full-width-brace',
  'section-break-inside',
  'unreachable-tag',
  'bound-control',
  'condition-over-cells',
  'split-section',
];

describe('what the check accepts is filled, and what it refuses is refused', () => {
  test.each(fixtures)('%s', async (name) => {
    const slug = slugs.find((one) => name.split('/').includes(one)) ?? 'packliste';
    await expectAgreement(slug, fixture(name));
  });

  const link = (inner: string) => `<w:hyperlink w:anchor="a">${inner}</w:hyperlink>`;
  const run = (text: string) => `<w:r><w:t>${text}</w:t></w:r>`;
  test.each([
    ['half a loop in w:customXml', `<w:customXml>${paragraph('{#items}')}</w:customXml>`],
    ['half a loop in a tracked block', `<w:ins w:id="1">${paragraph('{#items}')}</w:ins>`],
    ['half a loop in a link', `<w:p>${link(run('Und {#items}'))}</w:p>`],
  ])('%s', async (_name, start) => {
    await expectAgreement('packliste', await withLoop(start + paragraph('{text}{/items}')));
  });
});

async function withLoop(xml: string): Promise<Uint8Array> {
  return withPart(await templateBytes('packliste'), 'word/document.xml', (part) =>
    part.replace('<w:sectPr', () => `${xml}<w:sectPr`),
  );
}

async function expectAgreement(slug: string, bytes: Uint8Array): Promise<void> {
  const { fields } = await generatorOf(slug);
  const { problems } = await checkTemplate(bytes, fields, await loadOtherTemplates(slug));
  if (problems.length === 0) {
    const { fill } = openTemplate(bytes, fields);
    for (const data of [
      {},
      trialData(
        fields,
        () => true,
        () => 'Text\nund mehr',
      ).data,
    ])
      fill(data);
    for (const sample of ['leer', 'typisch', 'alles']) {
      await documentOf(slug, await sampleInput(slug, sample), bytes);
    }
  } else if (problems.some(({ id }) => !ofTheCheckAlone.includes(id))) {
    expect(() => openTemplate(bytes, fields)).toThrow(TemplateError);
  }
}
