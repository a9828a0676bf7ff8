import { expect, type Page } from '@playwright/test';
import { paragraphsOf } from '../support/readDocx';
import { pointBoxes, press } from './actions';
import { expectNothingByAxe } from './axe';
import { clock, hold, missingFiles, openPage, scriptOf, test } from './site';

// The pages also write each failure to the console, for developers.
const failures = '^TemplateError: Die Datei ist |^Error: out of memory';
test.use({ noise: new RegExp(`${missingFiles.source}|${failures}`) });

const button = { name: 'Dokument generieren' };
const engine = scriptOf('engineWorker');

async function openPackliste(page: Page) {
  await openPage(page, '/lager/packliste');
  await pointBoxes(page).first().check();
}

test('each failure is said, what was ticked stays, and a later press saves', async ({ page }) => {
  const fails = async (message: string) => {
    await page.getByRole('button', button).click();
    await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible();
    await expectNothingByAxe(page, '.generate-bar');
    await expect(pointBoxes(page).first()).toBeChecked();
    await page.unrouteAll();
  };
  // `setOffline` is not used, because Chromium once did not notice it in a reused context.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'onLine', { get: () => Reflect.get(window, 'isOnline') });
  });
  await openPackliste(page);
  await expect(page.getByText('nicht heruntergeladen')).toBeVisible();
  for (const file of [engine, '**/*.docx']) {
    await page.route(file, (route) => route.abort('internetdisconnected'));
  }
  await fails('Du bist offline.');
  await page.evaluate(() => Reflect.set(window, 'isOnline', true));
  await page.route('**/*.docx', (route) => route.fulfill({ status: 404, body: 'nicht da' }));
  await fails('Die Vorlage ist gerade nicht erreichbar.');
  await page.route('**/*.docx', (route) => route.fulfill({ body: '<!doctype html>' }));
  await fails('Die Word-Vorlage ist beschädigt');
  await page.evaluate(() => {
    const { createObjectURL } = URL;
    URL.createObjectURL = () => {
      URL.createObjectURL = createObjectURL;
      throw new Error('out of memory');
    };
  });
  await fails('Das Dokument konnte nicht erstellt werden.');
  expect(paragraphsOf((await press(page)).bytes)).toHaveLength(2);
  await expect(page.getByText(/^Heruntergeladen/)).toBeVisible();
  await expectNothingByAxe(page, '.generate-bar');
  // A tab that is hidden paints nothing, and saves all the same.
  await page.evaluate(() => {
    window.requestAnimationFrame = () => 0;
  });
  expect(paragraphsOf((await press(page)).bytes)).toHaveLength(2);
});

test('a script that does not come is said at the button', async ({ page }) => {
  await page.route('**/assets/index-*.js', (route) => route.abort());
  await page.goto('/lager/packliste');
  const said = page.getByText('Die Seite ist noch nicht fertig geladen.');
  await expect(page.getByRole('button', button)).toBeDisabled();
  await expect(said).toBeHidden();
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  await expect(said).toBeInViewport({ ratio: 1 });
  await page.unrouteAll();
  await openPage(page, '/lager/packliste');
  await expect(said).toHaveCount(0);
});

test('a template that comes after 30 seconds makes its document', clock, async ({ page }) => {
  await page.clock.install();
  const letGo = await hold(page, '**/*.docx');
  await openPackliste(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', button).click();
  await expect(page.getByRole('button', { name: 'Dokument wird erstellt …' })).toBeVisible();
  await page.clock.fastForward(30_000);
  await expect(page.getByRole('button', { name: 'Dokument wird erstellt …' })).toBeVisible();
  await letGo();
  expect((await download).suggestedFilename()).toBe('Packliste.docx');
});

test('a page whose program is gone is replaced by one that leads back', async ({ page }) => {
  await page.route(scriptOf('packliste'), (route) => route.fulfill({ status: 404 }));
  const heading = page.locator('h1');
  await openPage(page, '/lager/packliste');
  await expect(heading).toHaveText('Das hat nicht geklappt');
  await page.getByRole('link', { name: 'Zur Startseite' }).click();
  await expect(heading).toHaveText('Lagerkiste');
  await openPage(page, '/lager');
  await page.getByRole('link', { name: 'Packliste' }).click();
  await expect(heading).toHaveText('Das hat nicht geklappt');
  await expect(page.getByRole('link', { name: 'schreib uns, was passiert ist' })).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Seite neu laden' }).click();
  await expect(heading).toHaveText('Packliste');
});
