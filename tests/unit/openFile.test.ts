import { expect, test, vi } from 'vitest';
import { startDraft } from '../../src/app/draft/drafts';
import { openFile } from '../../src/app/draft/openFile';
import { fileFailure } from '../../src/app/engine/failures';
import { type FileUse, usesOfFile, usesOfText } from '../../src/app/page/usesOfFile';
import { namedEntry, templateEntries } from '../../src/app/template/checkCustomTemplate';
import { entryOf } from '../../src/cli/command';
import { applyLook } from '../../src/document/applyLook';
import { checkTemplate } from '../../src/document/checkTemplate';
import { readFile } from '../../src/document/readDocument';
import { sortLines } from '../../src/generators/oldList/sortLines';
import { InputError } from '../../src/generators/readInput';
import { generators } from '../support/checklists';
import { carryingMaker, documentOf } from '../support/documentOf';
import { fixture, templateBytes } from '../support/files';
import { savedInputOf } from '../support/paper';
import { body, replaced, zipOf } from '../support/readDocx';
import { pasted, rowsIn } from '../support/table';

// In the place of the worker.
vi.mock('../../src/app/engine/engines', () => ({
  checkingEngine: {
    async ask(name: string, bytes: Uint8Array, args: Parameters<typeof sortLines>) {
      return name === 'sort' ? sortLines(...args) : readFile(bytes);
    },
  },
}));
vi.spyOn(console, 'error').mockImplementation(() => {});
vi.stubGlobal('addEventListener', () => {});

const original = await templateBytes('packliste');
const fileOf = (name: string, bytes: Uint8Array) => new File([bytes.slice()], name);
/** The number of documents that take old lists. */
const lists = generators.filter(({ counted }) => counted).length;

const usesIn = (file: File, currentPath: string) =>
  usesOfFile(file, currentPath).then(
    ({ uses }) => uses,
    (error) => (error instanceof InputError ? [] : Promise.reject(error)),
  );

test('every door says the same', async () => {
  for (const name of ['leere Datei', 'PDF nach leeren Zeilen', 'Strict Open XML']) {
    const bytes = fixture(`broken/packliste/${name}`);
    const why = await openFile(fileOf('x.docx', bytes)).catch(({ message }) => message);
    const said = [
      why,
      await (async () => applyLook(original, bytes))().catch((error) => error.message),
      checkTemplate(bytes, {})
        .errors.map(({ message }) => message)
        .join(),
      await documentOf('packliste', {}, bytes).catch((error) => error.message),
    ];
    expect(new Set(said).size).toBe(1);
    expect(said[0]).toMatch(/^Die Datei /);
  }
});

const dotx = ['document.main+xml', 'template.main+xml'] as const;
const docm = ['document.main+xml', 'macroEnabled.main+xml'] as const;
const asKind = (bytes: Uint8Array, [from, to]: typeof dotx | typeof docm) =>
  replaced(bytes, '[Content_Types].xml', from, to);
const look = 'Das Aussehen aller Dokumente';
const letterhead = fixture('looks/aus LibreOffice');
const empty = replaced(letterhead, body, /<w:body>.*(?=<w:sectPr)/s, '<w:body><w:p/>');
const sender = '<w:r><w:t>– Abteilung – Strasse – Ort</w:t></w:r>';
const titled = (title: string) => replaced(original, body, '>Packliste<', `>${title}<`);
const packed = { ticked: ['1', '2', '3', '4'] };
const wordsOf = ({ label, reason = '' }: FileUse) => `${label} ${reason}`.trim();
const [todo, list] = [await templateBytes('todo-liste'), await documentOf('packliste', packed)];
const unnamed = replaced(list, body, '>Packliste<', '>Für euch<');

