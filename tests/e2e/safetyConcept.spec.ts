import { expect, type Page } from '@playwright/test';
import { linesOf as linesIn } from '../support/checklists';
import { openFolds } from '../support/enterInput';
import { partOf } from '../support/readDocx';
import { expectNoSidewaysScrolling } from './layout';
import {
  asksBeforeUnload,
  downloadsOf,
  hold,
  openConcept,
  openPage,
  press,
  remover,
  row,
  test,
} from './site';

const path = '/lager/allgemeines-sicherheitskonzept';
const generate = 'Sicherheitskonzept generieren';
const longName = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen'.repeat(2);

test.beforeEach(async ({ page }) => {
  await openConcept(page);
});

async function fillPerson(page: Page, rowName: string, texts: readonly string[]) {
  await row(page, rowName).getByLabel('Vorname').focus();
  for (const text of texts) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
}

async function linesOf(page: Page): Promise<string[]> {
  return linesIn((await press(page, generate)).bytes).map(({ text }) => text);
}

test('what is filled in stands in the document, line by line', async ({ page }) => {
  await page.getByLabel('Lagername').focus();
  await page.keyboard.type('Sola «Ämme» 1/2');
  await page.getByLabel('Startdatum').fill('2027-07-12');
  await page.getByLabel('Enddatum').fill('2027-07-24');
  await page.getByLabel('Adresse des Lagers').focus();
  await page.keyboard.type('Lagerplatz');
  await page.keyboard.press('Enter');
  await page.keyboard.type('7463 Riom');
  await page.getByLabel('Notfalltelefon des Lagers').fill('079 555 01 11');
  await page.getByLabel('Lagerart').selectOption('Zeltlager');
  await page.getByLabel('Adresse der Notunterkunft').fill('Turnhalle');
  await page.getByLabel('Adresse und Kontakt des nächsten Spitals').fill('Spital Tannwald');
  await page.getByLabel('Koordinaten', { exact: true }).fill('46.61234, 9.58765');
  await expect(page.getByLabel('Koordinaten', { exact: true })).toHaveAccessibleDescription(
    "Erkannt, gedruckt wird 2'764'607 / 1'164'597 (WGS84 46.61234, 9.58765).",
  );
  await page.getByLabel('Zufahrt und Treffpunkt mit der Ambulanz').fill('Brücke bei Tinizong');
  await page.getByLabel('Landeplatz für den Helikopter', { exact: true }).fill('Wiese');
  await page.getByLabel('Sammelplatz', { exact: true }).fill('Fahnenmast');
  await page.getByLabel('Nächster Ort mit Handyempfang', { exact: true }).fill('Alphütte');
  await page.getByLabel('Ärztin oder Arzt und Apotheke', { exact: true }).fill('Praxis Weber');
  await page.getByLabel('Weg zur Notunterkunft und Schlüssel').fill('10 Minuten');
  await page.getByLabel('Notfallblätter und Medikamente', { exact: true }).fill('Rote Kiste');
  await page.getByLabel('Nachtwache', { exact: true }).fill('Zora');
  await page.getByLabel('Anzahl Teilnehmerinnen').fill('14');
  await page.getByLabel('Anzahl Teilnehmer', { exact: true }).fill('0');

  await row(page, 'Einheit 1').getByLabel('Name der Einheit').fill('Meute Tamun');
  await row(page, 'Einheit 1').getByLabel('Ort').fill('Luzern');

  await fillPerson(page, 'Hauptlagerleitung 1', ['Lea', 'Meier', 'Zora', '079 1']);
  await fillPerson(page, 'Leiter / Leiterin 1', ['Noah', 'Keller', 'Pumba', '079 2']);
  await page.getByRole('button', { name: 'Leiter / Leiterin hinzufügen' }).click();
  await expect(row(page, 'Leiter / Leiterin 2').getByLabel('Vorname')).toBeFocused();
  await fillPerson(page, 'Leiter / Leiterin 2', ['Mia', 'Rohrer']);
  await fillPerson(page, 'Koch / Köchin 1', ['Ruth', '', 'Zwiebel']);
  await fillPerson(page, 'Coach 1', ['', '', 'Falk', '079 3']);
  await fillPerson(page, 'AL 1', ['Beat']);

  await page.getByLabel('Alle hören sofort auf, wenn jemand «Stopp» sagt.').press('Space');
  for (const box of await page
    .getByRole('group', { name: 'Apotheke' })
    .getByRole('checkbox')
    .all()) {
    await box.check();
  }
  await page.getByLabel('Verantwortlich für die Apotheke').selectOption('Mia Rohrer');
  await row(page, 'Leiter / Leiterin 2').getByLabel('Pfadiname').fill('Luchs');
  await expect(chosen(page, 'Verantwortlich für die Apotheke')).toHaveText('Luchs');

  await page.getByLabel('Eine im Voraus bestimmte Person').check();
  await page.getByLabel('Lead im Notfall').selectOption('Zora');
  await page.getByLabel('144 Ambulanz').check();
  await page.getByLabel('Ein Notfallauto steht').check();
  await page.getByLabel('Das Notfallauto wird gefahren von:').selectOption('Zwiebel');
  await page.getByLabel('Stellvertretung', { exact: true }).selectOption('Luchs');

  await row(page, 'Aktivität 1').getByRole('textbox', { name: 'Aktivität' }).fill('Baden');
  await row(page, 'Aktivität 1').getByLabel('Datum').fill('2027-07-20');
  await page.getByRole('button', { name: 'Aktivität hinzufügen' }).click();
  await page.keyboard.type('Hike');
  await row(page, 'Aktivität 2').getByLabel('Datum').fill('2027-07-15');
  await page.getByRole('button', { name: 'Leitung, Konzept und Abbruch' }).click();
  await expect(row(page, 'Aktivität 1').getByLabel('Wer leitet?')).toBeFocused();
  await page.keyboard.type('Zora');
  await row(page, 'Aktivität 2').getByLabel('Eigenes Konzept?').fill('im Ordner');
  await row(page, 'Aktivität 2').getByLabel('Abbruch, wenn …').fill('es gewittert');

  const { name, bytes } = await press(page, generate);
  expect(name).toBe('SiKo_Sola «Ämme» 1_2.docx');
  expect(linesIn(bytes).map(({ style, text }) => `${style}: ${text}`)).toEqual([
    'Title: Sicherheitskonzept Sola «Ämme» 1/2',
    'Normal: 12.7.2027 – 24.7.2027',
    'Heading1: Allgemeines',
    'Heading2: Adresse des Lagers',
    'Normal: Lagerplatz\n7463 Riom',
    'Heading2: Adresse der Notunterkunft',
    'Normal: Turnhalle',
    'Heading2: Nächstes Spital',
    'Normal: Spital Tannwald',
    'Heading2: Notfalltelefon des Lagers',
    'Normal: 079 555 01 11',
    'Heading2: Für die Rettung',
    "Normal: Koordinaten: 2'764'607 / 1'164'597 (WGS84 46.61234, 9.58765)",
    'Normal: Zufahrt und Treffpunkt mit der Ambulanz: Brücke bei Tinizong',
    'Normal: Landeplatz für den Helikopter: Wiese',
    'Normal: Sammelplatz: Fahnenmast',
    'Normal: Nächster Ort mit Handyempfang: Alphütte',
    'Normal: Ärztin oder Arzt und Apotheke: Praxis Weber',
    'Normal: Weg zur Notunterkunft und Schlüssel: 10 Minuten',
    'Normal: Notfallblätter und Medikamente: Rote Kiste',
    'Normal: Nachtwache: Zora',
    'Heading2: Lagerart',
    'Normal: Zeltlager',
    'Heading2: Einheiten',
    'Contact: Meute Tamun, Luzern',
    'Heading2: Teilnehmende',
    'Normal: 14 Teilnehmerinnen, 0 Teilnehmer, total 14',
    'Heading2: Kontaktliste',
    'Heading6: Hauptlagerleitung',
    'Contact: Lea Meier v/o Zora\t079 1',
    'Heading6: Leitungsteam',
    'Contact: Noah Keller v/o Pumba\t079 2',
    'Contact: Mia Rohrer v/o Luchs',
    'Heading6: Küche',
    'Contact: Ruth v/o Zwiebel',
    'Heading6: Coaches',
    'Contact: Falk\t079 3',
    'Heading6: Abteilungsleitung',
    'Contact: Beat',
    'Heading1: Sicherheitsvorkehrungen',
    'Heading2: Sicherheitsregeln im Lagerpakt',
    'ListBulletTogether: Alle hören sofort auf, wenn jemand «Stopp» sagt.',
    'Heading2: Apotheke',
    'ListBulletTogether: Im Zeltlager steht die Apotheke trocken und für alle Leitenden griffbereit; die Medikamente darin sind für TN unzugänglich.',
    'ListBulletTogether: Im Hauslager steht die Apotheke zentral und für alle Leitenden griffbereit; die Medikamente darin sind für TN unzugänglich.',
    'ListBulletTogether: Auf jedem Ausflug sind eine kleine Apotheke und die Notfallblätter dabei.',
    'ListBulletTogether: Notfallmedikamente sind immer beim Kind oder bei der Person, die es begleitet.',
    'ListBulletTogether: Alle Leitenden wissen, wer auf Wespen- oder Bienenstiche allergisch ist, und können das Notfallmedikament geben.',
    'Heading2: Verantwortlich für die Apotheke',
    'Contact: Mia Rohrer v/o Luchs',
    'Heading1: Handeln im Notfall',
    'Heading2: Erste Hilfe',
    'ListBulletTogether: Eine im Voraus bestimmte Person übernimmt den Lead, sobald sie vor Ort ist.',
    'Normal: Lead im Notfall: Lea Meier v/o Zora, 079 1',
    'Heading2: Alarmierung',
    'Heading3: Wichtige Nummern',
    'Number: 144',
    'Service: Ambulanz',
    'Heading2: Notfallauto',
    'ListBulletTogether: Ein Notfallauto steht vollgetankt und gewendet da; alle wissen, wo der Schlüssel liegt.',
    'Normal: Das Notfallauto wird gefahren von: Ruth v/o Zwiebel',
    'Normal: Stellvertretung: Mia Rohrer v/o Luchs',
    'Heading1: Sicherheitsrelevante Aktivitäten',
    'ListBullet: 15.7.2027: Hike',
    'ListBullet2: Konzept: im Ordner',
    'ListBullet2: Abbruch, wenn es gewittert',
    'ListBullet: 20.7.2027: Baden',
    'ListBullet2: Leitung: Zora',
  ]);
});

