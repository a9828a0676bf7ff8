import { expect, test } from 'vitest';
import { documentOf } from '../support/documentOf';
import { paragraphsIn, textsOf } from '../support/readDocx';
import { rowsOf } from '../support/table';

const campDays = { startDate: '2027-07-12', endDate: '2027-07-24' };
const departement = 'Pfadi Sagenwald-Schönbühl und Umgebung';
const place = 'Walenstadtberg im Kanton St. Gallen';
const days = '12.7.2027 – 24.7.2027';
// Each row holds a document, the name of the camp, and the line of the camp in the footer.
const whole = 'Sommerlager der ganzen Abteilung mit allen Stufen und Gästen';
const cases = rowsOf(`
packliste | Sommerlager der ganzen Abteilung | Sommerlager der ganzen Abteilung · ${days}
packliste | ${whole} | ${whole}
allgemeines-sicherheitskonzept | Zelt | Zelt · ${departement}
allgemeines-sicherheitskonzept | Sommerlager der ganzen Abteilung | Sommerlager der ganzen Abteilung
`);

test.each(cases)('%s: the footer keeps one line of «%s», the subtitle says all', async (...row) => {
  const [slug = '', name = '', line] = row;
  const docx = await documentOf(slug, { camp: { name, departement, place, ...campDays } });
  const [footer] = paragraphsIn(docx, 'word/footer1.xml').filter(({ text }) => /Stand/.test(text));
  expect(footer?.text.split('\t')[0]?.replace(/^(Packliste ·|Sicherheitskonzept) /, '')).toBe(line);
  const subtitle = textsOf(docx).slice(0, 4).join(' ');
  for (const said of [name, departement, place, days]) expect(subtitle).toContain(said);
});

test('a name that is longer than the footer is cut there, and whole in the title', async () => {
  const name = 'Sommerlager '.repeat(10).trim();
  for (const slug of ['packliste', 'allgemeines-sicherheitskonzept']) {
    const docx = await documentOf(slug, { camp: { name, ...campDays } });
    const [footer] = paragraphsIn(docx, 'word/footer1.xml').map(({ text }) => text.split('\t')[0]);
    expect(footer).toMatch(/ Sommerlager .*…$/);
    expect(footer?.length).toBeLessThan(86);
    expect(textsOf(docx).slice(0, 2).join(' ')).toContain(name);
  }
});
