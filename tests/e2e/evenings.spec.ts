import { expect, type Locator, type Page } from '@playwright/test';
import { downloadBy, openPage, test } from './site';

const concept = '/lager/allgemeines-sicherheitskonzept';

/** Does what somebody does in an evening, and counts what it costs. */
function evening(page: Page) {
  let [presses, pixels, last] = [0, 0, 0];

  async function follow() {
    const y = await page.evaluate(() => scrollY);
    pixels += Math.abs(y - last);
    last = y;
  }

  return {
    async press(target: Locator) {
      await target.click();
      presses += 1;
      await follow();
    },
    /** By keyboard: Tab goes from field to field. */
    async fill(label: string, text: string) {
      await page.getByLabel(label, { exact: true }).first().fill(text);
      await follow();
    },
    async choose(label: string, choice: string) {
      await page.getByLabel(label).selectOption(choice);
      presses += 2;
      await follow();
    },
    cost: () => ({ presses, pixels: Math.round(pixels) }),
  };
}

/** Whatever is being done, the document is one press away. */
async function expectInReach(page: Page, name: string) {
  await expect(page.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
}

test('on a laptop, a safety concept takes 25 presses, on 5,000 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await openPage(page, concept);
  const { press, fill, choose, cost } = evening(page);
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const chapter = (name: RegExp) =>
    page.getByRole('navigation', { name: 'Inhalt' }).getByRole('link', { name });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);

  await press(page.getByLabel('Lagername'));
  for (const [label, text] of [
    ['Lagername', 'Sola Tannwald'],
    ['Abteilung oder Schar', 'Pfadi Tannwald'],
    ['Ort', 'Riom'],
    ['Startdatum', '2027-07-12'],
    ['Enddatum', '2027-07-24'],
  ] as const) {
    await fill(label, text);
  }
  await choose('Lagerart', 'Zeltlager');
  for (const [label, text] of [
    ['Notfalltelefon des Lagers', '079 555 01 11'],
    ['Anzahl Teilnehmerinnen', '14'],
    ['Anzahl Teilnehmer', '12'],
    ['Adresse des Lagers', 'Lagerplatz Tannwald\n7463 Riom'],
    ['Adresse der Notunterkunft', 'Turnhalle Riom'],
    ['Adresse und Kontakt des nächsten Spitals', 'Spital Tannwald, 081 555 11 11'],
  ] as const) {
    await fill(label, text);
  }
  await press(page.getByRole('heading', { name: 'Für die Rettung' }));
  for (const [label, text] of [
    ['Koordinaten', "2'763'400 / 1'163'900"],
    ['Zufahrt und Treffpunkt mit der Ambulanz', 'Brücke bei Tinizong'],
    ['Landeplatz für den Helikopter', 'Wiese beim Schulhaus'],
    ['Sammelplatz', 'Fahnenmast'],
    ['Nächster Ort mit Handyempfang', 'Alphütte, 10 Minuten'],
    ['Ärztin oder Arzt und Apotheke', 'Praxis Weber, Savognin'],
    ['Weg zur Notunterkunft und Schlüssel', '15 Minuten; Hauswart, 081 555 01 01'],
    ['Notfallblätter und Medikamente', 'Rote Kiste im Leitungszelt'],
    ['Nachtwache', 'Zora und Pumba'],
  ] as const) {
    await fill(label, text);
  }
  await press(button('Aus Tabelle einfügen'));
  await fill('Tabelle oder Liste', table);
  await press(button('Übernehmen'));
  await expect(page.locator('[name="kitchenTeam.0.scoutName"]')).toHaveValue('Zwiebel');
  await expectInReach(page, 'Sicherheitskonzept generieren');

  await press(chapter(/^Vorkehrungen/));
  await press(button('Übliche Auswahl Zeltlager').first());
  await press(page.getByRole('heading', { name: 'Umgang mit Suchtmitteln' }));
  await press(page.getByLabel(/^Leitende rauchen und vapen/));
  await press(page.getByRole('heading', { name: 'Hygiene', exact: true }));
  await press(page.getByLabel(/^Leitende bestimmen bei Durchfall/));
  await press(button('Eigener Punkt zu «Hygiene»'));
  await page.keyboard.type('Der Brunnen ist kein Trinkwasser.');
  await choose('Verantwortlich für die Apotheke', 'Zora');
  await press(chapter(/^Notfall/));
  await press(button('Übliche Auswahl Zeltlager').last());
  await press(page.getByRole('heading', { name: 'Notfallauto' }));
  await choose('Das Notfallauto wird gefahren von:', 'Zwiebel');
  await expectInReach(page, 'Sicherheitskonzept generieren');

  await press(chapter(/^Aktivitäten/));
  await page.locator('[name="activities.0.name"]').fill('Baden im Lai Barnagn');
  await fill('Datum', '2027-07-20');
  await press(page.getByLabel(/^Notruf-Plakat zum Aufhängen/));
  const made = await downloadBy(page, button(/^Sicherheitskonzept generieren$/));
  expect(made.name).toBe('SiKo_Sola Tannwald.docx');

  const { presses, pixels } = cost();
  expect(presses + 1).toBeLessThanOrEqual(25);
  expect(height).toBeLessThanOrEqual(5_000);
  expect(pixels).toBeLessThanOrEqual(6_000);
});

const table = [
  ['Vorname', 'Nachname', 'Pfadiname', 'Natel', 'Funktion'],
  ['Lea', 'Meier', 'Zora', '0795550112', 'HL'],
  ['Noah', 'Keller', 'Pumba', '079 555 01 13', 'Leiter'],
  ['Mia', 'Rohrer', 'Luchs', '+41 79 555 01 14', 'Leiterin'],
  ['Ruth', 'Amstad', 'Zwiebel', '0041 79 555 01 15', 'Küche'],
  ['Beat', 'Odermatt', 'Falk', '079 555 01 16', 'Coach'],
  ['Tim', 'Huber', 'Fuchs', '079 555 01 17', 'AL'],
]
  .map((row) => row.join('\t'))
  .join('\n');