test('an empty form makes a document that is its title', async ({ page }) => {
  const { name, bytes } = await press(page, generate);
  expect(name).toBe('SiKo.docx');
  expect(linesIn(bytes)).toEqual([{ style: 'Title', text: 'Sicherheitskonzept' }]);
});

test('an emergency sheet and lines to sign on stand at the end when they are wanted', async ({
  page,
}) => {
  await page.getByLabel('Notfalltelefon des Lagers').fill('079 555 01 11');
  await fillPerson(page, 'Hauptlagerleitung 1', ['Lea', 'Meier', 'Zora', '079 1']);
  await page.getByLabel('145 Vergiftungsnotfälle').check();
  await page.getByLabel('Leitende und Küche lesen und unterschreiben').check();
  await page.getByLabel('Notruf-Plakat zum Aufhängen').check();
  const lines = (await linesOf(page)).filter(Boolean);
  const signed = lines.slice(lines.indexOf('Gelesen und einverstanden'));
  expect(signed).toEqual([
    'Gelesen und einverstanden',
    'Wir haben dieses Sicherheitskonzept gelesen, sind damit einverstanden und halten uns daran.',
    '\t\nOrt, Datum',
    '\t\nLea Meier v/o Zora',
    'Im Notfall',
    '144',
    'Ambulanz',
    '1414',
    'Rega',
    '117',
    'Polizei',
    '118',
    'Feuerwehr',
    '145 Vergiftung',
    'Das sagst du: Wer ruft an? Wo sind wir? Was ist passiert?\nWie viele sind verletzt, und wie? Welche Gefahren gibt es?\nRückruf auf unser Notfalltelefon 079 555 01 11. Nie zuerst auflegen.',
    'Hier sind wir',
    'Adresse und Gemeinde',
    'Koordinaten',
    'Zufahrt und Treffpunkt mit der Ambulanz',
    'Landeplatz für den Helikopter',
    'Hier gibt es Hilfe',
    'Wer leitet',
    'Lea Meier v/o Zora',
    '079 1',
    'Wer das Notfallauto fährt',
    'Name',
    'Telefon',
    'Stellvertretung am Steuer',
    'Name',
    'Telefon',
    'Nächstes Spital',
    'Ärztin oder Arzt',
    'Apotheke',
    'Sammelplatz',
    'Handyempfang',
    'Notunterkunft, Schlüssel',
    'Autoschlüssel',
    'Nachtwache',
  ]);
});

