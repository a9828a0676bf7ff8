import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Cutout, guide } from '../../src/app/guide/guideText';
import { generatorEntries } from '../../src/catalog';
import { checkTemplate } from '../../src/document/checkTemplate';
import { openTemplate } from '../../src/document/openTemplate';
import { namesIn as fieldNamesIn } from '../../src/document/tags/scopes';
import { germanStyleName } from '../../src/document/word/styles';
import { checkOf } from '../support/checkOf';
import { generatorOf } from '../support/documentOf';
import { templateBytes } from '../support/files';
import { found, paragraphsOf, partOf, withPart } from '../support/readDocx';
import { typed } from '../support/typed';

const subjectsOf = (section: string) => guide.find(({ id }) => id === section)?.subjects ?? [];
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
    cutouts.flatMap(({ lines }) => lines.flatMap((line) => (line.rows ? line.rows : []))),
  );
  expect(cells).toContainEqual(['', 'Name', 'Telefon', '']);
});

test.each(tagExamples)('the guide shows of «$name» what the engine makes of it', async (shown) => {
  const { name, slug, first: template, second: document } = shown;
  const { fields } = await generatorOf(slug);
  const filled = openTemplate(await templateOf(slug, template), fields).fill(entered[name] ?? {});
  expect(paragraphsOf(filled).map(({ text }) => text)).toEqual(textsOf(document));
});

const withTags = subjectsOf('rezepte').flatMap(({ name, cutouts }) =>
  cutouts.map((cutout) => ({ name, ...cutout })),
);

test.each(withTags)('a recipe has tags that are right: $name', async ({ slug, lines }) => {
  const { fields } = await generatorOf(slug);
  const { errors } = checkTemplate(await templateOf(slug, lines), fields);
  expect(errors).toEqual([]);
});

// The check does not find these mistakes. A person sees them beside the original.
const plainToSee = /^(Aussehen auf einzelnen|Eine Tabelle für jeden|Anfang und Ende in eigenen) /;
const mistakes = pairsIn('fehler').filter(({ name }) => !plainToSee.test(name));

test.each(mistakes)('a mistake is found: $name', async ({ slug, first, second }) => {
  const mistake = await toldOf(slug, first);
  const right = await toldOf(slug, second);
  expect(right.said).toEqual([]);
  const others = mistake.messages.filter((message) => !right.messages.includes(message));
  expect(others).not.toEqual([]);
});

async function toldOf(slug: string, lines: Cutout['lines']) {
  const { errors, warnings, changes } = await checkOf(slug, await templateOf(slug, lines));
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

async function templateOf(slug: string, lines: Cutout['lines']) {
  const body = lines.map(xmlOf).join('');
  return withPart(await templateBytes(slug), 'word/document.xml', (xml) =>
    xml
      .replace(/(<w:body>).*(<w:sectPr.*<\/w:sectPr>)/s, (_all, start, end) => {
        // When Word divides a section, both sections have the footers.
        return start + body.replaceAll('<w:sectPr/>', end) + end;
      })
      // The header belongs to the text that was removed.
      .replace(/<w:headerReference[^>]*>/g, ''),
  );
}

function xmlOf(line: Cutout['lines'][number]): string {
  if (!line.rows) return typed(inStyle(line.style, line.text.replaceAll('\n', '<br>')));
  const rows = line.rows.map((row) => row.join(' ; ')).join(' / ');
  return typed(`table: ${rows}`).replace(/<w:p><\/w:p>$/, '');
}

function inStyle(style: string, text: string): string {
  if (style === 'break') return '<section>';
  if (style === 'deleted') return `<w:del w:id="1" w:author="Ada">${text}</w:del>`;
  if (style === 'box') {
    return `<w:r><w:pict><v:shape xmlns:v="urn:schemas-microsoft-com:vml"><v:textbox><w:txbxContent><w:p>${text}</w:p></w:txbxContent></v:textbox></v:shape></w:pict></w:r>`;
  }
  const id = ['bullet', 'restyled'].includes(style)
    ? 'ListBullet'
    : style === 'control' && 'ControlLine';
  return id ? `<w:pPr><w:pStyle w:val="${id}"/></w:pPr>${text}` : text;
}

function textsOf(lines: Cutout['lines']): string[] {
  return lines.flatMap((line) => (line.rows ? line.rows.flat() : [line.text]));
}

const subjects = guide.flatMap((section) =>
  section.subjects.map((subject) => ({ id: section.id, ...subject })),
);
const readme = readFileSync(new URL('../../templates/README.md', import.meta.url), 'utf8');

test('the README names no field that no template has', async () => {
  const generators = await Promise.all(generatorEntries.map(({ slug }) => generatorOf(slug)));
  const known = new Set(generators.flatMap(({ fields }) => fieldNamesIn(fields)));
  const files = readme.split('## Welche Datei')[1] ?? '';
  const named = found(files, /\{#?(\w+)\}/g);
  expect(named).not.toEqual([]);
  expect(named.filter((name) => !known.has(name))).toEqual([]);
});

test('the README names the styles that the templates have, and so does the guide', async () => {
  const table = readme.split('| Formatvorlage ')[1]?.split('\n\n')[0] ?? '';
  const named = found(table, /^\| (?!--)([^|]+?) +\|/gm);
  const styles = partOf(await templateBytes('packliste'), 'word/styles.xml');
  const all = found(styles, /<w:style w:type="paragraph".*?<w:name w:val="([^"]*)"/gs);
  const paragraphStyles = all.map(germanStyleName);
  // This name is a character style. The README names the styles of inner points in the row of the list.
  const known = [...paragraphStyles, 'Notruf-Plakat Zusatz'].sort();
  expect([...namesIn(named), 'Aufzählungszeichen 2', 'Aufzählungszeichen 3'].sort()).toEqual(known);
  const rows = more('Welche Formatvorlage wofür');
  expect(namesIn(rows.map(([style]) => style)).sort()).toEqual(known);
  expect(rows).toContainEqual(['Standard', /\| Standard +\| (.*?) +\|/.exec(table)?.[1]]);
});

test('the README says what the guide says: what goes wrong, other programs, how all get it', () => {
  const words = readme.replace(/\s+/g, ' ');
  const rows = [
    ...subjects.flatMap(({ id, name, paragraphs }) =>
      id === 'fehler' ? [[name, paragraphs.join()]] : [],
    ),
    ...subjects.flatMap(({ id, name, terms }) =>
      id === 'programme' ? [[name, terms[0]?.[1]]] : [],
    ),
    ...more('So bekommen es alle Leitenden'),
  ];
  expect(rows.length).toBeGreaterThan(15);
  for (const [what, said] of rows) expect(words).toContain(`**${what}**: ${said}`);
});

const more = (name: string) => subjects.find((subject) => subject.name === name)?.terms ?? [];

/** «Überschrift 1, 2 und 6» are «Überschrift 1», «Überschrift 2» and «Überschrift 6». */
function namesIn(cells: readonly string[]): string[] {
  return cells.flatMap((cell) => {
    const [first = '', ...others] = cell.split(/, | und /);
    return [first, ...others.map((other) => first.replace(/\S+$/, other))];
  });
}
