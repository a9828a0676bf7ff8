import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { generatorOf } from '../support/documentOf';

const generator = await generatorOf('todo-liste');
const now = new Date('2026-07-09T14:15:16.789Z');
const camp = { startDate: '2027-07-10', endDate: '2027-07-17' };

const fileOf = (input: object, at = now) =>
  generator.calendarFile?.(generator.readInput(input), at);
const textOf = (input: object, at = now) => fileOf(input, at)?.text ?? '';
const uids = (input: object, at = now) => eventsIn(textOf(input, at)).map(({ event }) => event.uid);

function eventsIn(text: string) {
  const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
  return events.map((component) => ({ component, event: new ICAL.Event(component) }));
}

test('has an all-day event for each deadline', () => {
  const message = 'Termine ab heute: 6. Öffne';
  expect(fileOf(camp)).toMatchObject({ message, fileName: 'ToDo.ics' });
  const events = eventsIn(textOf(camp)).map(({ event: { summary, startDate, endDate } }) => {
    return [summary, startDate.isDate, `${startDate}`, `${endDate}`];
  });
  expect(events).toHaveLength(6);
  expect([events[0], events[5]]).toEqual([
    ['Lagerplanung: bis 1 Jahr vor dem Lager', true, '2026-07-10', '2026-07-11'],
    ['Lagerplanung: ab Lagerende', true, '2027-07-17', '2027-07-18'],
  ]);
});

test('says the tasks and own points of each, whatever is typed', () => {
  const disturbing = 'Käse, Brot; \\n «Wurst»\nBEGIN:VEVENT 👩‍👩‍👧‍👦\u007f';
  const own = [{ place: 'Lagerende', text: disturbing }];
  const last = eventsIn(textOf({ ...camp, own })).at(-1)?.event;
  const lines = last?.description.split('\n– ') ?? [];
  expect(lines.at(-1)).toBe(disturbing.replace('\u007f', ''));
  expect(lines).toHaveLength(5);
  expect(eventsIn(textOf({ ...camp, own }))).toHaveLength(6);
});

test('breaks lines after at most 75 octets, never inside a character', () => {
  const own = Array.from({ length: 40 }, (_, index) => ({
    place: '1 Monat',
    text: `${'x'.repeat(index)}äöü€👩‍👩‍👧‍👦`.repeat(4),
  }));
  const text = textOf({ ...camp, own });
  expect(text).not.toMatch(/[^\r]\n|\r[^\n]/);
  const lines = text.split('\r\n');
  expect(lines.at(-1)).toBe('');
  for (const line of lines) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(line).not.toMatch(/\p{Cs}/u);
  }
  expect(eventsIn(text)[4]?.event.description).toContain(own[39]?.text);
});

test('updates the events of an earlier file instead of adding to them', () => {
  const later = new Date(now.getTime() + 60_000);
  const moved = { startDate: '2027-08-02', endDate: '2027-08-09' };
  expect(uids(moved, later)).toEqual(uids(camp));
  expect(new Set(uids(camp)).size).toBe(6);
  expect(uids(camp)[0]).toBe('todo-2027-1-jahr@lagerkiste');
  const files = [textOf(camp), textOf(moved, later)];
  const [before, after] = files.map((text) => Number(eventsIn(text)[0]?.event.sequence));
  expect(after).toBe(Number(before) + 1);
  expect(after).toBeLessThan(2 ** 31);
});

test('leaves the events of another year and of another camp alone', () => {
  const next = uids({ startDate: '2028-07-08', endDate: '2028-07-15' });
  expect(next.filter((uid) => uids(camp).includes(uid))).toEqual([]);
  const named = (name: string, departement: string) =>
    uids({ camp: { ...camp, name, departement } });
  const sola = named('Sola «Ämme»', 'Pfadi Zug');
  const others = [...named('Pfila', 'Pfadi Zug'), ...named('Sola «Ämme»', 'Pfadi Chur')];
  expect(sola[0]).toBe('todo-2027-sola-amme-pfadi-zug-1-jahr@lagerkiste');
  expect(new Set([...sola, ...others]).size).toBe(18);
});

test('says when it was made, and blocks no day', () => {
  const [first] = eventsIn(textOf(camp));
  expect(`${first?.component.getFirstPropertyValue('dtstamp')}`).toBe('2026-07-09T14:15:16Z');
  expect(first?.component.getFirstPropertyValue('transp')).toBe('TRANSPARENT');
});

test.each([
  ['deadlines without a day', { endDate: '' }, now, 5],
  ['deadlines before a day that there is not', { startDate: '2027-02-30' }, now, 1],
  ['nothing on the last day', {}, new Date(2026, 6, 10, 23, 59), 6],
  ['what is past', {}, new Date(2026, 6, 11), 5],
  ['what is long past', {}, new Date(2027, 6, 17), 1],
])('leaves out %s', (_, changes, at, count) => {
  expect(eventsIn(textOf({ ...camp, ...changes }, at))).toHaveLength(count);
});

test('is no file without a day, with an end before the start, and when all is past', () => {
  expect(fileOf({})).toBeUndefined();
  expect(fileOf({ ...camp, endDate: '2027-07-09' })).toBeUndefined();
  expect(fileOf(camp, new Date(2027, 6, 18))).toBeUndefined();
});
