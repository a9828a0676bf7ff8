import { expect, test, vi } from 'vitest';
import { createCampStore, isDifferent } from '../../src/app/draft/campStore';
import { createDraft } from '../../src/app/draft/draft';
import { begunDrafts, campStore, draftOf, moveIntoFuture } from '../../src/app/draft/drafts';
import { entryOf } from '../../src/cli/command';
import { generator } from '../../src/generators/todo-liste/generator';
import { generatorOf } from '../support/documentOf';

const entry = entryOf('todo-liste');
const concept = await generatorOf('allgemeines-sicherheitskonzept');
const july = generator.readInput({ startDate: '2027-07-12' });
const august = generator.readInput({ startDate: '2027-08-02' });
const nothing = generator.readInput({});
function created() {
  const camp = createCampStore();
  return { camp, draft: createDraft(entry, generator, camp) };
}

const said = { sentence: 'Geöffnet.' };

test('nothing is at risk at first, of a camp entered elsewhere, and of an empty form', () => {
  const { camp, draft } = created();
  camp.set(july.camp);
  expect(draft.input()).toEqual(july);
  expect(draft.hasEntries()).toBe(false);
  expect(draft.atRisk.current()).toBe(false);
  draft.set(july);
  draft.set(nothing);
  expect(draft.atRisk.current()).toBe(false);
});

test('what was entered is at risk until it stands in a file, and what changed since', () => {
  const { draft } = created();
  const seen = () => [draft.atRisk.current(), draft.isDownloaded()];
  draft.set(july);
  expect(seen()).toEqual([true, false]);
  draft.keep(july);
  expect(seen()).toEqual([false, true]);
  draft.set(august);
  expect(seen()).toEqual([true, false]);
});

test('what was filled in from nowhere else is at risk, but not a camp in a file', () => {
  const { camp, draft } = created();
  draft.set(july);
  draft.keep(july);
  draft.fill({ ...july, extras: ['wish'] }, { ...said, isNew: true });
  expect(draft.atRisk.current()).toBe(true);
  expect(camp.atRisk.current()).toBe(false);
});

test('an input from a file is not at risk, but what it took the place of', () => {
  const { draft } = created();
  draft.set(july);
  draft.fill(august, said);
  expect(draft.atRisk.current()).toBe(false);
  draft.notice.current()?.actions?.at(-1)?.run();
  expect(draft.atRisk.current()).toBe(true);
  expect(draft.input()).toEqual(july);
});

test('each input from elsewhere is shown under another key, in the form of the camp too', () => {
  const { camp, draft } = created();
  const keys = new Set([draft.formKey.current()]);
  draft.fill(july, { ...said, isNew: true });
  keys.add(draft.formKey.current());
  draft.notice.current()?.actions?.at(-1)?.run();
  expect(keys.add(draft.formKey.current()).size).toBe(3);
  draft.set(august);
  draft.replace({ ...august, extras: ['wish'] });
  expect(camp.formKey.current()).toBe(2);
});

test('a camp that moves into the next year begins no document', () => {
  vi.stubGlobal('addEventListener', () => {});
  const loaded = draftOf(entryOf('allgemeines-sicherheitskonzept'), concept);
  const key = campStore.formKey.current();
  campStore.set(july.camp);
  moveIntoFuture(new Date(2027, 10, 21));
  expect(loaded.input()).toMatchObject({ camp: { startDate: '2028-07-10' } });
  expect(campStore.formKey.current()).toBeGreaterThan(key);
  expect(begunDrafts()).toEqual([]);
  const activities = [{ date: '2027-08-04' }];
  loaded.set(concept.readInput({ startDate: '2027-08-02', activities }));
  moveIntoFuture(new Date(2027, 10, 21));
  const moved = { camp: { startDate: '2028-07-31' }, activities: [{ date: '2028-08-02' }] };
  expect(loaded.input()).toMatchObject(moved);
  expect(begunDrafts()).toEqual([loaded]);
});

test('an input brings its camp along; what it does not say of it stays', () => {
  const { draft } = created();
  draft.set(generator.readInput({ camp: { name: 'Sola', place: 'Bergün' } }));
  const opened = generator.readInput({ camp: { name: 'Pfila' } });
  expect(draft.withCampOfTab(opened).camp).toMatchObject({ name: 'Pfila', place: 'Bergün' });
  draft.fill(draft.withCampOfTab({ ...opened, extras: ['who'] }), said);
  const keep = draft.notice.current()?.actions?.find(({ label }) => /Lager behalten/.test(label));
  keep?.run();
  expect(draft.input()).toMatchObject({ camp: { name: 'Sola', place: 'Bergün' }, extras: ['who'] });
  draft.fill(draft.emptyInput(), said);
  expect(draft.notice.current()?.actions).toHaveLength(1);
});

const coach = { key: 'coaches-1', scoutName: 'Falk' };

test.each([
  ['nothing', {}, {}, false],
  ['a space', { campName: ' ' }, {}, false],
  ['a text', { campName: 'Sola' }, {}, true],
  ['a tick', { ticked: ['rule-stop'] }, {}, true],
  ['an empty row that was added', { coaches: [{ key: 'a' }, { key: 'b' }] }, {}, false],
  ['an empty row that was removed', { units: [] }, {}, false],
  ['a row with a text', { coaches: [coach] }, {}, true],
  ['nothing new in an opened file', { coaches: [coach] }, { coaches: [coach] }, false],
  ['ticks in another order', { ticked: ['b', 'a'] }, { ticked: ['a', 'b'] }, false],
  ['a row taken out of an opened file', { coaches: [] }, { coaches: [coach] }, true],
])('%s in the form', (_what, input, start, expected) => {
  expect(isDifferent(concept.readInput(input), concept.readInput(start))).toBe(expected);
});
