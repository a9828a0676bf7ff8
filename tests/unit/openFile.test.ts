import { expect, test, vi } from 'vitest';
import { startDraft, toOpen } from '../../src/app/draft/drafts';
import { openAtItsPlace, openFile, openLaunched } from '../../src/app/draft/openFile';
import { entryOf } from '../../src/cli/command';
import { readFile } from '../../src/document/readDocument';
import { carryingMaker, documentOf } from '../support/documentOf';
import { fixture, templateBytes } from '../support/files';
import { savedInputOf } from '../support/paper';
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
      expect.stringContaining('«Packliste» ist nicht dabei: Die Eingabe wurde mit einer neueren'),
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

const startDate = '2027-07-12';
const todo = (await carryingMaker('todo-liste'))({ camp: { startDate } });

const said = vi.fn();
vi.stubGlobal('alert', said);
vi.stubGlobal('addEventListener', () => {});
vi.stubGlobal('removeEventListener', () => {});

/** Opens a file as the page does; answers where it goes. */
async function openedAt(file: File): Promise<string[]> {
  const shown: string[] = [];
  const { opened } = await openFile(file);
  if (opened) await openAtItsPlace(opened, (path) => shown.push(path));
  return shown;
}

test.each([
  ['a saved input', savedInputOf({ slug: 'todo-liste', input: { startDate } })],
  ['a document', new Uint8Array(todo)],
])('%s is shown on its page', async (_what, content) => {
  expect(await openedAt(new File([content], 'ToDo'))).toEqual(['/lager/todo-liste']);
  const input = (await startDraft(entryOf('todo-liste'))).input();
  expect(input).toMatchObject({ camp: { startDate } });
});

test('of a document that was changed in Word, it says what is not there', async () => {
  const name = 'saved/libreoffice/Packliste in LibreOffice geändert';
  await openedAt(new File([fixture(name).slice()], 'geändert.docx'));
  expect((await startDraft(entryOf('packliste'))).notice.current()).toMatchObject({
    sentence: '«geändert.docx» ist geöffnet. Was in Word daran geändert wurde, ist nicht dabei.',
    leftOut: [expect.stringContaining('In Word fehlt'), expect.stringContaining('In Word steht')],
  });
});

test.each([
  ['damaged', new File(['PK\u0003\u0004'], 'x.docx'), 'abgeschnitten oder beschädigt'],
  ['too large', new File([' '.repeat(5_000_001)], 'x.docx'), 'zu gross'],
  ['nothing', new File([], 'x.docx'), 'Die Datei ist leer.'],
])('of a file that is %s it says so', async (_what, file, sentence) => {
  const { opened, why } = { why: '', ...(await openFile(file)) };
  expect(opened).toBeUndefined();
  expect(why).toContain('«x.docx»');
  expect(why).toContain(sentence);
});

test('a file that the installed app opens goes through the door of the start page', async () => {
  const file = new File([todo.slice()], 'ToDo.docx');
  const shown: string[] = [];
  const goTo = (path: string) => shown.push(path);
  await openLaunched({ name: file.name, getFile: async () => file }, goTo);
  expect([toOpen.current(), shown]).toEqual([{ path: '/', file }, ['/']]);
  const gone = new DOMException('gone', 'NotFoundError');
  await openLaunched({ name: 'x.docx', getFile: () => Promise.reject(gone) }, goTo);
  expect(shown).toHaveLength(1);
  expect(said).toHaveBeenLastCalledWith(expect.stringMatching(/«x\.docx».* nicht mehr da/));
});