test('the poster is made alone, and carries nothing of what was typed', async ({ page }) => {
  await page.getByLabel('Lagername').fill('Sola');
  await page.getByLabel('Adresse des Lagers').fill('Waldweg 4\n6060 Sarnen');
  const { name, bytes } = await press(page, 'Nur das Notruf-Plakat');
  expect(name).toBe('Notruf-Plakat_Sola.docx');
  const lines = linesIn(bytes).map(({ text }) => text);
  expect(lines[0]).toBe('Im Notfall');
  expect(lines).toEqual(expect.arrayContaining(['Hier sind wir: Sola', 'Waldweg 4\n6060 Sarnen']));
  expect(partOf(bytes, 'customXml/item1.xml')).toBe('');
  expect(await asksBeforeUnload(page)).toBe(true);
});

test('removing a row keeps the others, moves the focus on and is announced', async ({ page }) => {
  const add = page.getByRole('button', { name: 'Leiter / Leiterin hinzufügen' });
  await row(page, 'Leiter / Leiterin 1').getByLabel('Vorname').fill('Ada');
  for (const name of ['Ben', 'Cem']) {
    await add.click();
    await page.keyboard.type(name);
  }
  const announced = page.locator('.announcements');
  await expect(announced).toContainText('Leiter / Leiterin 3 hinzugefügt.');
  await remover(page, 'Leiter / Leiterin 2').click();
  await expect(row(page, 'Leiter / Leiterin 2').getByText('Cem')).toBeFocused();
  await expect(announced).toContainText('Ben entfernt.');
  await expect(row(page, 'Leiter / Leiterin 1').getByLabel('Vorname')).toHaveValue('Ada');
  await expect(row(page, 'Leiter / Leiterin 2').getByLabel('Vorname')).toHaveValue('Cem');
  await remover(page, 'Leiter / Leiterin 2').click();
  await expect(add).toBeFocused();
  await expect(announced).toContainText('Cem entfernt.');
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(announced).toContainText('Cem zurückgeholt.');
  await remover(page, 'Leiter / Leiterin 2').click();
  await remover(page, 'Leiter / Leiterin 1').click();
  await add.click();
  await expect(row(page, 'Leiter / Leiterin 1').getByLabel('Vorname')).toHaveValue('');
});

