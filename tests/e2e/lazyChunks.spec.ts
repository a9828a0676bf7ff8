import { expect, type Request } from '@playwright/test';
import { rowsOf } from '../support/table';
import { press, row } from './actions';
import { hold, missingFiles, openPage, scriptOf, test } from './site';

test.use({ idleWork: true, noise: missingFiles, viewport: { width: 1280, height: 800 } });

// A chunk, the label of the button that needs it, the message without it, and a selector for the result.
const parts = rowsOf(`
FileOpener | Liste einfügen | Dieser Teil der Seite ist gerade nicht erreichbar. | dialog[open]
check | Übernehmen | Prüfe deine Internetverbindung | .notices > .input-notice
rendering | Noch einmal versuchen | Die Vorschau ist gerade nicht erreichbar. | iframe[title^="Vorschau:"]
`);

for (const [chunk, pressed, said, there] of parts) {
  test(`${chunk} out of reach is said, and comes at another try`, async ({ page }) => {
    // On a phone, the preview does not open by itself.
    if (chunk !== 'rendering') await page.setViewportSize({ width: 390, height: 780 });
    const failed: Request[] = [];
    page.on('requestfailed', (request) => failed.push(request));
    await page.route(scriptOf(chunk), (route) => route.abort('connectionreset'));
    await openPage(page, '/lager/packliste');
    async function ask() {
      if (chunk === 'check') {
        await page.getByRole('button', { name: 'Liste einfügen' }).click();
        await page.getByLabel('Ein Punkt oder eine Person').fill('Seil');
      }
      await page.getByText(pressed, { exact: true }).click();
    }
    if (chunk !== 'rendering') await ask();
    await expect(page.getByText(said).first()).toBeVisible();
    await expect(page.locator(there)).toHaveCount(0);
    // Firefox and WebKit remember a failed import as long as the page is open. A worker may try again.
    expect(failed.length).toBeGreaterThan(0);
    const isImported = failed.some((one) => one.resourceType() === 'script');
    expect(isImported).toBe(chunk === 'check');
    await page.keyboard.press('Escape');
    expect((await press(page)).name).toBe('Packliste.docx');
    await page.unrouteAll();
    const comes = page.locator(there).first().waitFor();
    // The preview may have opened by itself after the earlier press. In this case, its button has disappeared.
    await (chunk === 'rendering' ? Promise.race([comes, ask().catch(() => {})]) : ask());
    await comes;
  });
}

// The first style sheet comes with the late parts, and the second one with the first hints.
for (const sheet of ['**/looks-*.css', '**/hints-*.css']) {
  test(`what is pressed is done while ${sheet} is on its way`, async ({ page }) => {
    const letGo = await hold(page, sheet);
    const asked = page.waitForRequest(sheet);
    await openPage(page, '/lager/allgemeines-sicherheitskonzept');
    await page.getByRole('heading', { name: 'Leitungsteam' }).click();
    await row(page, 'Leiter / Leiterin 1').getByLabel('Vorname').fill('Anna');
    await asked;
    await page.getByRole('button', { name: 'Leiter / Leiterin hinzufügen' }).click();
    await expect(row(page, 'Leiter / Leiterin 2').getByLabel('Vorname')).toBeFocused();
    await letGo();
  });
}
