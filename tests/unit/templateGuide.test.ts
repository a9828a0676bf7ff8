import { expect, test } from 'vitest';
import { type Cutout, type CutoutLine, guide, subjectFor } from '../../src/app/guide/guideText';
import { checkTemplate } from '../../src/document/checkTemplate';
import { openTemplate } from '../../src/document/openTemplate';
import { checkOf } from '../support/checkOf';
import { generatorOf } from '../support/documentOf';
import { templateBytes } from '../support/files';
import { paragraphsOf, withPart } from '../support/readDocx';

const subjectsOf = (section: string) => guide.find(({ id }) => id === section)?.subjects ?? [];
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

const tagExamples = pairsIn('klammern');

test('the guide keeps the empty cells of a table', () => {
  const cells = subjectsOf('fehler').flatMap(({ cutouts }) =>
    cutouts.flatMap(({ lines }) => lines.flatMap((line) => ('rows' in line ? line.rows : []))),
  );
  expect(cells).toContainEqual(['', 'Name', 'Telefon', '']);
});

test.each(tagExamples)('the guide shows of «$name» what the engine makes of it', async (shown) => {
  const { name, slug, first: template, second: document } = shown;
  const { fields } = await generatorOf(slug);
  const filled = openTemplate(await typed(slug, template), fields).fill(entered[name] ?? {});
  expect(paragraphsOf(filled).map(({ text }) => text)).toEqual(textsOf(document));
});

test.each([
  ['LibreOffice/7.4.7.2$Linux_X86_64', 'LibreOffice'],
  ['ONLYOFFICE/8.1.0.9', 'ONLYOFFICE'],
  ['Microsoft Office Word', 'Word auf dem Computer'],
  ['', 'Word auf dem Computer'],
])('of a template by «%s» it is said how to do it with %s', (program, name) => {
  expect(subjectFor(program)?.name).toBe(name);
});

const withTags = subjectsOf('rezepte').flatMap(({ name, cutouts }) =>
  cutouts.map((cutout) => ({ name, ...cutout })),
);

test.each(withTags)('a recipe has tags that are right: $name', async ({ slug, lines }) => {
  const { fields } = await generatorOf(slug);
  expect((await checkTemplate(await typed(slug, lines), fields)).errors).toEqual([]);
});

// Anybody sees these beside the original.
const plainToSee = [
  'Aussehen auf einzelnen Wörtern',
  'Eine Tabelle für jeden Eintrag',
  'Anfang und Ende in eigenen Zellen',
];
const found = pairsIn('fehler').filter(({ name }) => !plainToSee.includes(name));

test.each(found)('a mistake is found: $name', async ({ slug, first, second }) => {
  const mistake = await toldOf(slug, first);
  const right = await toldOf(slug, second);
  expect(right.said).toEqual([]);
  const others = mistake.messages.filter((message) => !right.messages.includes(message));
  expect(others).not.toEqual([]);
});

async function toldOf(slug: string, lines: readonly CutoutLine[]) {
  const { errors, warnings, changes } = await checkOf(slug, await typed(slug, lines));
  // So short a text prints less than the original, and a break before it leaves a page empty, even where it is right.
  const said = warnings.filter(({ id }) => !/^(un|lacking|empty-page)/.test(id));
  const messages = [...errors, ...warnings, ...changes].map(({ message }) => message);
  return { said: [...errors, ...said], messages };
}

/** Subjects that show two cut-outs: a template and its document, or a mistake and what is right. */
function pairsIn(section: string) {
  return subjectsOf(section).map(({ name, cutouts }) => {
    const [first, second, ...others] = cutouts as [Cutout, Cutout];
    expect([first?.slug, others], name).toEqual([second?.slug, []]);
    return { name, slug: first.slug, first: first.lines, second: second.lines };
  });
}

/** A template with these lines in the place of its own. */
async function typed(slug: string, lines: readonly CutoutLine[]) {
  const body = lines.map(xmlOf).join('');
  return withPart(await templateBytes(slug), 'word/document.xml', (xml) =>
    xml
      .replace(/(<w:body>).*(<w:sectPr.*<\/w:sectPr>)/s, (_all, start, end) => {
        // Where Word parts a section, both have the footers.
        return start + body.replaceAll('<w:sectPr/>', end) + end;
      })
      // It belongs to the text that is gone.
      .replace(/<w:headerReference[^>]*>/g, ''),
  );
}

function xmlOf(line: CutoutLine): string {
  if (!('rows' in line)) return lineOf(line);
  const rows = line.rows.map(
    (row) =>
      `<w:tr>${row.map((cell) => `<w:tc><w:tcPr/>${paragraph(cell)}</w:tc>`).join('')}</w:tr>`,
  );
  return `<w:tbl><w:tblPr/><w:tblGrid/>${rows.join('')}</w:tbl>`;
}

const looks = ['bullet', 'restyled'];

function lineOf({ style, text }: { style: string; text: string }): string {
  if (style === 'break') return '<w:p><w:pPr><w:sectPr/></w:pPr></w:p>';
  if (style === 'deleted') {
    const change = 'w:id="1" w:author="Ada" w:date="2027-01-01T00:00:00Z"';
    return `<w:p><w:del ${change}><w:r><w:delText>${text}</w:delText></w:r></w:del></w:p>`;
  }
  if (style === 'box') {
    const box = `<v:textbox><w:txbxContent>${paragraph(text)}</w:txbxContent></v:textbox>`;
    return `<w:p><w:r><w:pict><v:shape xmlns:v="urn:schemas-microsoft-com:vml">${box}</v:shape></w:pict></w:r></w:p>`;
  }
  const id = looks.includes(style) ? 'ListBullet' : style === 'control' && 'ControlLine';
  return paragraph(text, id ? `<w:pStyle w:val="${id}"/>` : '');
}

function paragraph(text: string, properties = ''): string {
  const broken = text.replaceAll('\n', '</w:t><w:br/><w:t>');
  return `<w:p><w:pPr>${properties}</w:pPr><w:r><w:t xml:space="preserve">${broken}</w:t></w:r></w:p>`;
}

function textsOf(lines: readonly CutoutLine[]): string[] {
  return lines.flatMap((line) => ('rows' in line ? line.rows.flat() : [line.text]));
}
