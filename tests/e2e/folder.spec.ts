import { expect, type Locator, type Page } from '@playwright/test';
import PizZip from 'pizzip';
import { generatorEntries } from '../../src/catalog';
import { fixture, fixturePath } from '../support/files';
import { partNames, textsOf } from '../support/readDocx';
import { asksBeforeUnload, chooseTemplate, openFile, pointBoxes, press } from './actions';
import { expectNothingByAxe } from './axe';
import { goTo, hold, openPage, test } from './site';

async function begin(page: Page) {
  await openPage(page, '/');
  await page.getByLabel('Wie heisst euer Lager?').fill('Sola');
  await page.getByLabel('Abteilung oder Schar').fill('Pfadi Sagenwald');
  await page.getByLabel('Startdatum').fill('2027-07-12');
  await goTo(page, 'Packliste');
  await pointBoxes(page).first().check();
  await goTo(page, 'Lagerpakt');
  await pointBoxes(page).nth(3).check();
  await goTo(page);
}

/** Downloads the folder. `look` gets the question before it is answered. */
async function download(page: Page, answer: string, look = async (_question: Locator) => {}) {
  await page.getByRole('button', { name: 'Lagermappe herunterladen' }).click();
  await look(page.getByRole('dialog', { name: 'Lagermappe herunterladen' }));
  return press(page, answer);
}

/** Notes on the `body` each request to make a document that carries its input. */
function countFilled() {
  const send = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (...message: unknown[]) {
    const { dataset } = document.body;
    if (/"fill".*"generator"/.test(JSON.stringify(message)))
      dataset.made = `${dataset.made ?? ''}x`;
    return Reflect.apply(send, this, message);
  };
}

