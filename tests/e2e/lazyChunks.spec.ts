import { expect, type Locator, type Page, type Request } from '@playwright/test';
import { paragraphsOf } from '../support/readDocx';
import { hold, missingFiles, openPage, paperOf, press, row, scriptOf, test } from './site';

test.use({ idleWork: true, noise: missingFiles, viewport: { width: 1280, height: 800 } });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const list = '/lager/packliste';
const concept = '/lager/allgemeines-sicherheitskonzept';
const thisPart = 'Dieser Teil der Seite ist gerade nicht erreichbar.';

async function sort(page: Page) {
  await button(page, 'Datei öffnen').click();
  await page.getByLabel('Oder als Text einfügen').fill('Seil');
  await button(page, 'Text übernehmen').click();
}

/** A part of the program, its page, what asks for it, what is said, and what is there when it is. */
const parts: [string, string, (page: Page) => unknown, string, (page: Page) => Locator][] = [
  [
    'TemplateTrial',
    list,
    (page) => page.getByText('Aussehen', { exact: true }).click(),
    thisPart,
    (page) => page.getByText('Keine eigene Vorlage ist aktiv.'),
  ],
  [
    'PasteDialog',
    concept,
    (page) => button(page, 'Aus Tabelle einfügen').click(),
    thisPart,
    (page) => page.getByRole('dialog'),
  ],
  [
    'sort',
    list,
    sort,
    'Prüfe deine Internetverbindung',
    (page) => page.getByRole('dialog', { name: 'Alte Liste' }),
  ],
  [
    'rendering',
    list,
    (page) => button(page, 'Noch einmal versuchen').click(),
    'Die Vorschau ist gerade nicht erreichbar.',
    (page) => paperOf(page).locator('article p').first(),
  ],
];

for (const [chunk, path, ask, said, there] of parts) {
  test(`${chunk} out of reach is said, and comes at another try`, async ({ page }) => {
    const failed: Request[] = [];
    page.on('requestfailed', (request) => failed.push(request));
    await page.route(scriptOf(chunk), (route) => route.abort('connectionreset'));
    await openPage(page, path);
    // The preview comes by itself.
    if (chunk !== 'rendering') await ask(page);
    await expect(page.getByText(said).first()).toBeVisible();
    // Firefox and WebKit keep an import that failed for as long as the page is open: none was tried but by a worker.
    expect(failed.length).toBeGreaterThan(0);
    const imported = failed.filter((one) => one.resourceType() === 'script');
    expect(imported).toHaveLength(chunk === 'sort' ? 1 : 0);
    // It is needed by no document.
    if (path !== concept) expect(paragraphsOf((await press(page)).bytes)).toHaveLength(1);
    await page.unrouteAll();
    // A fold that is open closes first.
    if (chunk === 'TemplateTrial') await ask(page);
    await ask(page);
    await expect(there(page)).toBeVisible();
  });
}

test('what is pressed is done while the style sheet of a part is on its way', async ({ page }) => {
  const sheet = '**/lastYear-*.css';
  const letGo = await hold(page, sheet);
  const asked = page.waitForRequest(sheet);
  await openPage(page, concept);
  await asked;
  await page.getByRole('heading', { name: 'Leitungsteam' }).click();
  await button(page, 'Leiter / Leiterin hinzufügen').click();
  await expect(row(page, 'Leiter / Leiterin 2').getByLabel('Vorname')).toBeFocused();
  await letGo();
});
