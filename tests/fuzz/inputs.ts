import fc, { type Arbitrary } from 'fast-check';
import { input } from '../../src/generators/allgemeines-sicherheitskonzept/input';
import { allGroups, ids } from '../../src/generators/allgemeines-sicherheitskonzept/measures';
import { readInput } from '../../src/generators/readInput';
import { places } from '../../src/generators/todo-liste/deadlines';
import { groupsOf } from '../support/oldLists';

const tags =
  '{campName} {#items} {/items} {text} }{ <w:p> </w:t> &amp; & ]]> <!-- " \' a\u0308\u0304 👩‍👩‍👧‍👦 🏴󠁧󠁢󠁳󠁣󠁴󠁿 🇨🇭 ẞ Ä \u0024{x} __proto__';
const controls =
  '\ud800 \udfff \ufffe \uffff \u0000 \u0008 \u001f \u007f \u0085 \u2028 \u2029 \u200b \u200f \u202e \u2066 \ufeff';
const spaces = ['\r\n', '\r', '\n', '\t', '  ', '\u00a0'];
const disturbing = [...`${tags} ${controls}`.split(' '), ...spaces];

/** Whole and half characters; the unit «binary» of fast-check builds a table of all of them for two seconds. */
const charactersTo = (max: number) =>
  fc
    .array(fc.integer({ min: 0, max }), { maxLength: 6 })
    .map((points) => String.fromCodePoint(...points));

/** Any text, whatever a keyboard, a clipboard or an attacker can bring. */
export const text: Arbitrary<string> = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 12 }),
      charactersTo(0x10ffff),
      charactersTo(0xffff),
      fc.constantFrom(...disturbing),
    ),
    { maxLength: 5 },
  )
  .map((pieces) => pieces.join(''));

const day = fc
  .date({ min: new Date('1600-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const dayOrText = fc.oneof({ weight: 4, arbitrary: day }, { weight: 1, arbitrary: text });

const mostly = (known: readonly string[]) =>
  fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...known) }, text);

const ownPoints = (places: readonly string[]) =>
  fc.array(fc.record({ place: mostly(places), text }), { maxLength: 6 });

const extraIds = 'headings boxes header signatures who responsible emergencySheet'.split(' ');

/** Extras of any generator, and of none. */
const extras = fc.array(mostly(extraIds), { maxLength: 5 });

function ticks(ids: readonly string[], places: readonly string[]) {
  const ticked = fc.array(mostly(ids), { maxLength: 60 });
  return fc.record({ ticked, own: ownPoints(places), extras, signatureCount: text });
}

type Row = Record<string, string>;

function rows(names: readonly string[]): Arbitrary<Row[]> {
  return fc.array(fc.record(Object.fromEntries(names.map((one) => [one, text]))), { maxLength: 4 });
}

function people(list: string) {
  return rows(['firstName', 'lastName', 'scoutName', 'training', 'phoneNumber']).map((all) =>
    all.map((row, index): Row => ({ key: `${list}-${index + 1}`, ...row })),
  );
}

function each<Value>(names: string, fieldOf: (name: string) => Arbitrary<Value>) {
  return Object.fromEntries(names.split(' ').map((name) => [name, fieldOf(name)]));
}

const chosen = fc.oneof(
  fc.constantFrom('mainLeaders-1', 'leaderteam-1', 'kitchenTeam-2', 'coaches-1', ''),
  text,
);

// Every field of the safety concept that starts as an empty text.
const texts = Object.fromEntries(
  Object.entries(readInput(input, {}))
    .filter(([, value]) => value === '')
    .map(([name]) => [name, text]),
);

const titles = allGroups.map(({ title }) => title);
const safetyConcept = fc
  .tuple(
    ticks(ids, titles),
    fc.record({
      ...texts,
      campType: fc.constantFrom('', 'Hauslager', 'Zeltlager'),
      femaleCount: fc.oneof(fc.nat().map(String), text),
      maleCount: fc.oneof(fc.nat().map(String), text),
      units: rows(['name', 'departement', 'location']),
      ...each('mainLeaders leaderteam kitchenTeam coaches departementLeaders', people),
      ...each('medkitResponsible emergencyLead carDriver secondDriver', () => chosen),
      activities: fc.array(
        fc.record({ name: text, date: dayOrText, leader: text, concept: text, abort: text }),
        { maxLength: 5 },
      ),
    }),
  )
  .map(([ticked, rest]) => ({ ...ticked, ...rest }));

const camp = fc.record({
  name: text,
  departement: text,
  place: text,
  startDate: dayOrText,
  endDate: dayOrText,
  look: fc.constantFrom('', 'warm', 'einst'),
});

const namesOf = (places: readonly { id: string }[]) => places.map(({ id }) => id);

export function inputOf(slug: string): Arbitrary<object> {
  const inCamp = fc.option(camp, { nil: {} });
  return fc.tuple(inCamp, ownInputOf(slug)).map(([camp, input]) => ({ ...input, camp }));
}

function ownInputOf(slug: string): Arbitrary<object> {
  if (slug === 'allgemeines-sicherheitskonzept') return safetyConcept;
  if (slug === 'todo-liste') return fc.record({ own: ownPoints(namesOf(places)), extras });
  const groups = groupsOf(slug);
  const ids = groups.flatMap(({ items }) => items.map(({ id }) => id));
  return ticks(ids, namesOf(groups));
}