test('the folder is one Word document or a ZIP; both open again', async ({ page }) => {
  await page.addInitScript(countFilled);
  await begin(page);
  await goTo(page, 'Allgemeines Sicherheitskonzept');
  await page.getByLabel('Notfalltelefon des Lagers').fill('079 555 20 10');
  await goTo(page);
  await page.getByLabel('Enddatum').pressSequentially('17');
  const { name, bytes } = await download(page, 'Word-Datei', async (question) => {
    await expect(question.getByRole('cell', { name: '1', exact: true })).toHaveCount(3);
    await expect(question.locator('.answers')).toContainText('4 Seiten mit Deckblatt');
  });
  expect(name).toBe('Lagermappe_Sola.docx');
  // The documents that were made to count their pages are joined.
  await expect(page.locator('body')).toHaveAttribute('data-made', 'xxx');
  const texts = textsOf(bytes);
  expect(texts.slice(0, 3)).toEqual(['Sola', 'Pfadi Sagenwald', '12.7.2027']);
  const contents = texts.filter((text) => /\t\d+$/.test(text));
  expect(contents).toEqual(['Allgemeines Sicherheitskonzept\t2', 'Lagerpakt\t3', 'Packliste\t4']);
  await expect(page.locator('.category .standing')).toHaveText(Array(3).fill(/heruntergeladen$/));
  expect(await asksBeforeUnload(page)).toBe(false);
  // A date that is half typed is still half typed.
  await expect(page.locator('[type=date]:invalid')).toHaveCount(1);

  await test.step('in another tab, everything comes back', async () => {
    const other = await page.context().newPage();
    await openPage(other, '/');
    await openFile(other, name, bytes);
    await expect(other.locator('.start')).toContainText(
      '«Lagermappe_Sola.docx» ist geöffnet: Allgemeines Sicherheitskonzept, Lagerpakt, Packliste.',
    );
    await expect(other.getByLabel('Wie heisst euer Lager?')).toHaveValue('Sola');
    await goTo(other, 'Lagerpakt');
    await expect(pointBoxes(other).nth(3)).toBeChecked();
    await other.close();
  });

  await test.step('what is left out stays out, and nothing is no folder', async () => {
    const { bytes } = await download(page, 'Word-Datei', async (question) => {
      const ticked = question.locator('tr', { has: page.locator(':checked') });
      await expect(ticked).toHaveText(Array(3).fill(/heruntergeladen .*1$/));
      await expectNothingByAxe(page, 'dialog[open]');
      await question.getByLabel('Packliste').uncheck();
      await question.getByLabel(/konzept$/).uncheck();
    });
    expect(textsOf(bytes).filter((text) => /\t\d+$/.test(text))).toEqual(['Lagerpakt\t2']);
    await page.getByRole('button', { name: 'Lagermappe herunterladen' }).click();
    for (const name of [/^Allgemeines/, /pakt/, 'Packliste'])
      await page.getByRole('dialog').getByLabel(name).uncheck();
    const refusal = page.getByRole('dialog').getByRole('alert');
    await page.getByRole('button', { name: 'ZIP-Datei' }).click();
    await expect(refusal).toHaveText('Kreuze an, was in die Lagermappe soll.');
    await page.getByRole('dialog').getByLabel('Packliste').check();
    await expect(refusal).toBeHidden();
    await page.getByRole('button', { name: 'Abbrechen' }).click();
  });

  await test.step('as a ZIP, after a question', async () => {
    const { name, bytes } = await download(page, 'ZIP-Datei');
    expect(name).toBe('Lagermappe_Sola.zip');
    const names = '01 SiKo_Sola.docx,02 Lagerpakt.docx,03 Packliste.docx';
    expect(Object.keys(new PizZip(bytes).files).join()).toBe(names);
    await goTo(page, 'Packliste');
    await pointBoxes(page).first().uncheck();
    await pointBoxes(page).nth(5).check();
    await goTo(page);
    const camp = page.getByLabel('Wie heisst euer Lager?');
    await camp.fill('Herbstlager');
    await openFile(page, name, bytes);
    const question = page.getByRole('dialog', { name: '«Lagermappe_Sola.zip» öffnen?' });
    await expect(question).toContainText(/Ersetzt wird, was du .* bei: Euer Lager, .*Packliste\./);
    await expectNothingByAxe(page, 'dialog[open]');
    await question.getByRole('button', { name: 'Abbrechen' }).click();
    await expect(camp).toHaveValue('Herbstlager');
    await goTo(page, 'Packliste');
    await expect(pointBoxes(page).nth(5)).toBeChecked();
    await goTo(page);
    await openFile(page, name, bytes);
    await question.getByRole('button', { name: 'Öffnen' }).click();
    await goTo(page, 'Packliste');
    await expect(pointBoxes(page).first()).toBeChecked();
    await expect(pointBoxes(page).nth(5)).not.toBeChecked();
  });
});