test('a select follows the people typed, and forgets whoever is removed', async ({ page }) => {
  const select = page.getByLabel('Verantwortlich für die Apotheke');
  await expect(select.locator('option')).toHaveText(['Bitte wählen']);
  await fillPerson(page, 'Leiter / Leiterin 1', ['Noah', 'Keller', 'Zora']);
  await fillPerson(page, 'Hauptlagerleitung 1', ['Lea', 'Meier', 'Zora']);
  await fillPerson(page, 'Koch / Köchin 1', ['Ruth']);
  const both = ['Bitte wählen', 'Zora (Lea Meier)', 'Zora (Noah Keller)'];
  await expect(select.locator('option')).toHaveText(both);
  await select.selectOption('Zora (Noah Keller)');

  await remover(page, 'Leiter / Leiterin 1').click();
  await expect(select).toHaveValue('');
  await page.getByRole('button', { name: 'Leiter / Leiterin hinzufügen' }).click();
  await page.keyboard.type('Neu');
  await expect(select.locator('option')).toHaveText(['Bitte wählen', 'Zora', 'Neu']);
  await expect(select).toHaveValue('');
});

test('unticking hides a select and keeps its choice out of the document', async ({ page }) => {
  await fillPerson(page, 'Koch / Köchin 1', ['Ruth']);
  await expect(page.getByLabel('Das Notfallauto wird gefahren von:')).toBeHidden();
  await page.getByLabel('Ein Notfallauto steht').check();
  await page.getByLabel('Das Notfallauto wird gefahren von:').selectOption('Ruth');
  await page.getByLabel('Ein Notfallauto steht').uncheck();
  await expect(page.getByLabel('Das Notfallauto wird gefahren von:')).toBeHidden();
  expect((await linesOf(page)).join()).not.toContain('Notfallauto');
  await page.getByLabel('Ein Notfallauto steht').check();
  expect(await linesOf(page)).toContain('Das Notfallauto wird gefahren von: Ruth');
});

