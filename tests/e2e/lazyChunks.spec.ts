import { expect, type Page } from '@playwright/test';
import { hold, missingFiles, openConcept, openPage, row, scriptOf, test } from './site';

test.use({ idleWork: true, noise: missingFiles });

/** Lets the files fail until the returned function is called. */
async function failing(page: Page, files: string): Promise<() => Promise<void>> {
  await page.route(files, (route) => route.abort('connectionreset'));
  return () => page.unroute(files);
}

test('a section for templates that was out of reach comes when opened again', async ({ page }) => {
  const mend = await failing(page, scriptOf('TemplateTrial'));
  await openPage(page, '/lager/packliste');
  const summary = page.getByText('Aussehen', { exact: true });
  await summary.click();
  await expect(page.getByText('Dieser Teil der Seite ist gerade nicht erreichbar.')).toBeVisible();
  await mend();
  await summary.click();
  await summary.click();
  await expect(page.getByText('Keine eigene Vorlage ist aktiv.')).toBeVisible();
});

test('what is pressed is done while the style sheet of a part is on its way', async ({ page }) => {
  const sheet = '**/lastYear-*.css';
  const letGo = await hold(page, sheet);
  const asked = page.waitForRequest(sheet);
  await openConcept(page);
  await asked;
  await page.getByRole('button', { name: 'Leiter / Leiterin hinzufügen' }).click();
  await expect(row(page, 'Leiter / Leiterin 2').getByLabel('Vorname')).toBeFocused();
  await letGo();
});
