import { expect, test } from 'vitest';
import { safetyAreaHint } from '../../src/generators/allgemeines-sicherheitskonzept/hints';
import { rulesInPact } from '../../src/generators/allgemeines-sicherheitskonzept/measures';
import { generators } from '../support/checklists';
import { generatorOf } from '../support/documentOf';
import { sampleInput } from '../support/files';
import { printContext as options } from '../support/printContext';
import { rowsIn } from '../support/table';

const safetyConcept = await generatorOf('allgemeines-sicherheitskonzept');
const todoListe = await generatorOf('todo-liste');
const anna = { key: 'a', firstName: 'Anna', scoutName: 'Balu', phoneNumber: '079 555 20 10' };

const sample = {
  ...Object(await safetyConcept.typical()),
  ...Object(await sampleInput('allgemeines-sicherheitskonzept', 'zeltlager')),
};

/** An input without hints: the texts of the sample «zeltlager», without lists, and with one tick. */
const whole = {
  ...Object.fromEntries(Object.entries(sample).filter(([, value]) => typeof value === 'string')),
  ...{ emergencyLead: '', secondLead: '', carDriver: '', secondDriver: '' },
  camp: { name: 'Sola', startDate: '2027-07-10', endDate: '2027-07-17' },
  mainLeaders: [anna],
  medkitResponsible: 'a',
  ticked: ['privacy-screens'],
};

const hintsOf = (input: object) => safetyConcept.hints(safetyConcept.readInput(input), options);

test('an empty safety concept lacks what an emergency needs, each said with its field', () => {
  const [noRules, ...hints] = hintsOf({});
  const said = hints.map(({ kind, text }) => (kind === 'empty' ? text : `(${text})`));
  expect(`${noRules?.text}; ${said.join('; ')}`).toBe(
    'Noch keine Sicherheitsregeln: «Übliche Auswahl Zeltlager»; (Nächstes Spital); (Notfalltelefon); (Hauptlagerleitung); (Lageradresse); (Koordinaten); Zufahrt; Landeplatz für den Helikopter; Sammelplatz; Ort mit Handyempfang; Nächster AED; Ärztin oder Arzt; Weg zur Notunterkunft; Vermieterschaft; Notfallblätter; Platz für Kranke; Nachtwache; Schlüssel des Notfallautos; Lagername; Startdatum; Enddatum; Lagerart; Anzahl Teilnehmende; Verantwortlich für die Apotheke',
  );
  const known = [...Object.keys(safetyConcept.readInput({})), 'campName', 'start-date', 'end-date'];
  expect(hints.filter(({ kind, field }) => !kind || !known.includes(field))).toEqual([]);
});

function hintsFor(json: string) {
  const changes = JSON.parse(json);
  return hintsOf({ ...whole, ...changes, camp: { ...whole.camp, ...changes.camp } });
}

test.each(rowsIn('hints/said'))('«%s» at %s is said of %s', (text, field, changes, kind) => {
  expect(hintsFor(changes)).toMatchObject([{ text, field, ...(kind && { kind }) }]);
});

test.each(rowsIn('hints/none'))('%s', (_what, changes) => {
  expect(hintsFor(changes)).toEqual([]);
});

test('a ticked rule that the Lagerpakt of the camp lacks is said', async () => {
  const rules = ['rule-stop', 'rule-bathing', 'rule-no-running', 'rule-young-with-leaders'];
  const input = safetyConcept.readInput({ ...whole, ticked: rules });
  const fieldsFor = (...pact: string[]) => {
    const tickedIn = (slug: string) => (slug === 'lagerpakt' ? pact : []);
    return safetyConcept.hints(input, { ...options, tickedIn }).map(({ field }) => field);
  };
  expect(fieldsFor()).toEqual([]);
  expect(fieldsFor('47', '35')).toEqual(['rule-young-with-leaders', 'rule-bathing']);
  expect(fieldsFor('49', '52')).toEqual(['rule-stop', 'rule-no-running']);
  // The Lagerpakt has every point that a rule names.
  const pact = await generatorOf('lagerpakt');
  const named = rulesInPact.match(/ \d+/g)?.map((id) => id.trim()) ?? [];
  expect(named.filter((id) => !pact.ids.includes(id))).toEqual([]);
});

test('a risky activity may need a leader with an addition', () => {
  for (const name of ['Baden im See', 'Schneeschuhtour', 'Klettern'])
    expect(safetyAreaHint(name)).toContain('ab 10 Jahren');
  expect(['', 'Nachtspiel', 'Wanderung'].map(safetyAreaHint)).toEqual(['', '', '']);
});

test('no two hints say the same of the same field', () => {
  const mainLeaders = [anna, { key: 'b', firstName: 'Lea' }, { firstName: 'X' }];
  const ticked = ['fire-exits', 'fire-night-drill'];
  const hints = hintsOf({ ...whole, mainLeaders, camp: { ...whole.camp, endDate: '' }, ticked });
  expect(hints).toHaveLength(4);
  expect(new Set(hints.map(({ text, field }) => `${field} ${text}`)).size).toBe(4);
});

test('of a ToDo list missing dates are said', () => {
  const hints = todoListe.hints(todoListe.readInput({}), options);
  expect(hints.map(({ text }) => text)).toEqual(['Startdatum', 'Enddatum']);
});

const checklists = generators.filter(({ counted }) => counted);

test.each(checklists)('of $slug is said that nothing is ticked', ({ hints, readInput, ids }) => {
  const [first] = hints(readInput({}), options);
  expect(first?.text).toMatch(
    /^Noch keine (Punkte|Regeln|Aufgaben): «(Übliche Auswahl|Alle auswählen)/,
  );
  expect(hints(readInput({ ticked: ids.slice(0, 1) }), options)).toEqual([]);
});