test('hints stand beside the fields and block nothing', async ({ page }) => {
  await page.getByLabel('Startdatum').fill('2027-07-24');
  await page.getByLabel('Enddatum').fill('2027-07-12');
  await expect(page.getByLabel('Enddatum')).toHaveAccessibleDescription(
    'Das Enddatum liegt vor dem Startdatum.',
  );
  await page.getByLabel('Notfalltelefon des Lagers').fill('keine');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Notfalltelefon des Lagers')).toHaveAccessibleDescription(
    /keine Ziffern/,
  );
  await page.getByLabel('Notfalltelefon des Lagers').fill('0795550111');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Notfalltelefon des Lagers')).toHaveValue('079 555 01 11');
  const shelter = page.getByLabel('Adresse der Notunterkunft');
  await page.getByLabel('Lagerart').selectOption('Zeltlager');
  await expect(shelter).toHaveAccessibleDescription(/braucht eine Notunterkunft/);
  await page.getByLabel('Lagerart').selectOption('Hauslager');
  await expect(shelter).toHaveAccessibleDescription(/nicht gedruckt/);
  await shelter.fill('Turnhalle');
  await page.getByLabel('Anzahl Teilnehmerinnen').focus();
  await page.keyboard.type('-');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Anzahl Teilnehmerinnen')).toHaveAccessibleDescription(
    /ganze Zahlen/,
  );
  await page.getByLabel('Anzahl Teilnehmer', { exact: true }).fill('-1');
  await page.getByLabel('Koordinaten', { exact: true }).fill('beim Brunnen');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Koordinaten', { exact: true })).toHaveAccessibleDescription(
    /kein Punkt auf der Karte/,
  );
  const lines = await linesOf(page);
  expect(lines).toContain('079 555 01 11');
  expect(lines).not.toContain('Turnhalle');
  expect(lines).not.toContain('Teilnehmende');
});

test('Enter in a field saves nothing', async ({ page }) => {
  const downloads = downloadsOf(page);
  for (const field of [
    page.getByLabel('Lagername'),
    row(page, 'Coach 1').getByLabel('Vorname'),
    row(page, 'Aktivität 1').getByLabel('Datum'),
  ]) {
    await field.press('Enter');
  }
  await press(page, generate);
  expect(downloads).toHaveLength(1);
});

test('leaving for another page and coming back loses nothing', async ({ page }) => {
  await page.getByLabel('Lagername').fill('Sola');
  await page.getByLabel('144 Ambulanz').check();
  await row(page, 'Leiter / Leiterin 1').getByLabel('Pfadiname').fill('Zora');
  await page.getByRole('button', { name: 'Leiter / Leiterin hinzufügen' }).click();
  await row(page, 'Leiter / Leiterin 2').getByLabel('Pfadiname').fill('Yuki');
  await page.getByLabel('Eine im Voraus bestimmte Person').check();
  await page.getByLabel('Lead im Notfall').selectOption('Yuki');
  await page.getByRole('link', { name: 'Lagerkiste' }).click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page.getByLabel('Lagername')).toHaveValue('Sola');
  await expect(page.getByLabel('144 Ambulanz')).toBeChecked();
  await expect(row(page, 'Leiter / Leiterin 1').getByLabel('Pfadiname')).toHaveValue('Zora');
  await expect(row(page, 'Leiter / Leiterin 2').getByLabel('Pfadiname')).toHaveValue('Yuki');
  await expect(page.getByLabel('Lead im Notfall').locator(':checked')).toHaveText('Yuki');
});

