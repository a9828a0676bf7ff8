import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startDraft } from '../../src/app/draft/drafts';
import { checkingEngine } from '../../src/app/engine/engines';
import { TookTooLong } from '../../src/app/engine/failures';
import {
  applyLetterhead,
  cancelLetterhead,
  letterheadState,
  restoreOriginals,
} from '../../src/app/template/applyLetterhead';
import { checkCustomTemplate } from '../../src/app/template/checkCustomTemplate';
import { loadTemplate } from '../../src/browser/loadTemplate';
import { generatorEntries } from '../../src/catalog';
import { openingDiagnostic, TemplateError } from '../../src/document/diagnostic';
import { emptyReport as report } from '../support/checkOf';
import { held } from '../support/held';

vi.mock('../../src/app/engine/engines', () => ({ checkingEngine: { ask: vi.fn() } }));
vi.mock('../../src/browser/loadTemplate', () => ({ loadTemplate: vi.fn() }));

const unser = () => new File([], 'unser.docx');
const original = new Uint8Array(1);
const restyled = { bytes: new Uint8Array(2), notes: [], report };
const ask = vi.mocked(checkingEngine.ask);
const load = vi.mocked(loadTemplate);

const drafts = await Promise.all(generatorEntries.slice(0, 2).map(startDraft));
const inForce = () => drafts.map(({ customTemplate }) => customTemplate.current().inUse?.name);

beforeEach(() => {
  load.mockResolvedValue(original);
  ask.mockResolvedValue(restyled);
});

afterEach(() => {
  vi.resetAllMocks();
  restoreOriginals();
});

test('a look that is taken over is in force', async () => {
  await applyLetterhead(unser());
  expect(letterheadState.current()).toMatchObject({
    news: 'good',
    restyled: [{ name: 'unser.docx' }, {}],
  });
  expect(inForce()).toEqual(['unser.docx', 'unser.docx']);
});

test.each([
  ['takes too long', new TookTooLong(), /nach 10 Sekunden nicht fertig/],
  ['is too large', new TemplateError([openingDiagnostic('too-large', {})]), /zu gross/],
])('of a letterhead that %s it is said', async (_, error, sentence) => {
  vi.spyOn(console, 'error').mockReturnValue();
  ask.mockRejectedValueOnce(error);
  await applyLetterhead(unser());
  expect(letterheadState.current()).toEqual({
    news: 'bad',
    sentence: expect.stringMatching(sentence),
  });
  ask.mockRejectedValueOnce(error);
  const [draft] = drafts;
  const checked = draft && (await checkCustomTemplate(unser(), draft));
  expect(checked?.attempt?.sentence).toMatch(sentence);
});

const errors = [openingDiagnostic('no-docx', {}, 'Das ist keine Word-Datei.')];
const refused = { ...restyled, report: { ...restyled.report, errors } };

test('where a second look is refused, the original is in force and not the first look', async () => {
  await applyLetterhead(new File([], 'erste.docx'));
  ask.mockResolvedValueOnce(refused);
  await applyLetterhead(new File([], 'zweite.docx'));
  expect(inForce()).toEqual([undefined, 'zweite.docx']);
});

test('a template that was chosen on its own page stays', async () => {
  const [first] = drafts;
  if (!first) throw new Error('no draft');
  const own = { name: 'eigene.docx', bytes: original, report: restyled.report };
  first.customTemplate.set({ inUse: { ...own, origin: 'page' } });
  await applyLetterhead(unser());
  expect(inForce()).toEqual(['eigene.docx', 'unser.docx']);
  expect(letterheadState.current().sentence).toContain(
    `Bei «${first.entry.name}» bleibt die Vorlage aktiv`,
  );
});

// What is held back, and how often the worker may have been asked by then.
const moments = {
  'a template is fetched'() {
    const [fetching, letGo] = held(original);
    load.mockReturnValueOnce(fetching);
    return { letGo, asked: 0 };
  },
  'the worker gives its answer'() {
    const [answering, letGo] = held(restyled);
    ask.mockReturnValueOnce(answering);
    return { letGo, asked: 1 };
  },
};
const endings = [
  [cancelLetterhead, 'Abgebrochen. An den Vorlagen ist nichts geändert.'],
  [restoreOriginals, 'Auf allen Seiten ist wieder das Original aktiv.'],
] as const;
const cases = Object.entries(moments).flatMap(([moment, hold]) =>
  endings.map(([end, sentence]) => [moment, sentence, hold, end] as const),
);

test.each(cases)('while %s, taking over can end: %s', async (_, sentence, hold, end) => {
  const { letGo, asked } = hold();
  const taking = applyLetterhead(unser());
  await vi.waitFor(() => expect(letterheadState.current().done).toBe(0));
  end();
  letGo();
  await taking;
  expect(letterheadState.current()).toEqual({ sentence });
  expect(inForce()).toEqual([undefined, undefined]);
  expect(ask.mock.calls.length).toBeLessThanOrEqual(asked);
});
