import { expect, test } from 'vitest';
import { readRows } from '../../src/generators/allgemeines-sicherheitskonzept/readTable';
import { pasted, rowsOf } from '../support/table';

const written = (rows: readonly { readonly [name: string]: string }[], names: string) =>
  rows
    .map((row) =>
      names
        .split(' ')
        .flatMap((name) => row[name] || [])
        .join('|'),
    )
    .join(' + ');

const units = 'Meute Rikki|Pfadi Tannwald|Chur + Trupp Habicht|Pfadi Tannwald|Chur';

test.each(
  rowsOf(`
without headings | Meute Rikki⇥Pfadi Tannwald⇥Chur¶Trupp Habicht⇥Pfadi Tannwald⇥Chur | ${units}
with headings in another order | Ort⇥Abteilung⇥Einheit¶Chur⇥Pfadi Tannwald⇥Meute Rikki¶Chur⇥Pfadi Tannwald⇥Trupp Habicht | ${units}
of a CSV file | Einheit,Abteilung,Ort¶Meute Rikki,Pfadi Tannwald,Chur¶Trupp Habicht,Pfadi Tannwald,Chur | ${units}
of more columns than there are | Meute Rikki⇥Pfadi Tannwald⇥Chur⇥12 TN | Meute Rikki, 12 TN|Pfadi Tannwald|Chur
with a heading that no field has | Einheit⇥Anzahl⇥Ort¶Meute Rikki⇥12 TN⇥Chur | Meute Rikki, 12 TN|Chur
with such a heading in front | Nr.⇥Einheit⇥Ort¶1⇥Meute Rikki⇥Chur | Meute Rikki, 1|Chur
as lines of a chat | [21.11.26, 14:03] Meute Rikki¶- Trupp Habicht¶¶ | Meute Rikki + Trupp Habicht
`),
)('units %s', (_what, text, expected) => {
  const rows = readRows('units', pasted(text), '2027');
  expect(written(rows, 'name departement location')).toBe(expected);
});

test.each(
  rowsOf(`
without headings | Baden⇥20.7.2027¶Hike⇥22.07.27 | 2027-07-20|Baden + 2027-07-22|Hike
with the day first | Di, 20.7.2027⇥Baden⇥Lea¶22.7.⇥Hike⇥Cem | 2027-07-20|Baden|Lea + 2027-07-22|Hike|Cem
with headings | Wer leitet?⇥Datum⇥Aktivität⇥Abbruch, wenn …¶Lea⇥2027-07-20⇥Baden⇥Gewitter | 2027-07-20|Baden|Lea|Gewitter
with words for a day | Aktivität⇥Datum¶Baden⇥jeden Tag | Baden, jeden Tag
as lines | 20.7.2027: Baden¶Klettern | 20.7.2027: Baden + Klettern
with days that are none | Aktivität⇥Datum¶Nachtspiel⇥31.6.2027¶Hike⇥20.–22.7.2027 | Nachtspiel, 31.6.2027 + Hike, 20.–22.7.2027
`),
)('activities %s', (_what, text, expected) => {
  const rows = readRows('activities', pasted(text), '2027');
  expect(written(rows, 'date name leader concept abort')).toBe(expected);
});

test('a day without a year stays with its activity where the camp has no year', () => {
  expect(readRows('activities', 'Baden\t20.7.', '')).toMatchObject([{ name: 'Baden, 20.7.' }]);
});
