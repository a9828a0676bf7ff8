import { expect, type Page } from '@playwright/test';
import { generatorEntries } from '../../src/catalog';
import { addEverywhere } from '../support/canary';
import { sampleInput } from '../support/files';
import { openFolds } from '../support/openFolds';
import { savedInputOf } from '../support/paper';
import { noticeOf, openFile } from './actions';
import { placingFaults } from './layout';
import { eventually, openPage, test } from './site';

const concept = 'allgemeines-sicherheitskonzept';
const widths = [320, 600, 768, 1366];
/** One generator for each kind of form. The forms of all other generators are checklists like the packing list. */
const kinds = [concept, 'todo-liste', 'packliste', 'lagerpakt', 'pflichtenheft'];

test('on the start page, no field is too narrow, and nothing overlaps', async ({ page }) => {
  await openPage(page, '/');
  await openEverything(page);
  await expectRoom(page);
});

for (const { slug, path } of generatorEntries) {
  const tag = kinds.includes(slug) ? [] : '@long';
  test(`in all of ${slug}, no field is too narrow, and nothing overlaps`, { tag }, async ({
    page,
  }) => {
    await openPage(page, path);
    if (slug === concept) await expectToBeShort(page);
    const input = (await sampleInput(slug, 'alles')) as object;
    await openFile(page, `${slug}.lagerkiste.json`, savedInputOf({ slug, input }));
    await expect(noticeOf(page)).toBeVisible();
    if (slug === concept) await expectToBeShort(page);
    await openEverything(page);
    await expectRoom(page);
  });
}

async function expectToBeShort(page: Page) {
  for (const width of [390, 1366]) {
    await page.setViewportSize({ width, height: 800 });
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBeLessThanOrEqual(5_000);
  }
}

async function openEverything(page: Page) {
  await page.evaluate(openFolds);
  await page.locator('form [type=checkbox]:not(:checked)').evaluateAll((boxes: HTMLElement[]) => {
    for (const box of boxes) if (box.checkVisibility()) box.click();
  });
  for (const name of ['Ausbildung erfassen', 'Leitung und Abbruch erfassen']) {
    const buttons = page.getByRole('button', { name, exact: true });
    while (await buttons.count()) await buttons.first().click();
  }
  await page.evaluate(addEverywhere);
  await page.keyboard.press('Escape');
  await page.evaluate(openFolds);
}

async function expectRoom(page: Page) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await eventually(() => page.evaluate(placingFaults, 'form'), `${width} px`).toEqual([]);
  }
}
