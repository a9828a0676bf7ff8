import { expect, test, vi } from 'vitest';
import { startDraft } from '../../src/app/draft/drafts';
import { checkCustomTemplate } from '../../src/app/template/checkCustomTemplate';
import { checkPagesWithLongTexts } from '../../src/app/template/checkPagesWithLongTexts';
import { tryTemplate } from '../../src/app/template/TemplateSection';
import { entryOf } from '../../src/cli/command';
import { paperDiagnostic } from '../../src/document/sentences/paper';
import { emptyReport as report } from '../support/checkOf';
import { held } from '../support/held';

vi.mock('../../src/app/engine/engines', () => ({ checkingEngine: {} }));
vi.mock('../../src/app/template/checkCustomTemplate', () => ({ checkCustomTemplate: vi.fn() }));
const looking = vi.hoisted(() => ({ checkPagesWithLongTexts: vi.fn() }));
vi.mock('../../src/app/template/checkPagesWithLongTexts', () => looking);

const lost = paperDiagnostic('paper.cutOff', { words: 'Bärlauch' });
const inUse = { name: 'unsere.docx', bytes: new Uint8Array(1), report, origin: 'page' } as const;
const file = new File([], 'unsere.docx');
const draft = await startDraft(entryOf('todo-liste'));

test('a template is in use before its paper was looked at, and says then what is lost', async () => {
  const [paper, endLooking] = held({ ...report, warnings: [lost] });
  vi.mocked(checkCustomTemplate).mockResolvedValue({ inUse, attempt: undefined });
  vi.mocked(checkPagesWithLongTexts).mockReturnValue(paper);
  const chosen = tryTemplate(draft, file);
  await vi.waitFor(() => expect(checkPagesWithLongTexts).toHaveBeenCalled(), 60_000);
  expect(draft.customTemplate.current()).toEqual({ inUse, attempt: undefined });
  endLooking();
  await chosen;
  expect(draft.customTemplate.current().inUse?.report.warnings).toEqual([lost]);
});

test('of two files that are chosen one after the other, the last counts', async () => {
  const other = { ...inUse, name: 'andere.docx' };
  const [checked, endCheck] = held({ inUse, attempt: undefined });
  const check = vi.mocked(checkCustomTemplate).mockReturnValueOnce(checked);
  check.mockResolvedValueOnce({ inUse: other, attempt: undefined });
  vi.mocked(checkPagesWithLongTexts).mockResolvedValue(report);
  const first = tryTemplate(draft, file);
  await tryTemplate(draft, file);
  expect(check.mock.calls.at(-2)?.[2]?.aborted).toBe(true);
  endCheck();
  await first;
  expect(draft.customTemplate.current().inUse).toMatchObject({ name: 'andere.docx' });
});
