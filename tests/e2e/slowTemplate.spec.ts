import { expect, type Page } from '@playwright/test';
import { textOf } from '../bench/site';
import { fixture } from '../support/files';
import { paragraphsOf } from '../support/readDocx';
import { chooseTemplate, pointBoxes, press } from './actions';
import { eventually, openPage, scriptOf, test } from './site';

const script = scriptOf('engineWorker');
const restyled = fixture('restyled/packliste');

// Errors of the route are ignored, because the page may request the script again while the test ends.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

/** Makes the worker loop forever at a check. The returned function lets the next worker run without the loop. */
async function stuck(page: Page): Promise<() => Promise<void>> {
  const hold = `addEventListener('message', ({ data }) => {
    while (data.name === 'check');
  });`;
  let answered = 0;
  await page.route(script, async (route) => {
    const { pathname } = new URL(route.request().url());
    await route.fulfill({ contentType: 'text/javascript', body: hold + textOf(pathname) });
    answered += 1;
  });
  return async () => {
    // The script is requested twice: once by the page, which tests the address, and once by the worker.
    await eventually(() => answered).toBeGreaterThanOrEqual(2);
    await page.unrouteAll({ behavior: 'wait' });
  };
}

test('a check without end ends with the page', async ({ page }) => {
  const letGo = await stuck(page);
  await openPage(page, '/lager/packliste');
  await chooseTemplate(page, 'endlos.docx', restyled, '«endlos.docx» wird geprüft …');
  await pointBoxes(page).first().check();
  await expect(page.getByText('1 Punkt')).toBeVisible();
  expect(paragraphsOf((await press(page)).bytes)).toHaveLength(2);
  const workers = page.workers().length;
  await page.getByRole('link', { name: 'Lager', exact: true }).click();
  await eventually(() => page.workers().length).toBe(workers - 1);
  await page.getByRole('link', { name: 'Packliste' }).click();
  await page.getByText('Eigene Vorlage', { exact: true }).click();
  await expect(page.getByText('Die Prüfung von «endlos.docx» ist abgebrochen.')).toBeVisible();
  await letGo();
  await chooseTemplate(page, 'unsere.docx', restyled);
});