test('documents that are not begun get the usual choice, from every page', async ({ page }) => {
  await openPage(page, '/aktivitaeten/gelaendespiel');
  await page.getByText('Weitere Dokumente').click();
  const ticked = page.getByRole('dialog').getByRole('checkbox', { checked: true });
  await page.getByRole('button', { name: 'Lagermappe herunterladen' }).click();
  await expect(ticked).toHaveCount(generatorEntries.length);
  await page.getByRole('button', { name: 'Abbrechen' }).click();
  await page.keyboard.press('Escape');
  await pointBoxes(page).first().check();
  await page.getByText('Weitere Dokumente').click();
  await download(page, 'ZIP-Datei', async (question) => {
    await question.getByRole('button', { name: 'Abbrechen' }).click();
    await page.getByRole('button', { name: 'Lagermappe herunterladen' }).click();
    const choice = question.getByRole('button', { name: 'Hauslager' });
    // A single begun document is no folder, so all documents are still ticked.
    await expect(ticked).toHaveCount(generatorEntries.length);
    await choice.click();
    await question.getByLabel('Pflichtenheft').uncheck();
    await expect(choice).toHaveAttribute('aria-pressed', 'true');
    await expect(question.getByRole('row', { name: /Packliste/ })).toHaveText('Packliste 1');
    await expectNothingByAxe(page, 'dialog[open]');
  });
  // The Pflichtenheft and the ToDo list have no input.
  const downloaded = Array(generatorEntries.length - 2).fill('heruntergeladen');
  await expect(page.locator('.onward .standing')).toHaveText(downloaded);
  await expect(pointBoxes(page).filter({ visible: true }).nth(1)).not.toBeChecked();
  await page.getByRole('link', { name: 'Packliste' }).click();
  await expect(page.getByLabel('Pfadihemd')).toBeChecked();
  await expect(page.getByLabel('Gamelle')).not.toBeChecked();
  // The template is held back before any page or folder can have loaded it.
  const letGo = await hold(page, '**/pflichtenheft*.docx');
  await page.getByText('Weitere Dokumente').click();
  await page.getByRole('link', { name: 'Pflichtenheft' }).click();
  await expect(pointBoxes(page).first()).not.toBeChecked();

  await test.step('a camp that is typed while the documents are made stays', async () => {
    await goTo(page);
    const made = download(page, 'ZIP-Datei', async (question) => {
      // The ToDo list has no input, but was in the last folder.
      await expect(question.getByLabel('ToDo Liste')).toBeChecked();
      await question.getByRole('button', { name: 'Hauslager' }).click();
    });
    await expect(page.getByText('«Pflichtenheft» wird erstellt …')).toBeVisible();
    const name = page.getByLabel('Wie heisst euer Lager?');
    await name.fill('Sola');
    await page.getByLabel('Enddatum').pressSequentially('17');
    await letGo();
    await made;
    await expect(name).toHaveValue('Sola');
    await expect(page.locator('[type=date]:invalid')).toHaveCount(1);
  });
});

test('hints in the folder lead to the open hints of a document', async ({ page }) => {
  await openPage(page, '/lager/allgemeines-sicherheitskonzept', { width: 390, height: 844 });
  await page.getByLabel('Notfalltelefon des Lagers').fill('079 555 20 10');
  await page.getByText('Weitere Dokumente').click();
  for (const _from of ['the page itself', 'the start page']) {
    await page.getByRole('button', { name: 'Lagermappe herunterladen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Lagermappe herunterladen' });
    expect(await dialog.evaluate((one) => one.scrollHeight - one.clientHeight)).toBe(0);
    const link = dialog.getByRole('link', { name: /Hinweise$/ }).first();
    // In a new tab, a fragment would open the panel while somebody types.
    await expect(link).toHaveAttribute('href', /konzept$/);
    await link.click();
    await expect(page.locator('button.hints')).toBeFocused();
    await page.getByRole('button', { name: 'Nächstes Spital' }).click();
    await expect(page.getByLabel(/Kontakt des nächsten Spitals/)).toBeFocused();
    await goTo(page);
  }
});

test('a folder is made when the letterhead is applied', async ({ page }) => {
  await begin(page);
  const letGo = await hold(page, '**/todo*.docx');
  const letterhead = fixturePath('looks/deutsche Namen und Logo');
  await page.getByLabel('Briefkopf', { exact: true }).setInputFiles(letterhead);
  const made = download(page, 'Word-Datei');
  await expect(page.getByText('Die Lagermappe wird erstellt …')).toBeVisible();
  await letGo();
  expect(partNames((await made).bytes).join()).toMatch(/header\d*\.xml/);
});

test('what looks otherwise lies beside the document', { tag: '@long' }, async ({ page }) => {
  await begin(page);
  await goTo(page, 'Regeln für Leitende');
  await pointBoxes(page).first().check();
  await goTo(page, 'Packliste');
  await chooseTemplate(page, 'unsere.docx', fixture('restyled/packliste'));
  await goTo(page);
  const { name, bytes } = await download(page, 'Word-Datei');
  expect(name).toBe('Lagermappe_Sola.zip');
  expect(Object.keys(new PizZip(bytes).files)).toEqual(['Lagermappe_Sola.docx', 'Packliste.docx']);
  expect(await asksBeforeUnload(page)).toBe(false);
  const said = 'Für sich im ZIP, weil die Vorlage anders aussieht als die übrigen: «Packliste».';
  await expect(page.getByRole('region', { name: 'Lagermappe' })).toContainText(said);
});
