import { beforeEach, expect, test, vi } from 'vitest';
import { draftOf } from '../../src/app/draft/drafts';
import { openLaunched } from '../../src/app/openLaunched';
import { readDocument } from '../../src/document/readDocument';
import { carryingMaker } from '../support/documentOf';

// In the place of the worker.
vi.mock('../../src/app/engine/engines', () => ({
  readDocument: async (file: File) => readDocument(new Uint8Array(await file.arrayBuffer())),
}));

const said: string[] = [];
const shown: string[] = [];

beforeEach(() => {
  said.length = 0;
  shown.length = 0;
  vi.stubGlobal('alert', (sentence: string) => said.push(sentence));
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
});

/** Opens a file with the app, as the system does. */
async function launch(getFile: () => Promise<File>, name: string) {
  let opened: unknown;
  openLaunched(
    {
      setConsumer(consumer) {
        opened = consumer({ files: [{ name, getFile }] });
      },
    },
    (path) => shown.push(path),
  );
  await opened;
}

test('a saved input that is opened with the app is shown on its page', async () => {
  const input = { startDate: '2027-07-12' };
  const text = JSON.stringify({ generator: 'todo-liste', version: 1, input });
  await launch(async () => new File([text], 'ToDo.json'), 'ToDo.json');
  expect(said).toEqual([]);
  expect(shown).toEqual(['/lager/todo-liste']);
  const work = draftOf('todo-liste');
  expect(work.entries().input).toMatchObject({ camp: { startDate: '2027-07-12' } });
});

test('a document that is opened with the app is shown on its page, too', async () => {
  const make = await carryingMaker('todo-liste');
  const bytes = make({ startDate: '2028-07-12' });
  await launch(async () => new File([new Uint8Array(bytes)], 'ToDo.docx'), 'ToDo.docx');
  expect(said).toEqual([]);
  expect(shown).toEqual(['/lager/todo-liste']);
  const work = draftOf('todo-liste');
  expect(work.entries().input).toMatchObject({ camp: { startDate: '2028-07-12' } });
});

test.for([
  ['damaged', async () => new File(['PK\u0003\u0004'], 'x.docx'), /abgeschnitten oder beschädigt/],
  ['too large', async () => new File([' '.repeat(5_000_001)], 'x.docx'), /zu gross/],
  ['gone', () => Promise.reject(new Error('gone')), /konnte nicht gelesen werden/],
] as const)('of a file that is %s it says so', async ([, getFile, sentence]) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await launch(getFile, 'x.docx');
  expect(said).toEqual([expect.stringMatching(sentence)]);
  expect(said[0]).toContain('«x.docx»');
  expect(shown).toEqual([]);
});
