import { expect } from 'vitest';
import { allGroups } from '../../src/generators/allgemeines-sicherheitskonzept/measures';
import { rescueFields } from '../../src/generators/allgemeines-sicherheitskonzept/rescue';
import { places } from '../../src/generators/todo-liste/deadlines';
import { groupsOf } from '../support/oldLists';
import { type Paragraph, paragraphsIn, paragraphsOf } from '../support/readDocx';

/** Any input as it is behind the door: with what of its texts a Word document can carry. */
type Typed = {
  ticked?: readonly string[];
  own?: readonly { place: string; text: string }[];
  camp?: Row;
  [name: string]: unknown;
};

type Row = Readonly<Record<string, string>>;

const footer = 'word/footer1.xml';
const nameless = 'Aktivität';
const pointStyles =
  'ListBullet ListBulletTogether PosterBullet PosterBulletLarge CheckBox CheckBoxReturn'.split(' ');

const numbersTitle = 'Wichtige Nummern';
const numberStyles: readonly string[] = ['Number', 'Service'];

/**
 * Holds a document against its input, without knowing how it is laid out: what was ticked stands in it
 * once and in the order of the list, what was typed stands there as typed, and all that it says is in
 * the template, in the content lists or in the input.
 */
export function expectToSay(
  slug: string,
  template: Uint8Array,
  input: object,
  document: Uint8Array,
): void {
  const typed = clean(input) as Typed;
  const lines = paragraphsOf(document);
  expectPoints(slug, lines, typed);
  expectCamp(lines, typed);
  if (slug === 'allgemeines-sicherheitskonzept') expectEntries(lines, typed);
  const pieces = new Set([...wordsOf(slug, template), ...joints, ...textsIn(typed)]);
  for (const { style, text } of [...lines, ...paragraphsIn(document, footer)]) {
    if (numberStyles.includes(style)) continue;
    expect(isMadeOf(text.replace(computed, ''), pieces), `${style}: ${text}`).toBe(true);
  }
}

type Content = readonly { title: string; items: readonly { id: string; text: string }[] }[];

/** The points that a document can hold, in its order and in groups; those of the ToDo stand always. */
function contentOf(slug: string): Content {
  if (slug === 'allgemeines-sicherheitskonzept') return allGroups;
  return slug === 'todo-liste' ? places : groupsOf(slug);
}

function expectPoints(slug: string, lines: readonly Paragraph[], typed: Typed): void {
  const groups = contentOf(slug);
  expectNumbers(slug, lines, typed);
  const known = groups.filter(({ title }) => title !== numbersTitle).flatMap(({ items }) => items);
  const given = new Set(known.map(({ text }) => text));
  const points = lines
    .filter(({ style }) => pointStyles.includes(style))
    .map(({ text }) => text.replace(/^☐\t/, ''));
  const ticked = known.filter(({ id }) => slug === 'todo-liste' || typed.ticked?.includes(id));
  expect(points.filter((text) => given.has(text))).toEqual(ticked.map(({ text }) => text));

  const others = points.filter((text) => !given.has(text));
  const own = (typed.own ?? []).filter(({ text, place }) => text && place !== numbersTitle);
  const ownTexts = own.map(({ text }) => text);
  const activities = rowsOf(typed.activities).map(({ name, date, ...more }) => ({
    line: [dayOf(date), name].filter(Boolean).join(': '),
    more: Object.values(more).filter(Boolean),
  }));
  const named = activities.map(({ line, more }) => line || (more.length > 0 ? nameless : ''));
  const expected = [...ownTexts, ...named.filter(Boolean)];
  expect(others.toSorted()).toEqual(expected.toSorted());
  const below = lines.filter(({ style }) => style === 'ListBullet2').map(({ text }) => text);
  for (const text of activities.flatMap(({ more }) => more)) {
    expect(below.some((line) => line.endsWith(` ${text}`))).toBe(true);
  }
  for (const { title } of groups) {
    const here = own.filter(({ place }) => place === title).map(({ text }) => text);
    expect(inOrder(here, others), `${title}: ${here}`).toBe(true);
  }
}

/** Numbers stand in a table, each beside whom one calls. */
function expectNumbers(slug: string, lines: readonly Paragraph[], typed: Typed): void {
  const groups = contentOf(slug);
  const isTicked = ({ id }: { id: string }) => typed.ticked?.includes(id);
  const own = (typed.own ?? []).filter(({ place }) => place === numbersTitle);
  const others = (typed.own ?? []).filter((one) => !own.includes(one));
  const measures = groups.filter(({ title }) => title !== numbersTitle);
  const named = [...measures.flatMap(({ items }) => items.filter(isTicked)), ...others].flatMap(
    ({ text }) => text.match(/\d[\d ]*\d/g) ?? [],
  );
  const ticked = groups
    .filter(({ title }) => title === numbersTitle)
    .flatMap(({ items }) => items)
    .filter((point) => isTicked(point) || named.includes(point.text.replace(/ \D.*/, '')));
  const words = (texts: readonly { text: string }[]) =>
    texts
      .flatMap(({ text }) => text.split(/[\s:,]+/))
      .filter(Boolean)
      .sort();
  const printed = lines.filter(({ style }) => numberStyles.includes(style));
  expect(words(printed)).toEqual(words([...ticked, ...own]));
}

/** What it is called, whose and where it is, under the title or in it. */
function expectCamp(lines: readonly Paragraph[], { camp = {} }: Typed): void {
  const head = lines
    .filter(({ style }) => style === 'Title' || style === 'Subtitle')
    .map(({ text }) => text)
    .join('\n');
  for (const name of ['name', 'departement', 'place']) expect(head).toContain(camp[name] ?? '');
}

