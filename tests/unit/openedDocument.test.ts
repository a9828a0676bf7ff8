import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readDocument } from '../../src/document/readDocument';
import { version } from '../../src/generators/inputToCarry';
import { type OpenedFile, readCarriedInputs } from '../../src/generators/savedInput';
import { carryingMaker, documentOf, generatorOf, printed } from '../support/documentOf';
import { fixture, templateBytes } from '../support/files';
import { openFirst, refusal } from '../support/openFirst';
import { replaced, withPart } from '../support/readDocx';

const safetyConcept = 'allgemeines-sicherheitskonzept';

async function open(document: Uint8Array) {
  return openFirst(readCarriedInputs(await readDocument(document)));
}

async function expectToPrintAsSaved({ slug, input }: OpenedFile, name: string): Promise<void> {
  const saved = new URL(`../fixtures/${name}.lagerkiste.json`, import.meta.url);
  const json = JSON.parse(readFileSync(saved, 'utf8'));
  const generator = await generatorOf(slug);
  expect(printed(generator, input)).toEqual(printed(generator, json.input));
}

// The documents that a version had; what is missing says known.test.
const saved = Array.from({ length: version }, (_, at) => at + 1).flatMap((made) =>
  readdirSync(new URL(`../fixtures/saved/version-${made}`, import.meta.url))
    .filter((file) => file.endsWith('.docx'))
    .map((file) => [made, file.replace('.docx', '')] as const),
);

test.each(saved)('documents of version %i open for ever: %s', async (made, slug) => {
  const folder = `saved/version-${made}`;
  const opened = await open(fixture(`${folder}/${slug}`));
  expect(opened).toMatchObject({ slug, leftOut: [], isChanged: false });
  await expectToPrintAsSaved(opened, `${folder}/${slug}`);
});

test('documents from LibreOffice bring the input, and what somebody changed in the text', async () => {
  const name = 'saved/libreoffice/Sicherheitskonzept aus LibreOffice';
  const concept = await open(fixture(name));
  expect(concept).toMatchObject({ slug: safetyConcept, isChanged: false });
  await expectToPrintAsSaved(concept, name);
  const list = await open(fixture('saved/libreoffice/Packliste in LibreOffice geändert'));
  expect(list).toMatchObject({
    slug: 'packliste',
    isChanged: true,
    leftOut: ['In Word steht «Turnschuhe, die nass werden dürfen».'],
  });
});

test('documents name the first paragraphs that were changed in Word, and count the others', async () => {
  const own = ['Ada & Bea', 'Ball', 'Creme', 'Dose', 'Eimer', 'Feile'];
  const input = { own: own.map((text) => ({ place: 'Kleider', text })) };
  const document = (await carryingMaker('packliste'))(input);
  const edited = (edit: (xml: string) => string) =>
    open(withPart(document, 'word/document.xml', edit));

  for (const [edit, leftOut] of [
    [
      (xml: string) =>
        xml
          .replace('Ada &amp; Bea', `Ada &amp; ${'Bea '.repeat(30)}`)
          .replace(/<w:p>(?=(?:(?!<w:p>).)*Feile)/s, '<w:p><w:r><w:t>Frisch</w:t></w:r></w:p>$&'),
      `steht «Ada & ${'Bea '.repeat(18)}B…».; steht «Frisch».`,
    ],
    [
      (xml: string) => xml.replace(/(?<=>)(?=Ball|Creme|Dose|Eimer|Feile)/g, 'x'),
      'steht «xBall».; steht «xCreme».; steht «xDose».; … und 2 weitere.',
    ],
    [(xml: string) => xml.replace(/<w:p>(?:(?!<w:p>).)*Packliste.*?<\/w:p>/s, ''), ''],
  ] as const) {
    const opened = await edited(edit);
    expect(opened.isChanged).toBe(true);
    expect(opened.leftOut.join('; ').replaceAll('In Word ', '')).toBe(leftOut);
  }
  // Written before documents said what each of their paragraphs was.
  const older = replaced(document, 'customXml/item1.xml', / paragraphs="[^"]*"/, '');
  const changed = await open(replaced(older, 'word/document.xml', 'Ball', 'Bälle'));
  expect(changed).toMatchObject({ isChanged: true, leftOut: [] });
});

test.each([
  ['without an input', documentOf('packliste', {}), 'so, wie du sie heruntergeladen hast'],
  [
    'that are templates',
    templateBytes('packliste'),
    'Wähle sie bei ihrem Dokument unter «Aussehen».',
  ],
])('documents %s are refused with what to do', async (_what, document, sentence) => {
  await expect(open(await document)).rejects.toEqual(refusal(sentence));
});

const carrying = (await carryingMaker('packliste'))({ ticked: ['1'] });

test.each([
  ['of no version', `version="${version}"`, 'version="x"', 'beschädigt'],
  ['cut off', ']}', '', 'Die Eingabe passt nicht'],
  ['that is no XML', '</input>', '', 'sind keine Eingaben'],
  ['nested deeply', '"1"', '['.repeat(9_000) + ']'.repeat(9_000), ''],
])('documents with an input %s are refused', async (_what, from, to, sentence) => {
  const opened = open(replaced(carrying, 'customXml/item1.xml', from, to));
  await expect(opened).rejects.toEqual(refusal(sentence));
});
