import { expect, test, vi } from 'vitest';
import { startDraft } from '../../src/app/draft/drafts';
import { openFile } from '../../src/app/draft/openFile';
import { usesOfFile, usesOfText } from '../../src/app/page/usesOfFile';
import { templateEntries } from '../../src/app/template/checkCustomTemplate';
import { findEntry } from '../../src/catalog';
import { applyLook } from '../../src/document/applyLook';
import { checkTemplate } from '../../src/document/checkTemplate';
import { readFile } from '../../src/document/readDocument';
import { sortLines } from '../../src/generators/oldList/sortLines';
import { documentOf } from '../support/documentOf';
import { fixture, templateBytes } from '../support/files';
import { body, replaced } from '../support/readDocx';

// In the place of the worker.
vi.mock('../../src/app/engine/engines', () => ({
  checkingEngine: {
    async ask(name: string, bytes: Uint8Array, args: Parameters<typeof sortLines>) {
      return name === 'sort' ? sortLines(...args) : readFile(bytes);
    },
  },
}));
vi.spyOn(console, 'error').mockImplementation(() => {});

const original = await templateBytes('packliste');
const fileOf = (name: string, bytes: Uint8Array) => new File([bytes.slice()], name);

// `cli.test.ts` has the sentences of the command line.
test('every door says the same', async () => {
  for (const name of ['leere Datei', 'PDF nach leeren Zeilen', 'Strict Open XML']) {
    const bytes = fixture(`broken/packliste/${name}`);
    const found = await openFile(fileOf('x.docx', bytes));
    const said = [
      { why: '', ...found }.why.replace(/^«x\.docx» lässt sich nicht verwenden\. /, ''),
      await applyLook(original, bytes).catch((error) => error.message),
      (await checkTemplate(bytes, {})).errors.map(({ message }) => message).join(),
      await documentOf('packliste', {}, bytes).catch((error) => error.message),
    ];
    expect(new Set(said).size).toBe(1);
    expect(said[0]).toMatch(/^Die Datei /);
  }
});

const concept = 'allgemeines-sicherheitskonzept';

const dotx = ['document.main+xml', 'template.main+xml'] as const;
const docm = ['document.main+xml', 'macroEnabled.main+xml'] as const;
const asKind = (bytes: Uint8Array, [from, to]: typeof dotx | typeof docm) =>
  replaced(bytes, '[Content_Types].xml', from, to);
const look = 'Ihr Aussehen für alle Dokumente';
const letterhead = fixture('looks/aus LibreOffice');
const empty = replaced(letterhead, body, /<w:body>.*(?=<w:sectPr)/s, '<w:body><w:p/>');
const titled = (title: string) => replaced(original, body, '>Packliste<', `>${title}<`);
const packed = { ticked: ['1', '2', '3', '4'] };
const [todo, list] = [await templateBytes('todo-liste'), await documentOf('packliste', packed)];

test.each([
  ['letterhead.dotx', asKind(letterhead, dotx), [], []],
  ['letterhead.docm', asKind(letterhead, docm), [], []],
  ['leer.docx', empty, [], []],
  ['Lager.docx', original, ['Packliste'], []],
  ['Lager.dotx', asKind(titled('Unsere Packliste'), dotx), ['Packliste'], []],
  ['lagerpakt (2).docx', titled('Wir'), ['Lagerpakt'], []],
  ['ToDo.docx', todo, ['ToDo Liste'], []],
  ['Liste.docx', list, [], ['Alte Liste: 4 Punkte für «Packliste»']],
])('what %s may be taken for', async (name, bytes, templates, lists) => {
  const file = fileOf(name, bytes);
  const found = await openFile(file);
  const read = (!found.opened && found.read) || expect.fail();
  expect((await templateEntries(file, read)).map((entry) => entry.name)).toEqual(templates);
  const offered = await usesOfFile(file, read, '/');
  expect(offered.map(({ words }) => words)).toEqual([...lists, look]);
});

vi.stubGlobal('addEventListener', () => {});

test('a list adds its points to those of the form, nothing twice', async () => {
  const text = 'Schuhe:\n- Ski\n- Gummistiefel\n- Schlafsack';
  const entry = findEntry('packliste') ?? expect.fail();
  for (const _ of ['once', 'twice']) {
    const [use] = await usesOfText(text, 'dem Text', entry.path);
    await use?.take();
  }
  const { notice, input } = await startDraft(entry);
  expect(input()).toMatchObject({ ticked: ['16', '18'], own: [{ place: 'Schuhe', text: 'Ski' }] });
  expect(notice.current()?.leftOut).toEqual(['Als Überschrift gelesen: «Schuhe».']);
});

// Each text is one line of a repeated sign, nearly as long as the field allows. Each of these texts once took seconds.
test.each(['/', '1', ';', 'aa', '"'])('a text of «%s» alone is no list', async (sign) => {
  const text = sign.repeat(49_000 / sign.length);
  expect(await usesOfText(text, 'dem Text', '/lager/packliste')).toEqual([]);
});

test('people past the room of the form are counted', async () => {
  const text = 'Balu 079 555 20 10\n'.repeat(1003);
  const [use] = await usesOfText(text, 'dem Text', '/');
  await use?.take();
  const entry = findEntry(concept);
  const said = entry && (await startDraft(entry)).notice.current()?.leftOut;
  expect(said?.join(' ')).toMatch(/^Nicht dabei sind 3 Zeilen: .* 800 weitere sind nicht dabei\.$/);
});
