import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { guide } from '../../src/app/guide/guideText';
import { generatorEntries } from '../../src/catalog';
import { namesIn as fieldNamesIn } from '../../src/document/tags/scopes';
import { germanStyleName } from '../../src/document/word/styles';
import { generatorOf } from '../support/documentOf';
import { templateBytes } from '../support/files';
import { found, partOf } from '../support/readDocx';

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
      id === 'programme' && !name.startsWith('Word auf') ? [[name, terms[0]?.[1]]] : [],
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
