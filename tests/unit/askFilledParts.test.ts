import { expect, test } from 'vitest';
import { askFilledParts } from '../../src/document/fill/askFilledParts';
import { fixture } from '../support/files';

test.each([
  ['broken/packliste/Feld auf dem Deckblatt', 'customXml/item1.xml'],
  ['broken/packliste/Feld in einer SmartArt-Grafik', 'word/diagrams/data1.xml'],
  ['broken/aufgaben-tageschef/unbekanntes Feld in der Kopfzeile', 'word/header1.xml'],
  ['broken/packliste/unbekanntes Feld in den Eigenschaften', 'docProps/core.xml'],
])('docxtemplater says that it fills, in %s: %s', (file, path) => {
  const { paths, textElements } = askFilledParts(fixture(file));
  expect(paths[0]).toBe('word/document.xml');
  expect(paths).toContain(path);
  expect(textElements.has('w:t')).toBe(true);
});

test('docxtemplater says that it fills no chart and no endnote', () => {
  expect(askFilledParts(fixture('broken/packliste/Feld in einem Diagramm')).paths).not.toContain(
    'word/charts/chart1.xml',
  );
  expect(askFilledParts(fixture('broken/packliste/Feld in einer Endnote')).paths).not.toContain(
    'word/endnotes.xml',
  );
});
