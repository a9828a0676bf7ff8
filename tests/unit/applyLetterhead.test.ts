import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startDraft } from '../../src/app/draft/drafts';
import { checkingEngine } from '../../src/app/engine/engines';
import { TookTooLong } from '../../src/app/engine/failures';
import * as letterhead from '../../src/app/template/applyLetterhead';
import { checkCustomTemplate } from '../../src/app/template/checkCustomTemplate';
import { loadTemplate } from '../../src/browser/loadTemplate';
import { generatorEntries } from '../../src/catalog';
import { openingDiagnostic } from '../../src/document/diagnostic';
import { emptyReport as report } from '../support/checkOf';
import { held } from '../support/held';

vi.mock('../../src/app/engine/engines', () => ({ checkingEngine: { ask: vi.fn() } }));
vi.mock('../../src/browser/loadTemplate', () => ({ loadTemplate: vi.fn() }));

const { applyLetterhead, cancelLetterhead, letterheadState, restoreOriginals } = letterhead;
const unser = () => new File([], 'unser.docx');
const original = new Uint8Array(1);
const restyled = { bytes: new Uint8Array(2), notes: [], report };
const ask = vi.mocked(checkingEngine.ask);
const load = vi.mocked(loadTemplate);
const drafts = await Promise.all(generatorEntries.slice(0, 2).map(startDraft));
const inForce = () => drafts.map(({ customTemplate }) => customTemplate.current().inUse?.name);

beforeEach(() => {
  load.mockResolvedValue(original);
  ask.mockImplementation(async (_name, _bytes, _args, signal) => {
    signal?.throwIfAborted();
    return restyled;
  });
});

afterEach(() => {
  vi.resetAllMocks();
  restoreOriginals();
});

test('a look that is taken over is in force, and ends no check of a template', async () => {
  const attempt = { kind: 'working', sentence: 'eigene.docx wird geprüft …' } as const;
  drafts[0]?.customTemplate.set({ attempt });
  await applyLetterhead(unser());
  expect(drafts[0]?.customTemplate.current()).toMatchObject({ attempt });
  const { news, restyled } = letterheadState.current();
  expect([news, restyled?.length]).toEqual(['good', generatorEntries.length]);
  expect(inForce()).toEqual(['unser.docx', 'unser.docx']);
});

test('of a letterhead and of a template that take too long it is said', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  ask.mockRejectedValueOnce(new TookTooLong());
  await applyLetterhead(unser());
  const sentence = expect.stringContaining('nach 10 Sekunden nicht fertig');
  expect(letterheadState.current()).toEqual({ isWorking: false, news: 'bad', sentence });
  ask.mockRejectedValueOnce(new TookTooLong());
  const [draft] = drafts;
  const checked = draft && (await checkCustomTemplate(unser(), draft));
  expect(checked).toMatchObject({ attempt: { sentence } });
});

const errors = [openingDiagnostic('no-docx', {}, 'Das ist keine Word-Datei.')];
const refused = { ...restyled, report: { ...restyled.report, errors } };

test('where a second look is refused, the original is in force and not the first look', async () => {
  await applyLetterhead(new File([], 'erste.docx'));
  ask.mockResolvedValueOnce(refused);
  await applyLetterhead(new File([], 'zweite.docx'));
  expect(inForce()).toEqual([undefined, 'zweite.docx']);
});

test('a template that was chosen on its own page stays until the look is wanted everywhere', async () => {
  const [first = expect.fail()] = drafts;
  const own = { name: 'eigene.docx', bytes: original, report };
  first.customTemplate.set({ inUse: { ...own, origin: 'page' } });
  await applyLetterhead(unser());
  expect(inForce()).toEqual(['eigene.docx', 'unser.docx']);
  const said = `Bei «${first.entry.name}» bleibt die Vorlage aktiv`;
  const { sentence, kept, restyled = [] } = letterheadState.current();
  expect([sentence, kept]).toEqual([expect.stringContaining(said), [`«${first.entry.name}»`]]);
  letterhead.putInUse(restyled, true);
  expect(inForce()).toEqual(['unser.docx', 'unser.docx']);
  expect(letterheadState.current()).toMatchObject({ kept: [], restyled });
});

const cancelled = [() => cancelLetterhead('Abgebrochen.'), 'Abgebrochen.'] as const;
const restored = [restoreOriginals, 'Auf allen Seiten ist wieder das Original aktiv.'] as const;

test.each([
  ['a template is fetched', ...cancelled],
  ['a template is fetched', ...restored],
  ['the worker gives its answer', ...cancelled],
  ['the worker gives its answer', ...restored],
])('while %s, taking over can end', async (work, end, sentence) => {
  const [fetching, sendTemplate] = held(original);
  const [answering, answer] = held(restyled);
  if (work === 'a template is fetched') load.mockReturnValueOnce(fetching);
  else ask.mockReturnValueOnce(answering);
  const taking = applyLetterhead(unser());
  await vi.waitFor(() => expect(load).toHaveBeenCalled(), 60_000);
  end();
  sendTemplate();
  answer();
  await taking;
  expect(letterheadState.current()).toEqual({ sentence });
  expect(inForce()).toEqual([undefined, undefined]);
  expect(ask).toHaveBeenCalledOnce();
});