test.each([
  ['letterhead.dotx', asKind(letterhead, dotx), [], []],
  ['letterhead.docm', asKind(letterhead, docm), [], []],
  ['leer.docx', empty, [], []],
  ['Brief.docx', fixture('looks/deutsche Namen und Logo'), [], []],
  ['Brief.docx', replaced(empty, body, '<w:p/>', `<w:p>${sender}</w:p>`), [], []],
  ['Lager.docx', original, ['Packliste'], []],
  ['Lager.dotx', asKind(titled('Unsere Packliste'), dotx), ['Packliste'], []],
  ['lagerpakt (2).docx', titled('Wir'), ['Lagerpakt'], []],
  ['ToDo.docx', todo, ['ToDo Liste'], []],
  ['Liste.docx', list, [], ['Packliste angekreuzt: 4']],
  ['Liste.docx', unnamed, [], ['Packliste angekreuzt: 4', look]],
])('what %s may be taken for', async (name, bytes, templates, lists) => {
  const file = fileOf(name, bytes);
  const found = await openFile(file);
  const read = (!found.opened && found.read) || expect.fail();
  expect((await templateEntries(file, read)).map((entry) => entry.name)).toEqual(templates);
  const labels = templates.map((name) => `Vorlage für «${name}»`);
  const otherwise = labels[0] ? labels : [look];
  for (const path of ['/', '/lager/packliste']) {
    expect((await usesIn(file, path)).map(wordsOf)).toEqual(lists[0] ? lists : otherwise);
  }
});

test.each(rowsIn('lists/titles'))('«%s» names: %s', async (title, slug) => {
  expect(namedEntry(`Liste ${title}\nPackliste`)?.slug ?? '').toBe(slug);
});

test('a list adds its points to those of the form, nothing twice', async () => {
  const text = 'Schuhe:\n- Ski\n- Gummistiefel\n- Schlafsack';
  const entry = entryOf('packliste');
  for (const _ of ['once', 'twice']) {
    const [use] = await usesOfText(text, 'dem Text', entry.path, true);
    await use?.run();
  }
  const { notice, input } = await startDraft(entry);
  expect(input()).toMatchObject({ ticked: ['16', '18'], own: [{ place: 'Schuhe', text: 'Ski' }] });
  expect(notice.current()).toMatchObject({
    sentence: 'Aus dem Text übernommen (angekreuzt: 2, eigene Punkte: 1).',
    leftOut: ['Als eigene Punkte: «Ski»', 'Als Überschrift gelesen: «Schuhe»'],
  });
});

test.each(rowsIn('lists/start'))('on the start page, %s', async (_, lines, documents) => {
  const text = pasted(lines);
  const count = documents === 'all' ? lists : Number(documents);
  expect(await usesOfText(text, 'dem Text', '/', true)).toHaveLength(count);
  const file = fileOf('Liste.txt', new TextEncoder().encode(text));
  expect(await usesIn(file, '/')).toHaveLength(count);
});

test.each([
  ['[x] Schlafsack\n[ ] Gummistiefel', 1],
  ['[\n  {"package": "Schlafsack",\n  "files": "Gummistiefel"}]', 0],
  ['{"package": "Schlafsack",\n"files": "Gummistiefel"}', 0],
])('only a text that is no JSON may be a list: %j', async (text, count) => {
  expect(await usesIn(new File([text], 'x.json'), '/lager/packliste')).toHaveLength(count);
});

test.each(rowsIn('lists/people'))('people of %s never become points: %s', async (_, text, said) => {
  const uses = await usesOfText(pasted(text), 'dem Text', '/lager/packliste', true);
  expect(uses.map(wordsOf).join(' + ')).toBe(said);
});

// Each text is one line of a repeated sign, nearly as long as the field allows. Each of these texts once took seconds.
test.each(['/', '1', ';', 'aa', '"', ' '])('a text of «%s» alone is read at once', async (sign) => {
  const text = `x${sign.repeat(49_000 / sign.length)}x`;
  expect((await usesOfText(text, 'dem Text', '/lager/packliste', true)).length).toBeLessThan(2);
});

const concept = 'allgemeines-sicherheitskonzept';
const mixed = 'Seil\nBlache\nBalu 079 555 20 10';

