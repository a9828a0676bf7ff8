import { expect, test, vi } from 'vitest';
import { startDraft } from '../../src/app/draft/drafts';
import { openFile, openLaunched } from '../../src/app/draft/openFile';
import { entryOf } from '../../src/cli/command';
import { readFolder } from '../../src/document/readDocument';
import { carryingMaker, documentOf } from '../support/documentOf';
import { fixture, templateBytes } from '../support/files';
import { savedInputOf } from '../support/paper';
import { replaced, zipOf } from '../support/readDocx';

// In the place of the worker.
vi.mock('../../src/app/engine/engines', () => ({
  checkingEngine: { ask: async (_name: string, bytes: Uint8Array) => readFolder(bytes) },
}));
vi.spyOn(console, 'error').mockImplementation(() => {});

async function read(name: string, content: Uint8Array | string) {
  const file = new File([typeof content === 'string' ? content : content.slice()], name);
  const opened = await openFile(name, file);
  if (typeof opened === 'string') return opened;
  const { files, templates, left } = opened;
  return { files: files.map(({ entry }) => entry.slug), templates: templates.length, left };
}

const packliste = (await carryingMaker('packliste'))({ ticked: ['1'] });
const newer = replaced(packliste, 'customXml/item1.xml', /version="\d+"/, 'version="99"');
const damaged = packliste.slice(0, 2_000);

test('what opens of a folder opens, and the rest is named', async () => {
  const folder = zipOf({
    'Mappe/01 Packliste.docx': packliste,
    'Mappe/02 Lagerpakt.docx': damaged,
    'Mappe/03 Brief.docx': await documentOf('lagerpakt', {}),
    'Mappe/04 Packliste.docx': newer,
    'Vorlagen/packliste.docx': await templateBytes('packliste'),
  });
  expect(await read('Lager.zip', folder)).toEqual({
    files: ['packliste'],
    templates: 1,
    left: [
      '«02 Lagerpakt.docx» ist nicht dabei: Die Datei ist beschädigt oder hat keine Eingaben.',
      '«03 Brief.docx» ist nicht dabei: Die Datei ist beschädigt oder hat keine Eingaben.',
      '«Packliste» ist nicht dabei: Die Eingabe wurde mit einer neueren Lagerkiste gesichert. Lade die Seite neu und öffne sie noch einmal.',
    ],
  });
});

test('what opens of a saved camp opens, and the rest is named', async () => {
  const documents = [
    { generator: 'packliste', input: { ticked: ['1'] } },
    { generator: 'menü', input: {} },
    { generator: 'lagerpakt', input: { ticked: 7 } },
    7,
  ];
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

test('of very many the first are named, and the others counted', async () => {
  const many = Array.from({ length: 20 }, (_, at) => [`${at + 10}.docx`, damaged] as const);
  const folder = zipOf({ '01.docx': packliste, ...Object.fromEntries(many) });
  const opened = await read('Lager.zip', folder);
  expect(opened).toMatchObject({ left: { length: 4, 3: '… und 17 weitere.' } });
});

test.each([
  ['damaged', damaged, 'Die Datei ist abgeschnitten oder beschädigt.'],
  ['too new', newer, 'mit einer neueren Lagerkiste'],
])('a folder of which all is %s is refused with the reason', async (_what, bytes, reason) => {
  expect(await read('Lager.zip', zipOf({ 'a.docx': bytes, 'b.docx': bytes }))).toContain(reason);
});

test('a file of another program is refused with what opens instead of how to save it', async () => {
  const said = await read('a.odt', zipOf({ mimetype: 'application/vnd.oasis.opendocument.text' }));
  expect(said).toMatch(/OpenDocument-Datei.* Öffne die Word-Datei \(\.docx\) so/);
  expect(said).not.toContain('speichere');
});

const startDate = '2027-07-12';
const todo = (await carryingMaker('todo-liste'))({ camp: { startDate } });

const said = vi.fn();
vi.stubGlobal('alert', said);
vi.stubGlobal('addEventListener', () => {});
vi.stubGlobal('removeEventListener', () => {});

/** Opens a file as the system does; answers where the app goes. */
async function launch(name: string, getFile: () => Promise<File>): Promise<string[]> {
  const shown: string[] = [];
  await openLaunched({ name, getFile }, (path) => shown.push(path));
  return shown;
}

test.each([
  ['a saved input', savedInputOf({ slug: 'todo-liste', input: { startDate } })],
  ['a document', new Uint8Array(todo)],
])('with the installed app, %s is shown on its page', async (_what, content) => {
  const file = new File([content], 'ToDo');
  expect(await launch('ToDo', async () => file)).toEqual(['/lager/todo-liste']);
  const input = (await startDraft(entryOf('todo-liste'))).input();
  expect(input).toMatchObject({ camp: { startDate } });
});

test('with the installed app, of a document that was changed in Word, it says what is not there', async () => {
  const name = 'saved/libreoffice/Packliste in LibreOffice geändert';
  await launch('geändert.docx', async () => new File([fixture(name).slice()], 'geändert.docx'));
  expect((await startDraft(entryOf('packliste'))).notice.current()).toMatchObject({
    sentence: '«geändert.docx» ist geöffnet. Was in Word daran geändert wurde, ist nicht dabei.',
    leftOut: [expect.stringContaining('In Word fehlt'), expect.stringContaining('In Word steht')],
  });
});

test.each([
  ['damaged', async () => new File(['PK\u0003\u0004'], 'x.docx'), /abgeschnitten oder beschädigt/],
  ['too large', async () => new File([' '.repeat(5_000_001)], 'x.docx'), /zu gross/],
  ['gone', () => Promise.reject(new Error('gone')), /konnte nicht gelesen werden/],
])('with the installed app, of a file that is %s it says so', async (_what, getFile, sentence) => {
  expect(await launch('x.docx', getFile)).toEqual([]);
  expect(said).toHaveBeenLastCalledWith(expect.stringMatching(sentence));
  expect(said).toHaveBeenLastCalledWith(expect.stringContaining('«x.docx»'));
});
