import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { draftOf } from '../../src/app/draft/drafts';
import { checkingEngine } from '../../src/app/engine/engines';
import {
  backToOriginals,
  look,
  stop,
  takeOver,
  takeOverKept,
} from '../../src/app/template/look/takeOver';
import type { ShownTemplate } from '../../src/app/template/shownTemplate';
import { loadTemplate } from '../../src/browser/loadTemplate';
import { generatorEntries, loadGenerator } from '../../src/catalog';
import { templateProblem } from '../../src/document/templateProblem';
import { held } from '../support/held';

vi.mock('../../src/app/engine/engines', () => ({ checkingEngine: { ask: vi.fn() } }));
vi.mock('../../src/browser/loadTemplate', () => ({ loadTemplate: vi.fn() }));

const original = new Uint8Array(1);
const restyled = {
  bytes: new Uint8Array(2),
  notes: [],
  report: { readable: true, problems: [], notices: [] },
};
const ask = vi.mocked(checkingEngine.ask);
const load = vi.mocked(loadTemplate);

const templates: ShownTemplate[] = await Promise.all(
  generatorEntries.slice(0, 2).map(async (entry) => {
    const generator = await loadGenerator(entry.slug);
    return { entry, generator, typical: generator.readInput({}) };
  }),
);

function inForce() {
  return templates.map(
    ({ entry, generator }) => draftOf(entry.slug, generator).visitors.current().active?.name,
  );
}

beforeEach(() => {
  load.mockResolvedValue(original);
  ask.mockResolvedValue(restyled);
});

afterEach(() => {
  vi.resetAllMocks();
  backToOriginals(templates);
});

test('a look that is taken over is in force', async () => {
  await takeOver(new File([], 'unser.docx'), templates);
  expect(look.current()).toMatchObject({ kind: 'taken', name: 'unser.docx' });
  expect(inForce()).toEqual(['unser.docx', 'unser.docx']);
});

const refused = {
  ...restyled,
  report: {
    ...restyled.report,
    problems: [templateProblem('no-docx', {}, 'Das ist keine Word-Datei.')],
  },
};

test('where a second look is refused, the original is in force and not the first look', async () => {
  await takeOver(new File([], 'erste.docx'), templates);
  ask.mockResolvedValueOnce(refused);
  await takeOver(new File([], 'zweite.docx'), templates);
  expect(inForce()).toEqual([undefined, 'zweite.docx']);
});

test('a template that was chosen on its own page stays until somebody takes the look there too', async () => {
  const [first] = templates;
  if (!first) throw new Error('no template');
  const own = { name: 'eigene.docx', bytes: original, report: restyled.report };
  draftOf(first.entry.slug, first.generator).visitors.set({
    active: { ...own, origin: 'page' },
    comments: 'possible',
  });
  await takeOver(new File([], 'unser.docx'), templates);
  expect(inForce()).toEqual(['eigene.docx', 'unser.docx']);
  expect(look.current()).toMatchObject({ kept: [{ entry: first.entry }] });
  takeOverKept(templates);
  expect(inForce()).toEqual(['unser.docx', 'unser.docx']);
  expect(look.current()).toMatchObject({ kept: [] });
});

describe.each([
  {
    moment: 'the file is read',
    hold() {
      const [reading, letGo] = held(new ArrayBuffer(1));
      const file = new File([], 'unser.docx');
      file.arrayBuffer = () => reading;
      return { file, letGo, asked: 0 };
    },
  },
  {
    moment: 'a template is fetched',
    hold() {
      const [fetching, letGo] = held(original);
      load.mockReturnValueOnce(fetching);
      return { file: new File([], 'unser.docx'), letGo, asked: 0 };
    },
  },
  {
    moment: 'the worker gives its answer',
    hold() {
      const [answering, letGo] = held(restyled);
      ask.mockReturnValueOnce(answering);
      return { file: new File([], 'unser.docx'), letGo, asked: 1 };
    },
  },
])('while $moment', ({ hold }) => {
  test.each([
    { way: 'stopping', end: stop, said: { kind: 'cancelled', name: 'unser.docx' } },
    {
      way: 'going back to the originals',
      end: () => backToOriginals(templates),
      said: { kind: 'none' },
    },
  ])('$way ends taking over', async ({ end, said }) => {
    const { file, letGo, asked } = hold();
    const taking = takeOver(file, templates);
    await vi.waitFor(() => expect(look.current().kind).toBe('working'));
    end();
    letGo();
    await taking;
    expect(look.current()).toEqual(said);
    expect(inForce()).toEqual([undefined, undefined]);
    expect(ask.mock.calls.length).toBeLessThanOrEqual(asked);
  });
});
