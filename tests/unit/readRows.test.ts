import { expect, test } from 'vitest';
import { readRows } from '../../src/generators/allgemeines-sicherheitskonzept/readRows';
import { rowsOf } from '../support/table';

/** What somebody pastes, written in one line: ⇥ for a tab, ¶ for the end of a line. */
const pasted = (text: string) => text.replaceAll('⇥', '\t').replaceAll('¶', '\n');

const written = (rows: readonly object[]) =>
  rows.map((row) => Object.values(row).filter(Boolean).join('|')).join(' + ');

const units = 'Meute Rikki|Pfadi Tannwald|Chur + Trupp Habicht|Pfadi Tannwald|Chur';

test.each(
  rowsOf(`
without headings | Meute Rikki⇥Pfadi Tannwald⇥Chur¶Trupp Habicht⇥Pfadi Tannwald⇥Chur | name | ${units}
with headings in another order | Ort⇥Abteilung⇥Einheit¶Chur⇥Pfadi Tannwald⇥Meute Rikki¶Chur⇥Pfadi Tannwald⇥Trupp Habicht | name | ${units}
of a CSV file | Einheit,Abteilung,Ort¶Meute Rikki,Pfadi Tannwald,Chur¶Trupp Habicht,Pfadi Tannwald,Chur | name | ${units}
of the last two fields | Pfadi Tannwald⇥Chur¶Pfadi Felsberg⇥Chur | departement | Pfadi Tannwald|Chur + Pfadi Felsberg|Chur
of more columns than there are | Meute Rikki⇥Pfadi Tannwald⇥Chur⇥12 TN | location | Meute Rikki, 12 TN|Pfadi Tannwald|Chur
with a heading that no field has | Einheit⇥Anzahl⇥Ort¶Meute Rikki⇥12 TN⇥Chur | name | Meute Rikki, 12 TN|Chur
as lines of a chat | [21.11.26, 14:03] Lea: Meute Rikki¶- Trupp Habicht¶¶ | name | Meute Rikki + Trupp Habicht
`),
)('units %s', (_what, text, from, expected) => {
  const rows = readRows('units', pasted(text), from, '2027');
  const inOrder = rows.map(({ name, departement, location }) => ({ name, departement, location }));
  expect(written(inOrder)).toBe(expected);
});

test.each(
  rowsOf(`
without headings | Baden⇥20.7.2027¶Hike⇥22.07.27 | 2027-07-20|Baden + 2027-07-22|Hike
with the day first | Di, 20. Juli 2027⇥Baden⇥Lea¶22.7.⇥Hike⇥Cem | 2027-07-20|Baden|Lea + 2027-07-22|Hike|Cem
with headings | Wer leitet?⇥Datum⇥Aktivität⇥Abbruch, wenn …¶Lea⇥2027-07-20⇥Baden⇥Gewitter | 2027-07-20|Baden|Lea|Gewitter
with words for a day | Aktivität⇥Datum¶Baden⇥jeden Tag | Baden, jeden Tag
as lines | 20.7.2027: Baden¶Hike (22.7.)¶Klettern¶Judo 20.7.¶Modul 2, Mi 21. Juli | 2027-07-20|Baden + 2027-07-22|Hike + Klettern + 2027-07-20|Judo + 2027-07-21|Modul 2
as lines of a chat | 21.11.26, 14:03 - Lea: Baden am See | Baden am See
with days that are none | Nachtspiel 31.6.2027¶Hike 20.–22.7.2027¶Baden 20.7. und 21.7. | Nachtspiel 31.6.2027 + Hike 20.–22.7.2027 + Baden 20.7. und 21.7.
`),
)('activities %s', (_what, text, expected) => {
  const rows = readRows('activities', pasted(text), 'date', '2027');
  const inOrder = rows.map(({ date, name, leader, concept, abort }) => ({
    ...{ date, name, leader, concept, abort },
  }));
  expect(written(inOrder)).toBe(expected);
});

test('a day without a year stays with its activity where the camp has no year', () => {
  expect(readRows('activities', 'Baden\t20.7.', 'name', '')).toMatchObject([
    { name: 'Baden, 20.7.' },
  ]);
});
