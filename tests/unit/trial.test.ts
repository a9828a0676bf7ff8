import { expect, test, vi } from 'vitest';
import { startDraft } from '../../src/app/draft/drafts';
import { checkVisitors } from '../../src/app/template/checkVisitors';
import { createTrial } from '../../src/app/template/TemplateTrial';
import { tryOnPaper } from '../../src/app/template/tryOnPaper';
import { entryOf } from '../../src/cli/command';
import { paperDiagnostic } from '../../src/document/sentences/paper';
import { held } from '../support/held';

vi.mock('../../src/app/engine/engines', () => ({ checkingEngine: {} }));
vi.mock('../../src/app/template/checkVisitors', () => ({ checkVisitors: vi.fn() }));
vi.mock('../../src/app/template/tryOnPaper', () => ({ tryOnPaper: vi.fn() }));

const lost = paperDiagnostic('paper.cutOff', { words: 'Bärlauch' });
const report = { readable: true, errors: [], warnings: [], changes: [], unknownOptions: [] };
const active = { name: 'unsere.docx', bytes: new Uint8Array(1), report, origin: 'page' } as const;
const file = new File([], 'unsere.docx');

const draft = await startDraft(entryOf('todo-liste'));

test('a template is in force before its paper was looked at, and says then what is lost', async () => {
  const [paper, endLooking] = held({ warnings: [lost], changes: [] });
  vi.mocked(checkVisitors).mockResolvedValue({ active, attempt: undefined });
  vi.mocked(tryOnPaper).mockReturnValue(paper);
  const chosen = createTrial(draft).choose(file);
  await vi.waitFor(() => expect(tryOnPaper).toHaveBeenCalled());
  expect(draft.visitors.current()).toEqual({ active, attempt: undefined });
  endLooking();
  await chosen;
  expect(draft.visitors.current().active?.report.warnings).toEqual([lost]);
});

test('of two files that are chosen one after the other, the last counts', async () => {
  const other = { ...active, name: 'andere.docx' };
  const [checked, endCheck] = held({ active, attempt: undefined });
  vi.mocked(checkVisitors)
    .mockReturnValueOnce(checked)
    .mockResolvedValueOnce({ active: other, attempt: undefined });
  vi.mocked(tryOnPaper).mockResolvedValue({ warnings: [], changes: [] });
  const { choose } = createTrial(draft);
  const first = choose(file);
  await choose(file);
  expect(vi.mocked(checkVisitors).mock.calls.at(-2)?.[2]?.aborted).toBe(true);
  endCheck();
  await first;
  expect(draft.visitors.current().active).toMatchObject({ name: 'andere.docx' });
});