// What is counted, offered or put elsewhere is not printed as it was typed: unit tests tell of it.
const notAsTyped =
  'femaleCount maleCount medkitResponsible emergencyLead carDriver secondDriver signatureCount'.split(
    ' ',
  );

/** The fields and rows of the safety concept. */
function expectEntries(lines: readonly Paragraph[], typed: Typed): void {
  const texts = lines.map(({ text }) => text);
  const hidden = typed.campType === 'Hauslager' ? [...notAsTyped, 'emergencyAddress'] : notAsTyped;
  for (const [name, value] of Object.entries(typed)) {
    if (typeof value !== 'string' || !value || hidden.includes(name)) continue;
    const stands = texts.some((text) => text === value || text.endsWith(`: ${value}`));
    expect(stands, `${name}: ${value}`).toBe(true);
  }

  const contacts = lines.filter(({ style }) => style === 'Contact').map(({ text }) => text);
  const lists = ['mainLeaders', 'leaderteam', 'kitchenTeam', 'coaches', 'departementLeaders'];
  const rows = ['units', ...lists]
    .flatMap((name) => rowsOf(typed[name]))
    .map(({ key: _key, ...row }) => Object.values(row).filter(Boolean))
    .filter((words) => words.length > 0);
  // One more is responsible for the Apotheke.
  expect([rows.length, rows.length + 1]).toContain(contacts.length);
  for (const [index, words] of rows.entries()) {
    expect(standIn(words, contacts[index] ?? ''), `${words}: ${contacts[index]}`).toBe(true);
  }
}

function rowsOf(list: unknown): readonly Row[] {
  return (list ?? []) as readonly Row[];
}

/** Whether the words stand in the text, one after the other. */
function standIn(words: readonly string[], text: string): boolean {
  let end = 0;
  return words.every((word) => {
    const at = text.indexOf(word, end);
    end = at + word.length;
    return at >= 0;
  });
}

function inOrder(some: readonly string[], all: readonly string[]): boolean {
  let end = 0;
  return some.every((text) => {
    end = all.indexOf(text, end) + 1;
    return end > 0;
  });
}

// What a document says of its own: today, deadlines, and counts.
const computed =
  /(?<=^(Bis|Überfällig seit) )\d+\.\d+\.\d+$|(?<=\tStand: )21\.11\.2026(?= · |$)|^\d+ Teilnehmer(in|innen)?(, \d+ Teilnehmer, total \d+)?$/;

const joints = [
  nameless,
  ...' |, | v/o | – |: |\t|Bis |Überfällig seit |; |Ab | vor dem Lager| bis | · '.split('|'),
];

// What the emergency sheet asks for.
const facts = ['', 'Hauslager'].flatMap((campType) => rescueFields(campType));
const labels = ['Nächstes Spital', ...facts.map(({ label }) => label)];

/** The words of a template, of the content lists and of the emergency sheet. */
function wordsOf(slug: string, template: Uint8Array): string[] {
  const paragraphs = [...paragraphsOf(template), ...paragraphsIn(template, footer)];
  const groups = contentOf(slug);
  const given = groups.flatMap(({ title, items }) => [title, ...items.map(({ text }) => text)]);
  return [
    ...paragraphs.flatMap(({ text }) => text.split(/\{[^}]*\}/)),
    ...given,
    ...short(given),
    ...labels,
  ];
}

/** The texts of an input: as typed, days as they are printed, and numbers as on the emergency sheet. */
function textsIn(typed: unknown): string[] {
  if (typeof typed === 'string') {
    const day = dayOf(typed);
    // On the emergency sheet, lines stand behind each other.
    return [typed, ...typed.split(/\n+/), day, day.replace(/\d+$/, ''), ...short([typed])];
  }
  if (typeof typed !== 'object' || typed === null) return [];
  return Object.values(typed).flatMap(textsIn);
}

function short(texts: readonly string[]): string[] {
  return texts.flatMap((text) => {
    const service = text.replace(/\s*\([^()]*\)$/, '');
    const turned = /^(.*?)[\s:,]+(\+?\d[\d ]+\d)$/s.exec(text) ?? [];
    return [service, ...service.split(/(?<=\d)[\s:,]+(?=\D)/), ...turned.slice(1)];
  });
}

function isMadeOf(text: string, pieces: ReadonlySet<string>): boolean {
  if (pieces.has(text)) return true;
  const reached = new Set([0]);
  for (let at = 0; at < text.length; at += 1) {
    if (!reached.has(at)) continue;
    for (const piece of pieces) if (text.startsWith(piece, at)) reached.add(at + piece.length);
  }
  return reached.has(text.length);
}

/** A day that there is, as it is printed. */
function dayOf(typed = ''): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(typed)) return '';
  const day = new Date(`${typed}T00:00:00Z`);
  const exists = !Number.isNaN(day.getTime()) && day.toISOString().startsWith(typed);
  return exists ? typed.split('-').map(Number).reverse().join('.') : '';
}

function clean(json: unknown): unknown {
  if (typeof json === 'string') return printable(json).replaceAll('\u00a0', ' ').trim();
  if (Array.isArray(json)) return json.map(clean);
  if (typeof json !== 'object' || json === null) return json;
  return Object.fromEntries(Object.entries(json).map(([name, value]) => [name, clean(value)]));
}

/** What of a text a Word document can carry: XML's own characters, one kind of line break. */
function printable(text: string): string {
  return Array.from(text)
    .filter((character) => {
      const code = character.codePointAt(0) ?? 0;
      if (code < 0x20) return [9, 10, 13].includes(code);
      return !(code >= 0xd800 && code <= 0xdfff) && code !== 0xfffe && code !== 0xffff;
    })
    .join('')
    .split(/\r\n|\r/)
    .join('\n');
}
