import { expect, test } from 'vitest';
import { findingsOf } from '../../src/app/template/look/findingsOf';
import type { RestyledTemplate } from '../../src/app/template/look/takeOver';
import { generatorEntries } from '../../src/catalog';
import { lookNote } from '../../src/document/sentences/look';

test('what is said of several templates stands once, with their documents if not of all', () => {
  const lost = lookNote('look-margin-lost', {}, 'header');
  const sections = lookNote('look-sections', {}, 2);
  const picture = lookNote('look-picture-in-text', {});
  const notes = [
    [lost, sections, picture],
    [sections, picture],
    [picture, picture],
  ];
  const restyled: RestyledTemplate[] = generatorEntries.slice(0, 3).map((entry, index) => ({
    entry,
    name: 'Briefkopf.docx',
    bytes: new Uint8Array(),
    notes: notes[index] ?? [],
    report: { readable: true, problems: [], notices: [] },
  }));
  expect(findingsOf(restyled, (one) => one.notes)).toEqual([
    { message: lost.message, names: ['Allgemeines Sicherheitskonzept'] },
    {
      message: sections.message,
      names: ['Allgemeines Sicherheitskonzept', 'Aufgaben Tageschef'],
    },
    { message: picture.message },
  ]);
});
