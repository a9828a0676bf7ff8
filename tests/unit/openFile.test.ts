import { expect, test, vi } from 'vitest';
import { startDraft } from '../../src/app/draft/drafts';
import { openFile } from '../../src/app/draft/openFile';
import { entryOf } from '../../src/cli/command';
import { readFile } from '../../src/document/readDocument';
import { carryingMaker, documentOf } from '../support/documentOf';
import { fixture, templateBytes } from '../support/files';
import { replaced, zipOf } from '../support/readDocx';

// In the place of the worker.
vi.mock('../../src/app/engine/engines', () => ({
  checkingEngine: { ask: async (_name: string, bytes: Uint8Array) => readFile(bytes) },
}));
vi.spyOn(console, 'error').mockImplementation(() => {});

async function read(name: string, content: Uint8Array | string) {
  const file = new File([typeof content === 'string' ? content : content.slice()], name);
  const found = await openFile(file);
  if (!found.opened) return found.why;
  const { files, templates, left } = found.opened;
  return { files: files.map(({ entry }) => entry.slug), templates: templates.length, left };
}

const packliste = (await carryingMaker('packliste'))({ ticked: ['1'] });
const input = 'customXml/item1.xml';
const newer = replaced(packliste, input, /version="\d+"/, 'version="99"');
const damaged = packliste.slice(0, 2_000);

test('what opens of a folder opens, the rest is named, and beyond three counted', async () => {
  const folder = zipOf({
    'Mappe/01 Packliste.docx': packliste,
    'Mappe/02 Lagerpakt.docx': damaged,
    'Mappe/03 Brief.docx': await documentOf('lagerpakt', {}),
    'Mappe/04 Packliste.docx': newer,
    'Mappe/05 Lagerpakt.docx': replaced(newer, input, '"packliste"', '"lagerpakt"'),
    'Vorlagen/packliste.docx': await templateBytes('packliste'),
  });
  expect(await read('Lager.zip', folder)).toEqual({
    files: ['packliste'],
    templates: 1,
    left: [
      '«02 Lagerpakt.docx» ist nicht dabei: Die Datei ist beschädigt oder hat keine Eingaben.',
      '«03 Brief.docx» ist nicht dabei: Die Datei ist beschädigt oder hat keine Eingaben.',
      expect.stringContaining('«Packliste» ist nicht dabei: Die Eingabe wurde mit einer neueren'),
      '… und 1 weitere.',
    ],
  });
});

test('what opens of a saved camp opens, and the rest is named', async () => {
  const saved = (generator: string, input: object) => ({ generator, input });
  const fine = saved('packliste', { ticked: ['1'] });
  const documents = [fine, saved('menü', {}), saved('lagerpakt', { ticked: 7 }), 7];
  const camp = { version: 2, camp: {}, documents };
  expect(await read('Lager.json', JSON.stringify(camp))).toEqual({
    files: ['packliste'],
    templates: 0,
    left: [
      'Ein Dokument ist nicht dabei: Ein Dokument «menü» gibt es in dieser Lagerkiste nicht.',
      expect.stringContaining('«Lagerpakt» ist nicht dabei: Die Eingabe passt nicht'),
      expect.stringContaining('Ein Dokument ist nicht dabei: Das ist keine gesicherte Eingabe'),
    ],
  });
});

test.each([
  ['damaged', damaged, 'Die Datei ist abgeschnitten oder beschädigt.'],
  ['too new', newer, 'mit einer neueren Lagerkiste'],
])('a folder of which all is %s is refused with the reason', async (_what, bytes, reason) => {
  expect(await read('Lager.zip', zipOf({ 'a.docx': bytes, 'b.docx': bytes }))).toContain(reason);
});

test('of a document that was changed in Word, it says what is not there', async () => {
  vi.stubGlobal('addEventListener', () => {});
  const name = 'saved/libreoffice/Packliste in LibreOffice geändert';
  const { opened } = await openFile(new File([fixture(name).slice()], 'geändert.docx'));
  for (const { fill } of opened?.files ?? []) await fill();
  const draft = await startDraft(entryOf('packliste'));
  expect(draft.input().ticked).toContain('4');
  expect(draft.notice.current()).toMatchObject({
    sentence: '«geändert.docx» ist geöffnet. Was in Word daran geändert wurde, ist nicht dabei.',
    leftOut: ['In Word steht «Turnschuhe, die nass werden dürfen».'],
  });
});

test('of a file that is too large it says so', async () => {
  const file = new File([' '.repeat(5_000_001)], 'x.docx');
  expect(await openFile(file)).toMatchObject({
    why: expect.stringMatching(/^«x\.docx» .*zu gross/),
  });
});
