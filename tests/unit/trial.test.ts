import { beforeEach, expect, test, vi } from 'vitest';
import { original, type VisitorsTemplate } from '../../src/app/draft/visitorsTemplate';
import { checkingEngine } from '../../src/app/engine/engines';
import { checkVisitors } from '../../src/app/template/checkVisitors';
import { lostOnPaper } from '../../src/app/template/lostOnPaper';
import { createTrial } from '../../src/app/template/useTrial';
import { paperNotice } from '../../src/document/sentences/paper';
import { generator } from '../../src/generators/todo-liste/generator';
import { createStore } from '../../src/ui/store';
import { held } from '../support/held';

vi.mock('../../src/app/engine/engines', () => ({ checkingEngine: { ask: vi.fn() } }));
vi.mock('../../src/app/template/checkVisitors', () => ({ checkVisitors: vi.fn() }));
vi.mock('../../src/app/template/lostOnPaper', () => ({ lostOnPaper: vi.fn() }));
vi.mock('../../src/browser/saveFile', () => ({ saveFile: vi.fn() }));

const lost = paperNotice('paper-cut-off', { words: 'Bärlauch' });
const bytes = new Uint8Array(1);
const report = { readable: true, problems: [], notices: [] };
const active = { name: 'unsere.docx', bytes, report, origin: 'page' } as const;
const file = new File([], 'unsere.docx');

function begin(first: VisitorsTemplate = original) {
  const brought = createStore(first);
  return { brought, ...createTrial('todo-liste', generator, brought) };
}

beforeEach(() => {
  vi.mocked(checkVisitors).mockReset().mockResolvedValue({ active, attempt: undefined });
  vi.mocked(lostOnPaper).mockReset().mockResolvedValue([lost]);
  vi.mocked(checkingEngine.ask).mockReset();
});

test('comments written while the paper is looked at come to an end, and so does the look', async () => {
  const [paper, endLooking] = held([lost]);
  const [comments, endWriting] = held(bytes);
  vi.mocked(lostOnPaper).mockReturnValue(paper);
  vi.mocked(checkingEngine.ask).mockReturnValue(comments);
  const { brought, choose, saveWithComments } = begin();
  const chosen = choose(file);
  await vi.waitFor(() => expect(lostOnPaper).toHaveBeenCalled());
  const written = saveWithComments();
  expect(vi.mocked(lostOnPaper).mock.lastCall?.[2]?.aborted).toBe(false);
  endLooking();
  await chosen;
  expect(brought.current().comments).toBe('writing');
  endWriting();
  await written;
  expect(brought.current()).toEqual({
    active: { ...active, report: { ...report, notices: [lost] } },
    attempt: undefined,
    comments: 'possible',
  });
});

test('comments written while another file is checked leave the check alone', async () => {
  const other = { ...active, name: 'andere.docx' };
  const [checked, endCheck] = held({ active: other, attempt: undefined });
  vi.mocked(checkVisitors).mockReturnValue(checked);
  vi.mocked(lostOnPaper).mockResolvedValue([]);
  const { brought, choose, saveWithComments } = begin({ active, comments: 'failed' });
  const chosen = choose(file);
  await saveWithComments();
  endCheck();
  await chosen;
  expect(brought.current()).toEqual({ active: other, attempt: undefined, comments: 'possible' });
});

test('a file that is chosen while comments are written takes their place', async () => {
  vi.mocked(checkingEngine.ask).mockImplementation(
    (_name, _bytes, _args, signal) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason));
      }),
  );
  vi.mocked(lostOnPaper).mockResolvedValue([]);
  const { brought, choose, saveWithComments } = begin({ active, comments: 'possible' });
  const written = saveWithComments();
  expect(brought.current().comments).toBe('writing');
  await choose(file);
  await written;
  expect(brought.current()).toEqual({ active, attempt: undefined, comments: 'possible' });
});