test.each([
  ['people', 'packliste', mixed, /: Leitungsteam 1 Als eigene Punkte: «Seil», «Blache»$/],
  ['other lines', concept, mixed, /, weil keine Person: «Seil», «Blache» Ohne .*«Balu»$/],
  ['people past the room', concept, 'Balu 079 555 20 10\n'.repeat(1003), / keinen Platz: 804\.$/],
])('of a list for people and things, it says which %s stay out of %s', async (...row) => {
  const [, slug, text, said] = row;
  const entry = entryOf(slug);
  const uses = await usesOfText(text, 'dem Text', '/', true);
  await uses.find(({ path }) => path === entry.path)?.run();
  const { notice } = await startDraft(entry);
  expect(notice.current()?.leftOut?.join(' ')).toMatch(said);
});

async function read(name: string, content: Uint8Array | string) {
  const file = new File([typeof content === 'string' ? content : content.slice()], name);
  try {
    const { opened = expect.fail() } = await usesOfFile(file, '/');
    return { files: opened.files.map(({ entry }) => entry.slug), notOpened: opened.notOpened };
  } catch (error) {
    return fileFailure(`«${name}»`, error);
  }
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
  });
  expect(await read('Lager.zip', folder)).toEqual({
    files: ['packliste'],
    notOpened: [
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
    notOpened: [
      'Ein Dokument ist nicht dabei: Ein Dokument «menü» gibt es in dieser Lagerkiste nicht.',
      expect.stringContaining('«Lagerpakt» ist nicht dabei: Die Eingabe passt nicht'),
      expect.stringContaining('Ein Dokument ist nicht dabei: Das ist keine gesicherte Eingabe'),
    ],
  });
});

test.each([
  ['damaged', damaged, 'Die Datei ist beschädigt.'],
  ['too new', newer, 'mit einer neueren Lagerkiste'],
  ['a template', await templateBytes('packliste'), 'Keine Word-Datei im ZIP hat Eingaben.'],
])('a folder of which all is %s is refused with the reason', async (_what, bytes, reason) => {
  expect(await read('Lager.zip', zipOf({ 'a.docx': bytes, 'b.docx': bytes }))).toContain(reason);
});

test('of a document that was changed in Word, it says what is not there', async () => {
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

test('of a look that a file brings for all documents, it says so once', async () => {
  const file = savedInputOf({ slug: 'lagerpakt', input: { camp: { look: 'wand' } } });
  for (const said of [' Das Aussehen der Datei gilt jetzt für alle Dokumente.', '']) {
    const { opened } = await openFile(new File([file], 'Pakt.json'));
    for (const { fill } of opened?.files ?? []) await fill();
    const { notice } = await startDraft(entryOf('lagerpakt'));
    expect(notice.current()?.sentence).toBe(`«Pakt.json» ist geöffnet.${said}`);
  }
});

const long = ' '.repeat(2_000_000);
const bytes = new Uint8Array(9_000).map((_, at) => (at * 7919) % 251);

test.each([
  ['a text with the name of a Word file', '---', 'Schreib pro Zeile einen Punkt'],
  ['a web address', ' Schaut: https://example.org/a.docx?\n', 'Webadressen öffnet'],
  ['a text that is too long', 'Schlafsack\n'.repeat(4_546), 'Mehr als 50’000 Zeichen'],
  ['a large input', `{"generator":"packliste","version":2,"input":{}${long}}`, 'keine gesicherte'],
  ['the bytes of no known file', bytes, 'keine Word-Datei'],
  ['a Word file that is cut off', damaged, 'ist beschädigt. Speichere sie in Word neu (.docx)'],
  ['no list of parts', fixture('broken/lagerpakt/Liste der Inhalte fehlt'), 'ist beschädigt. Sp'],
  ['a document of a newer version', newer, 'mit einer neueren Lagerkiste'],
])('of %s, it says in at most twenty words why it is not opened', async (_what, content, said) => {
  const sentence = await read('Brief.docx', content);
  expect(sentence).toContain(said);
  expect(String(sentence).split(' ').length).toBeLessThan(21);
});
