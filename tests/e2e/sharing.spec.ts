import { expect } from '@playwright/test';
import { paragraphsOf } from '../support/readDocx';
import { downloadBy, noticeOf, paperOf, pointBoxes, press } from './actions';
import { expectNoSidewaysScrolling } from './layout';
import { goTo, isReady, openPage, test } from './site';

const list = '/lager/packliste';

test('a packing list is sent on as a link and completed', async ({ page, context, baseURL }) => {
  await openPage(page, list);
  const copy = page.getByRole('button', { name: 'Link kopieren' });
  await pointBoxes(page).nth(1).check();
  await pointBoxes(page).nth(4).check();
  await copy.click();
  await expect(page.getByText('Kopiert.')).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(address).toMatch(new RegExp(`^${baseURL}${list}#auswahl=[\\w-]+$`));
  await expect(page).toHaveURL(address);
  await pointBoxes(page).nth(6).check();
  await expect(page).toHaveURL(list);

  const next = await context.newPage();
  await openPage(next, address);
  await expect(noticeOf(next)).toContainText('Die Auswahl aus dem Link steht im Formular.');
  await expect(noticeOf(next).getByRole('button')).toHaveCount(1);
  await expect(next.locator('form [name]:checked')).toHaveCount(2);
  await expect(next).toHaveURL(address);
  await next.reload();
  await isReady(next);
  await expect(next.locator('form [name]:checked')).toHaveCount(2);
  await pointBoxes(next).nth(9).check();
  await expect(next).toHaveURL(list);
  const texts = await next.locator('form label:has([name]:checked)').allInnerTexts();
  const { bytes } = await press(next);
  const points = paragraphsOf(bytes).filter(({ style }) => style === 'ListBullet');
  expect(points.map(({ text }) => text)).toEqual(texts);

  // The link is opened again in the same tab.
  await next.evaluate((url) => location.assign(url), address);
  await expect(next.locator('form [name]:checked')).toHaveCount(2);
  await next.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(next.locator('form [name]:checked')).toHaveCount(3);
  await expect(next).toHaveURL(list);
});

test('a link that is old, one that is cut off, and one that was followed', async ({ page }) => {
  const ticked = page.locator('form [type=checkbox]:checked');
  const one = `#auswahl=${btoa('{"ticked":["2"]}')}`;
  await openPage(page, `/leitungsteam/regeln-im-leitungsteam${one}`);
  await expect(page).toHaveURL(`/leitungsteam/regeln${one}`);
  await expect(ticked).toHaveCount(1);
  await openPage(page, `${list}#auswahl=abgeschnitt`);
  await expect(page.getByRole('alert').filter({ hasText: 'Auswahl im Link' })).toBeVisible();
  await expect(ticked).toHaveCount(0);
  await expect(page).toHaveURL(list);

  // A link that was followed is not taken again on the way back.
  const address = list + one;
  await openPage(page, address);
  await expect(ticked).toHaveCount(1);
  // The open dialog has an entry in the history.
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Vorschau' }).click();
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(ticked).toHaveCount(1);

  await goTo(page);
  await page.getByLabel('Startdatum').fill('2027-07-12');
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(ticked).toHaveCount(1);
  await expect(noticeOf(page)).toHaveCount(1);
});

test.describe('with fingers', () => {
  const viewport = { width: 320, height: 640 };
  test.use({ hasTouch: true, isMobile: true, viewport, idleWork: true });

  test('the file is shared and downloaded, also from the preview', async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(navigator, {
        canShare: ({ files }: ShareData) => files?.length === 1,
        share: async ({ files = [] }: ShareData) => {
          const shared = files.map(({ name, size, type }) => `${name} ${size} ${type}`);
          Object.assign(window, { shared });
        },
      });
    });
    await openPage(page, list);
    await pointBoxes(page).first().check();
    const atRisk = page.getByText('nicht heruntergeladen');
    await expect(atRisk).toBeVisible();
    const share = page.getByRole('button', { name: 'Teilen' });
    await expect(share).toBeInViewport({ ratio: 1 });
    await share.click();
    await expect(atRisk).toBeHidden();
    const shared = await page.evaluate(() => Reflect.get(window, 'shared'));
    const file = await press(page);
    const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
    expect(shared).toEqual([`${file.name} ${file.bytes.length} ${type}`]);
    const downloaded = page.locator('.bar-words').getByText(/^Heruntergeladen/);
    await expect(downloaded).toBeVisible();

    await page.getByRole('button', { name: 'Vorschau' }).click();
    const dialog = page.getByRole('dialog', { name: 'Vorschau' });
    await expect(paperOf(page).locator('section')).toBeVisible();
    const ofDialog = (name: string) => dialog.getByRole('button', { name });
    expect(await downloadBy(page, ofDialog('Herunterladen'))).toEqual(file);
    await expect(dialog.getByText(/^Heruntergeladen/)).toBeVisible();
    await page.evaluate(() => {
      navigator.share = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    });
    await ofDialog('Teilen').click();
    await expect(dialog.getByRole('alert')).toHaveText('Teilen geht in diesem Browser nicht.');
    await page.goBack();
    await pointBoxes(page).nth(1).check();
    await expect(atRisk).toBeVisible();
    await expect(downloaded).toBeHidden();
  });
});

test.describe('inside Instagram', () => {
  const userAgent =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Mobile Instagram 334.0.0';
  test.use({ userAgent, viewport: { width: 360, height: 740 }, idleWork: true });

  test('the way to a real browser takes the selection along', async ({ page }) => {
    await openPage(page, list);
    const banner = page.getByRole('region', { name: 'Im Browser einer App' });
    await expect(banner).toBeInViewport();
    await pointBoxes(page).first().check();
    await banner.getByRole('button', { name: 'Adresse kopieren' }).click();
    await expect(banner.getByText('Kopiert.')).toBeVisible();
    const address = await page.evaluate(() => navigator.clipboard.readText());
    expect(address).toContain(`${list}#auswahl=`);
    await expectNoSidewaysScrolling(page);
  });
});
