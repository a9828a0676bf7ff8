import fc, { type Arbitrary } from 'fast-check';
import * as ofConcept from '../../src/generators/allgemeines-sicherheitskonzept/input';
import { allGroups, ids } from '../../src/generators/allgemeines-sicherheitskonzept/measures';
import { byName, keysOf } from '../../src/generators/data';
import { readInput } from '../../src/generators/readInput';
import { deadlineGroups } from '../../src/generators/todo-liste/deadlines';
import { groupsOf } from '../support/checklists';

const tags =
  '{campName} {#items} {/items} {text} }{ <w:p> </w:t> &amp; & ]]> <!-- " \' a\u0308\u0304 👩‍👩‍👧‍👦 🏴󠁧󠁢󠁳󠁣󠁴󠁿 🇨🇭 ẞ Ä \u0024{x} __proto__';
const controls =
  '\ud800 \udfff \ufffe \uffff \u0000 \u0008 \u001f \u007f \u0085 \u2028 \u2029 \u200b \u200f \u202e \u2066 \ufeff';
const spaces = ['\r\n', '\r', '\n', '\t', '  ', '\u00a0'];
const disturbing = [...`${tags} ${controls}`.split(' '), ...spaces];

/** Characters and lone surrogates. The unit «binary» of fast-check takes two seconds to build a table of all of them. */
function charactersTo(max: number) {
  const points = fc.array(fc.integer({ min: 0, max }), { maxLength: 6 });
  return points.map((some) => String.fromCodePoint(...some));
}

const pieces = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  charactersTo(0x10ffff),
  charactersTo(0xffff),
  fc.constantFrom(...disturbing),
);
/** Texts of a keyboard, a clipboard or an attacker. */
export const text = fc.array(pieces, { maxLength: 5 }).map((some) => some.join(''));

const years = { min: new Date('1600-01-01'), max: new Date('9999-12-31'), noInvalidDate: true };
const day = fc.date(years).map((date) => date.toISOString().slice(0, 10));
const dayOrText = fc.oneof({ weight: 4, arbitrary: day }, { weight: 1, arbitrary: text });

const mostly = (known: readonly string[]) =>
  fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...known) }, text);

const ownPoints = (places: readonly string[]) =>
  fc.array(fc.record({ place: mostly(places), text }), { maxLength: 6 });

const extraIds = 'headings boxes header signatures who responsible emergencySheet'.split(' ');

/** Ids of options of any generator, and ids that no generator has. */
const extras = fc.array(mostly(extraIds), { maxLength: 5 });

function ticks(ids: readonly string[], places: readonly string[]) {
  const ticked = fc.array(mostly(ids), { maxLength: 60 });
  return fc.record({ ticked, own: ownPoints(places), extras, signatureCount: text });
}

const keys = ['mainLeaders-1', 'leaderteam-1', 'kitchenTeam-2', 'coaches-1', ''];
const chosen = fc.oneof(fc.constantFrom(...keys), text);

/** The fields that must often hold a text of their kind. `readInput` gives a row with an empty key a new key. */
const fields: Record<string, Arbitrary<string>> = {
  ...byName(ofConcept.personChoices, () => chosen),
  ...byName(ofConcept.counts, () => fc.oneof(fc.nat().map(String), text)),
  ...byName(['date', 'startDate', 'endDate'], () => dayOrText),
  campType: fc.constantFrom('', 'Hauslager', 'Zeltlager'),
  look: fc.constantFrom('', 'warm', 'einst'),
  key: fc.constant(''),
};

/** Returns values of the shape of an example: texts, rows and records. `name` is the field that holds the example. */
function alike(example: unknown, name = ''): Arbitrary<object | string> {
  if (Array.isArray(example)) return fc.array(alike(example[0], name), { maxLength: 4 });
  if (typeof example !== 'object') return fields[name] ?? text;
  const all = Object.entries(example ?? {}).map(([key, value]) => [key, alike(value, key)]);
  return fc.record(Object.fromEntries(all));
}

const { camp, ...concept } = readInput(
  ofConcept.input,
  byName(keysOf(ofConcept.rowLists), () => [{}]),
);
const titles = allGroups.map(({ title }) => title);
const idsOf = (some: readonly { id: string }[]) => some.map(({ id }) => id);

export function inputOf(slug: string): Arbitrary<object> {
  const inCamp = fc.option(alike(camp), { nil: {} });
  return fc.tuple(inCamp, ownInputOf(slug)).map(([camp, input]) => ({ ...input, camp }));
}

function ownInputOf(slug: string): Arbitrary<object> {
  if (slug === 'allgemeines-sicherheitskonzept') {
    const both = fc.tuple(alike(concept), ticks(ids, titles));
    return both.map(([rest, ticked]) => Object.assign(rest, ticked));
  }
  if (slug === 'todo-liste') return fc.record({ own: ownPoints(idsOf(deadlineGroups)), extras });
  const points = groupsOf(slug).flatMap(({ items }) => items);
  return ticks(idsOf(points), idsOf(groupsOf(slug)));
}
