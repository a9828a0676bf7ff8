import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { generatorEntries, loadGenerator } from '../../src/catalog';
import type { Fields } from '../../src/document/fields';

const readme = readFileSync(new URL('../../templates/README.md', import.meta.url), 'utf8');

test.each(generatorEntries.map((entry) => [entry.slug, entry] as const))(
  'the README for designers lists the fields of %s, each with an example',
  async (slug, entry) => {
    const section = readme.split(/^### /m).find((text) => text.startsWith(`${slug}.docx\n`)) ?? '';
    const { fields } = await loadGenerator(entry.slug);
    expect(section).toContain(`«${entry.name}»`);
    const rows = section
      .split('\n')
      .filter((line) => line.startsWith('| `'))
      .map((line) => line.slice(1, -1).split('|'))
      .map((cells) => cells.map((cell) => cell.trim()));
    expect(rows.map(([field, where]) => `${where} ${field}`)).toEqual(rowsOf(fields, []));
    for (const [field, , example] of rows) expect(example, field).toMatch(/\S/);
  },
);

function rowsOf(fields: Fields, loops: readonly string[]): string[] {
  const where = loops.map((loop) => `\`${loop}\``).join(' › ');
  return Object.entries(fields).flatMap(([name, field]) => {
    if (field === 'value') return [`${where} \`{${name}}\``];
    const section = `${where} \`{#${name}}\` … \`{/${name}}\``;
    return typeof field === 'object' ? [section, ...rowsOf(field, [...loops, name])] : [section];
  });
}
