import { expect, type Locator, type Page } from '@playwright/test';
import { openFolds } from '../support/openFolds';
import * as paper from '../support/paper';
import { paperOf } from './actions';
import { eventually, openPage, test } from './site';

test.use({ viewport: { width: 1280, height: 800 }, idleWork: true });

const starts = paper.paperStarts();
const cases = (await paper.paperCases()).chromium;
const concept = 'allgemeines-sicherheitskonzept alles signatures';

for (const slug of new Set(cases.map((one) => one.slug))) {
  test(`the pages of ${slug} begin where LibreOffice begins them`, async ({ page }) => {
    const own = cases.filter((one) => one.slug === slug);
    await openPage(page, own[0]?.path ?? '');
    if (concept.startsWith(slug)) await expectConcept(page);
    for (const one of own) await showDocument(page, one);
  });
}

/** Opens a document, and waits until the pages of the preview begin as in the paper table. */
async function showDocument(page: Page, one: paper.PaperDocument) {
  page.removeAllListeners('dialog');
  page.on('dialog', (dialog) => dialog.accept());
  await page.evaluate(paper.openOnPaper, paper.savedInputOf(one));
  const shown = async () => (await page.evaluate(paper.shownPages)).map(paper.startOf);
  await eventually(shown, one.name).toEqual(starts[one.name]);
}

/** Expects more of a long document: it prints, scrolls with the form, and leads into the form. */
async function expectConcept(page: Page) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const one of await paper.paperDocuments())
    if (one.name === concept) await showDocument(page, one);
  await test.step('with its numbers and tabs', () => expectNumbersAndTabs(page));
  await test.step('page for page on paper', () => expectPrintedAsShown(page));
  await page.emulateMedia({ media: 'screen' });
  await test.step('a press leads into the form', () => expectToLeadIntoTheForm(page));
  await test.step('it goes to what one works on', () => expectToFollowTheForm(page));
}

async function expectNumbersAndTabs(page: Page) {
  const count = starts[concept]?.length ?? 0;
  const bar = page.locator('.preview-bar');
  await expect(bar).toContainText(`Seite 1/${count}`);
  await paperOf(page).locator('section').nth(2).scrollIntoViewIfNeeded();
  await page.mouse.move(1000, 400);
  await page.mouse.wheel(0, 600);
  await expect(bar).toContainText(/Seite [2345]\//);

  // `paperAsWord.spec.ts` proves the other tabs. A line to sign on is as wide as half of the text.
  const line = paperOf(page).locator('article .tab[data-leader="underscore"]').first();
  expect(await line.evaluate((one) => one.getBoundingClientRect().width)).toBeGreaterThan(285);
}

/** Expects each printed page to be the one of the preview, and the PDF to hold text. */
async function expectPrintedAsShown(page: Page) {
  const heading = paperOf(page).getByRole('heading', { name: 'Adresse des Lagers', level: 2 });
  await expect(heading).toBeVisible();
  const shown = await page.evaluate(paper.shownPages);
  const made = await page.pdf({ preferCSSPageSize: true, outline: true, tagged: true });
  const pdf = made.toString('latin1');
  for (const part of ['/ToUnicode', '/FontFile2', '/Outlines']) expect(pdf).toContain(part);
  expect(pdf.match(/\/MediaBox \[0 0 59\d(\.\d+)? 841(\.\d+)?\]/g)).toHaveLength(shown.length);
  await page.emulateMedia({ media: 'print' });
  const printed = await page.evaluate(paper.printedPages);
  expect(printed.map(paper.startOf)).toEqual(shown.map(paper.startOf));
  const ofThePage = page.getByRole('button', { includeHidden: true }).or(page.locator('h1'));
  await expect(ofThePage.filter({ visible: true })).toHaveCount(0);
}

/** Expects the top of an element to be about a third of the height below the upper edge of its frame. */
async function expectWhereOneLooks(element: Locator) {
  const share = () =>
    element.evaluate((one) => {
      const { innerHeight = 1 } = one.ownerDocument.defaultView ?? {};
      return one.getBoundingClientRect().top / innerHeight;
    });
  await eventually(share).toBeGreaterThan(0.15);
  await eventually(share).toBeLessThan(0.6);
}

async function expectToFollowTheForm(page: Page) {
  await page.evaluate(openFolds);
  const field = page.getByLabel('Adresse des Lagers');
  await field.focus();
  const address = paperOf(page).getByText('Lagerplatz Tannwald').first();
  await expectWhereOneLooks(address);

  const first = page.getByLabel(/^Alle waschen die Hände/);
  const second = page.getByLabel(/^Alle trinken im Lager nur Wasser/);
  const point = paperOf(page).getByText('Alle trinken im Lager nur Wasser');
  await second.focus();
  await expectWhereOneLooks(point);
  await first.uncheck();
  await expect(paperOf(page).getByText('Alle waschen die Hände')).toHaveCount(0);
  await field.focus();
  await expectWhereOneLooks(address);
  // The unticked point prints nothing. The preview scrolls to the heading before the point.
  await first.focus();
  const heading = paperOf(page).getByRole('heading', { name: 'Hygiene', exact: true });
  await expectWhereOneLooks(heading);
  await second.uncheck();
  await expect(point).toHaveCount(0);
  await expectWhereOneLooks(heading);
}

async function expectToLeadIntoTheForm(page: Page) {
  const heading = paperOf(page).getByRole('heading', { name: 'Hygiene', exact: true });
  await heading.hover();
  await expect(paperOf(page).locator('body')).toHaveAttribute('title', 'Klick führt zum Feld');
  await heading.click();
  const fold = page.locator('.fold', { hasText: 'Hygiene' });
  await expect(fold.locator('summary')).toBeFocused();
  await expect(fold.locator('summary')).toBeInViewport();
  await expect(fold).toHaveAttribute('open');
  // The form has no such heading. A press on the heading opens the field of the first text below the heading.
  await paperOf(page).getByRole('heading', { name: 'Allgemeines', exact: true }).click();
  await expect(page.getByLabel('Adresse des Lagers')).toBeFocused();

  await paperOf(page).getByText('Nico Kunz v/o Simba').first().click();
  const person = page.locator('.row', { has: page.locator(':focus') });
  await expect(person.getByLabel('Vorname')).toHaveValue('Nico');

  await page.getByRole('button', { name: 'Drucken' }).focus();
  await page.keyboard.press('Tab');
  const focused = paperOf(page).locator('p:focus');
  await page.keyboard.press('ArrowDown');
  const firstLine = (await focused.textContent()) ?? '';
  await page.keyboard.press('ArrowDown');
  await expect(focused).not.toHaveText(firstLine);
  await page.keyboard.press('ArrowUp');
  await expect(focused).toHaveText(firstLine);
  await expect(focused).toHaveCSS('outline-style', 'solid');
  const point = paperOf(page).locator('p', { hasText: 'Alle trinken im Lager nur Wasser' });
  await point.evaluate((one) => {
    one.tabIndex = -1;
    one.focus();
  });
  await page.keyboard.press('Enter');
  const tick = page.locator('.tick', { hasText: 'Alle trinken im Lager nur Wasser' });
  await expect(tick.getByRole('checkbox')).toBeFocused();
  await expect(tick).toBeInViewport();
}
