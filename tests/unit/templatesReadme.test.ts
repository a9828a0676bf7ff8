import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Guide } from '../../src/app/guide/Guide';
import { generatorEntries, loadGenerator } from '../../src/catalog';
import type { Fields } from '../../src/document/fields';
import { shownStyle } from '../../src/document/package/shownStyle';
import { checklists } from '../support/checklists';
import { printed } from '../support/documentOf';
import { sampleInput, templateBytes } from '../support/files';
import { partOf } from '../support/readDocx';

const readme = readFileSync(new URL('../../templates/README.md', import.meta.url), 'utf8');

test.each(generatorEntries.map(({ slug, name }) => [slug, name] as const))(
  'the README for designers lists the fields of %s, each at its place',
  async (slug, name) => {
    const isChecklist = checklists.some((checklist) => checklist.slug === slug);
    const heading = isChecklist ? 'Checklisten' : `${slug}.docx`;
    if (!isChecklist) expect(sectionOf(heading)).toContain(`«${name}»`);
    const { fields } = await loadGenerator(slug);
    expectRows(heading, fields);
  },
);

test.each([
  ['Checklisten', 'packliste', []],
  ['Gruppen', 'packliste', ['groups']],
  ['pflichtenheft.docx', 'pflichtenheft', []],
  ['todo-liste.docx', 'todo-liste', []],
  ['allgemeines-sicherheitskonzept.docx', 'allgemeines-sicherheitskonzept', []],
  ['Personen', 'allgemeines-sicherheitskonzept', ['mainLeaders']],
] as const)('the examples of «%s» are true', async (heading, slug, loops) => {
  const input = await sampleInput(slug, 'alles');
  const { data } = printed(await loadGenerator(slug), input);
  for (const { field, where, example } of rowsOf(heading)) {
    if (/^(Bedingung|Schleife\b)/.test(example)) continue;
    const inner = Array.from(where.matchAll(/`(\w+)`/g), ([, loop = '']) => loop);
    const name = /\w+/.exec(field)?.[0] ?? '';
    expect(firstOf(data, [...loops, ...inner, name]), `${where} ${field}`).toBe(
      example.replaceAll(' ⏎ ', '\n'),
    );
  }
});

test('the README names the styles that the templates have, and the guide none but these', async () => {
  const table = readme.split('| Formatvorlage ')[1]?.split('\n\n')[0] ?? '';
  const named = Array.from(table.matchAll(/^\| ([^|-]+?) +\|/gm), ([, cell = '']) => cell);
  const styles = partOf(await templateBytes('packliste'), 'word/styles.xml');
  const all = styles.matchAll(/<w:style w:type="paragraph".*?<w:name w:val="([^"]*)"/gs);
  const paragraphStyles = Array.from(all, ([, name = '']) => shownStyle(name));
  // The character style of the emergency sheet, and what the row of the list says of its inner points.
  expect([...namesIn(named), 'Aufzählungszeichen 2', 'Aufzählungszeichen 3'].sort()).toEqual(
    [...paragraphStyles, 'Notfallblatt Zusatz'].sort(),
  );
  const guide = renderToStaticMarkup(createElement(Guide)).replaceAll('\u00ad', '');
  const shown = Array.from(guide.matchAll(/<dt>(.*?)<\/dt>/g), ([, cell = '']) => cell);
  expect(shown.length).toBeGreaterThan(0);
  expect(namesIn(named)).toEqual(expect.arrayContaining(namesIn(shown)));
  const use = (style: string) => new RegExp(`\\| ${style} +\\| (.*?) +\\|`).exec(table)?.[1];
  expect(guide).toContain(`<dt>Standard</dt><dd>${use('Standard')}</dd>`);
});

/** «Überschrift 1, 2 und 6» are «Überschrift 1», «Überschrift 2» and «Überschrift 6». */
function namesIn(cells: readonly string[]): string[] {
  return cells.flatMap((cell) => {
    const [first = '', ...others] = cell.split(/, | und /);
    return [first, ...others.map((other) => first.replace(/\S+$/, other))];
  });
}

type Row = { field: string; where: string; example: string; whole: string };

function sectionOf(heading: string): string {
  return readme.split(/^### /m).find((text) => text.startsWith(`${heading}\n`)) ?? '';
}

function rowsOf(heading: string): Row[] {
  return sectionOf(heading)
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, field = '', where = '', example = '', whole = '']) => ({
      field,
      where,
      example,
      whole,
    }));
}

/** Fields that stand in many loops have a section of their own, to which each loop points. */
function expectRows(heading: string, fields: Fields): void {
  const rows = rowsOf(heading);
  const expected = expectedRows(fields, []);
  expect(rows.map(({ field, where, whole }) => [field, where, whole])).toEqual(expected);

  function expectedRows(scope: Fields, loops: readonly string[]): string[][] {
    const where = loops.map((loop) => `\`${loop}\``).join(' › ');
    return Object.entries(scope).flatMap(([name, field]) => {
      const section = `\`{#${name}}\` … \`{/${name}}\``;
      if (field === 'condition') return [[section, where, '']];
      if (typeof field === 'object') {
        const row = rows.find((known) => known.field === section && known.where === where);
        const [, elsewhere] = /siehe «(.*)»/.exec(row?.example ?? '') ?? [];
        if (!elsewhere) return [[section, where, ''], ...expectedRows(field, [...loops, name])];
        expectRows(elsewhere, field);
        return [[section, where, '']];
      }
      const [, whole] = /^part of (.*)$/.exec(field) ?? [];
      return [[`\`{${name}}\``, where, whole ? `\`{${whole}}\`` : '']];
    });
  }
}

/** What stands in the first turn of each loop. */
function firstOf(data: unknown, path: readonly string[]): string {
  return String(
    path.reduce<unknown>((at, name) => {
      const turn = Array.isArray(at) ? at[0] : at;
      return new Map(Object.entries(turn ?? {})).get(name);
    }, data),
  );
}