test('a heading of the same page is gone to with what was entered', async ({ page }) => {
  await page.getByLabel('Lagername').fill('Sola');
  await page.getByRole('link', { name: /^Notfall/ }).click();
  await expect(page.getByRole('heading', { name: 'Handeln im Notfall' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Handeln im Notfall' })).toBeInViewport();
  await expect(page.getByLabel('Lagername')).toHaveValue('Sola');
});

test('closing or reloading a changed form brings up the question of the browser', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    return dialog.accept();
  });
  await page.reload();
  expect(asked).toEqual([]);
  await page.getByLabel('Lagername').fill('Sola');
  await page.reload();
  expect(asked).toEqual(['beforeunload']);
});

test('what was typed, ticked and chosen before the script arrived counts', async ({ page }) => {
  const letGo = await hold(page, '**/*.js');
  await page.goto(path, { waitUntil: 'commit' });
  await page.getByLabel('Lagername').fill('Sola');
  await page.getByLabel('Lagerart').selectOption('Zeltlager');
  await row(page, 'Leiter / Leiterin 1').getByLabel('Pfadiname').fill('Zora');
  await page.evaluate(openFolds);
  await page.getByLabel('144 Ambulanz').check();
  await page.getByLabel('Ein Notfallauto steht').check();
  await letGo();
  await page.getByLabel('Das Notfallauto wird gefahren von:').selectOption('Zora');
  await expect(page.locator('.hint', { hasText: 'braucht eine Notunterkunft' })).toBeVisible();
  expect(await linesOf(page)).toEqual([
    'Sicherheitskonzept Sola',
    'Allgemeines',
    'Lagerart',
    'Zeltlager',
    'Kontaktliste',
    'Leitungsteam',
    'Zora',
    'Handeln im Notfall',
    'Alarmierung',
    'Wichtige Nummern',
    '144',
    'Ambulanz',
    'Notfallauto',
    'Ein Notfallauto steht vollgetankt und gewendet da; alle wissen, wo der Schlüssel liegt.',
    'Das Notfallauto wird gefahren von: Zora',
  ]);
});

test('a long name without a space stays in its place', async ({ page }) => {
  await page.getByLabel('Lagername').fill(longName);
  const leaders = page.getByRole('group', { name: 'Leitungsteam', exact: true });
  await leaders.getByLabel('Pfadiname').fill(longName);
  for (const width of [320, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScrolling(page);
  }
});

test('the contents of the safety concept follow where one is', async ({ page }) => {
  const current = page.getByRole('navigation', { name: 'Inhalt' }).locator('[aria-current]');
  await page.getByRole('link', { name: /^Notfall/ }).click();
  await expect(page.getByRole('heading', { name: 'Handeln im Notfall' })).toBeFocused();
  await expect(current).toHaveText('Notfall 0/7');
  await page.getByLabel('144 Ambulanz').check();
  await expect(current).toHaveText('Notfall 1/7');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.getByRole('link', { name: /^Aktivitäten/ }).click();
  await expect(current).toHaveText('Aktivitäten ');
});

test('what most camps tick is ticked by one press, and taken back by one', async ({ page }) => {
  const ticked = page.locator('[name=ticked]:checked');
  await page.getByLabel('144 Ambulanz').check();
  await page.getByLabel('Lagerart').selectOption('Hauslager');
  await page.getByRole('button', { name: 'Übliche Auswahl Hauslager' }).first().click();
  await expect(page.getByLabel(/^Im Hauslager steht/)).toBeChecked();
  await expect(page.getByLabel(/^Im Zeltlager steht/)).not.toBeChecked();
  await expect(page.getByText(/^\d\d Punkte angekreuzt\.$/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(ticked).toHaveCount(1);
  await expect(
    page.getByRole('button', { name: 'Übliche Auswahl Hauslager' }).first(),
  ).toBeFocused();
});

test('a group is folded until something stands in it, and says how much', async ({ page }) => {
  await openPage(page, path);
  const group = page.locator('details', { hasText: 'Umgang mit Feuer' });
  await expect(group.getByRole('checkbox').first()).toBeHidden();
  await group.locator('summary').click();
  await group.getByRole('checkbox').first().check();
  await expect(group.locator('summary')).toContainText('1 von 11');
  await group.locator('summary').click();
  await expect(group.getByRole('checkbox').first()).toBeHidden();
  await expect(group.locator('summary')).toContainText('1 von 11');
});

function chosen(page: Page, label: string) {
  return page.getByLabel(label).locator('option:checked');
}
