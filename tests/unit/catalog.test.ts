import { stat } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { catalog, generatorEntries } from '../../src/catalog';
import type { Fields } from '../../src/document/fields';
import { generatorOf } from '../support/documentOf';
import { templateBytes } from '../support/files';
import { paragraphsOf } from '../support/readDocx';

test('has the addresses and file names of the specification', async () => {
  expect(catalog.map(({ path }) => path)).toEqual(['/lager', '/aktivitaeten', '/leitungsteam']);
  const names = generatorEntries.map(async ({ path, slug }) => [path, await fileNameOf(slug)]);
  expect(Object.fromEntries(await Promise.all(names))).toEqual({
    '/lager/allgemeines-sicherheitskonzept': 'SiKo.docx',
    '/lager/aufgaben-tageschef': 'Aufgaben_Tageschef.docx',
    '/lager/todo-liste': 'ToDo.docx',
    '/lager/regeln-fuer-leitende': 'Regeln_Leitende.docx',
    '/lager/lagerpakt': 'Lagerpakt.docx',
    '/lager/packliste': 'Packliste.docx',
    '/aktivitaeten/regeln-fuer-tns': 'Regeln_an_Aktivitäten.docx',
    '/aktivitaeten/gelaendespiel': 'Regeln_Geländespiel.docx',
    '/leitungsteam/regeln': 'Regeln_Leitungsteam.docx',
    '/leitungsteam/pflichtenheft': 'Pflichtenheft.docx',
  });
});

describe.each(generatorEntries.map(({ slug }) => slug))('%s', (slug) => {
  test('has a file name with composed umlauts', async () => {
    const fileName = await fileNameOf(slug);
    expect(fileName).toBe(fileName.normalize('NFC'));
  });

  test('has a template whose tags are the fields of its data, both ways', async () => {
    const { fields } = await generatorOf(slug);
    expect(tagsOf(await templateBytes(slug), fields)).toEqual(fields);
  });

  test('has a template of at most 25 KB', async () => {
    const { size } = await stat(new URL(`../../templates/${slug}.docx`, import.meta.url));
    expect(size).toBeLessThanOrEqual(25 * 1024);
  });
});

async function fileNameOf(slug: string): Promise<string> {
  return (await generatorOf(slug)).print({}, {}).fileName;
}

type Tags = { [name: string]: 'value' | 'condition' | Tags };

// Read from the text alone. A tag belongs to the innermost loop that has a field of its name; a
// condition opens no level.
function tagsOf(template: Uint8Array, fields: Fields): Tags {
  const root = { fields, tags: {} as Tags };
  const open = [root];
  const text = paragraphsOf(template)
    .map((paragraph) => paragraph.text)
    .join('\n');
  for (const [, sign, name = ''] of text.matchAll(/\{([#/]?)(\w+)\}/g)) {
    if (sign === '/') {
      open.pop();
      continue;
    }
    const home = open.findLast((level) => name in level.fields) ?? root;
    const field = home.fields[name];
    const inner: Tags = {};
    home.tags[name] ??= typeof field === 'object' ? inner : (field ?? 'value');
    if (sign === '#') open.push(typeof field === 'object' ? { fields: field, tags: inner } : home);
  }
  return root.tags;
}
