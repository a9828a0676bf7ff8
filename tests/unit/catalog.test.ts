import { stat } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { catalog, generatorEntries } from '../../src/catalog';
import { fieldsOf } from '../../src/generators/fieldsOf';
import type { GeneratorUnit } from '../../src/generators/generatorUnit';
import { templateBytes } from '../support/files';
import { paragraphsOf } from '../support/readDocx';

test('has the addresses and file names of the specification', () => {
  expect(catalog.map(({ path }) => path)).toEqual(['/lager', '/aktivitaeten', '/leitungsteam']);
  expect(
    Object.fromEntries(generatorEntries.map(({ path, fileName }) => [path, fileName])),
  ).toEqual({
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

describe.each(generatorEntries.map((entry) => [entry.slug, entry] as const))(
  '%s',
  (slug, entry) => {
    test('has a file name with composed umlauts', () => {
      expect(entry.fileName).toBe(entry.fileName.normalize('NFC'));
    });

    test('has a template whose tags are the fields of its data, both ways', async () => {
      const { generator }: { generator: GeneratorUnit } = await entry.load();
      expect(tagsOf(await templateBytes(slug))).toEqual(fieldsOf(generator.data));
    });

    test('has a template of at most 25 KB', async () => {
      const { size } = await stat(new URL(`../../templates/${slug}.docx`, import.meta.url));
      expect(size).toBeLessThanOrEqual(25 * 1024);
    });
  },
);

type Tags = { [name: string]: 'value' | Tags };

// Read from the text alone: a loop opens a level, its end closes it.
function tagsOf(template: Uint8Array): Tags {
  const root: Tags = {};
  const open = [root];
  const text = paragraphsOf(template)
    .map((paragraph) => paragraph.text)
    .join('\n');
  for (const [, sign, name = ''] of text.matchAll(/\{([#/]?)(\w+)\}/g)) {
    if (sign === '/') open.pop();
    else if (sign === '#') {
      const loop: Tags = {};
      Object.assign(open.at(-1) ?? {}, { [name]: loop });
      open.push(loop);
    } else Object.assign(open.at(-1) ?? {}, { [name]: 'value' });
  }
  return root;
}
