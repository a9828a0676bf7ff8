import { expect, type Locator, type Page } from '@playwright/test';
import { fixture, templateBytes } from '../support/files';
import { bodyWith } from '../support/hostile';
import { openFolds } from '../support/openFolds';
import { notePrinted } from '../support/paper';
import { body, paragraphsOf, replaced, textsOf } from '../support/readDocx';
import { chooseTemplate, enterList, paperOf, pointBoxes, press } from './actions';
import { expectNothingByAxe } from './axe';
import { expectNoSidewaysScrolling } from './layout';
import { eventually, openPage, test } from './site';

const narrow = { width: 360, height: 640 };

test.use({ viewport: { width: 1280, height: 800 }, idleWork: true });

async function open(page: Page, path: string) {
  await openPage(page, path);
  await expect(paperOf(page).locator('section').first()).toBeVisible();
}

async function expectToShowTheFile(page: Page, label?: string) {
  const saved = textsOf((await press(page, label)).bytes);
  const shown = paperOf(page).locator('article p');
  await expect(shown).toHaveText(saved.map((text) => text.replaceAll('\n', '')));
}

test('a concept is shown while somebody types, and its posters', async ({ page }) => {
  await open(page, '/lager/allgemeines-sicherheitskonzept');
  const paper = paperOf(page);
  await test.step('focus and caret stay, and all is shown', async () => {
    const name = page.getByLabel('Lagername');
    await name.click();
    for (const word of ['Sommerlager', ' <Tannwald> & {Chur}']) {
      await page.keyboard.type(word);
      await expect(paper.locator('article p').first()).toContainText(word.trim());
      await expect(name).toBeFocused();
    }
    await page.getByLabel('Adresse des Lagers').fill('Lagerplatz\nAlpstrasse 1');
    await page.evaluate(openFolds);
    await pointBoxes(page).nth(3).check();
    await expectToShowTheFile(page, 'Sicherheitskonzept generieren');
  });
  await test.step('it goes to what is new, and a poster of two pages is said', async () => {
    await page.getByRole('button', { name: 'Übliche Auswahl' }).first().click();
    await expect(paper.locator('article p').nth(40)).toBeAttached();
    await page.getByLabel('Notruf-Plakat zum Aufhängen').check();
    await expect(paper.getByText('Im Notfall', { exact: true })).toBeInViewport();
    await expect(paper.locator('footer').first()).not.toBeInViewport();
    // The poster prints people too, but the preview shows a list of people in the contacts.
    await enterList(page, 'Balu\t079 555 20 10\tHauptleitung');
    await expect(paper.getByText('Balu').first()).toBeInViewport();
    await page.evaluate(openFolds);
    const lacks = page.getByLabel('Hinweis zur Vorschau');
    await expect(lacks).toBeHidden();
    await page.getByLabel(/^Zufahrt/).fill('Alpstrasse bis zur Brücke, '.repeat(90));
    await lacks.click();
    await expect(page.getByText('Das Notruf-Plakat braucht mehr als eine Seite')).toBeVisible();
  });
});

test('an example shows while nothing is ticked, neither saved nor printed', async ({ page }) => {
  await page.addInitScript(notePrinted);
  // Nothing moves for a person who prefers reduced motion.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/lager/packliste');
  const title = await page.title();
  const note = page.getByText('Beispiel', { exact: true });
  await expect(note).toBeVisible();
  await expect(page.locator('iframe')).toHaveAttribute('title', /^Vorschau: Beispiel für/);
  await expect(page.getByRole('button', { name: 'Drucken' })).toBeHidden();
  const paragraphs = paperOf(page).locator('article p');
  await expect(paragraphs).not.toHaveCount(1);
  // The example shows the name of the camp.
  await page.getByRole('heading', { name: 'Euer Lager' }).click();
  await page.getByLabel('Lagername').fill('Sola');
  await expect(paragraphs.nth(1)).toHaveText('Sola');
  await expect(note).toBeVisible();
  await page.getByLabel('Lagername').fill('');
  await expect(paragraphs.nth(1)).not.toHaveText('Sola');
  await expect(paragraphs.last()).toBeVisible();
  await paragraphs.nth(3).click();
  await expect(page.getByRole('checkbox').and(page.locator(':focus'))).toHaveCount(0);
  expect(paragraphsOf((await press(page)).bytes)).toHaveLength(1);
  // What was saved is shown, although nothing is entered.
  await expect(note).toBeHidden();
  await expect(paragraphs).toHaveText(['Packliste']);
  // After printing by the button of the preview, the page is shown again.
  await page.getByRole('button', { name: 'Drucken' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'Packliste');
  expect(await page.evaluate(() => Reflect.get(window, 'printed'))).toEqual(['Packliste']);
  await expect(page.locator('.printed-document')).toHaveCount(0);
  await expect(page).toHaveTitle(title);

  await pointBoxes(page).nth(1).check();
  await expect(note).toBeHidden();
  await expect(page.locator('iframe')).toHaveAttribute('title', 'Vorschau: Packliste.docx');
  await expectToShowTheFile(page);
  await pointBoxes(page).nth(1).uncheck();
  await expect(note).toBeVisible();
  await test.step('a change comes into view; what is in view stays', () => expectToFollow(page));
  await page.setViewportSize({ width: 1280, height: 800 });
  await eventually(() => distanceToBar(page), 'the paper runs to the bar').toBe(0);
  await test.step('the paper grows in steps', () => expectToGrowInSteps(page));
  await page.emulateMedia({ forcedColors: null });
  await test.step('its buttons are one row', () => expectOneRow(page));
});

async function expectToFollow(page: Page) {
  await page.setViewportSize({ width: 1280, height: 420 });
  const paragraphs = paperOf(page).locator('article p');
  const last = page.locator('input[name="ticked"]').last();
  // A text that ends above the view comes into view.
  await last.focus();
  await paperOf(page).locator('footer').first().scrollIntoViewIfNeeded();
  await last.press('Space');
  await expect(paragraphs).toHaveCount(2);
  await expect(paragraphs.last()).toBeInViewport();

  await page.getByRole('button', { name: 'Alle', exact: true }).click();
  await expect(paragraphs).toHaveCount(41);
  await page.locator('iframe').evaluate(noteMarks);
  await last.uncheck();
  await expect(paragraphs).toHaveCount(40);
  await last.check();
  await expect(paragraphs).toHaveCount(41);
  await expect(paragraphs.last()).toBeInViewport();
  const words = (await paragraphs.last().textContent()) ?? '';
  await expect(page.locator('body')).toHaveAttribute('data-mark', words);

  const inView = paragraphs.nth(20);
  const position = () => inView.evaluate(({ ownerDocument }) => ownerDocument.defaultView?.scrollY);
  await inView.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const before = await position();
  expect(before).toBeGreaterThan(0);
  await pointBoxes(page).nth(20).uncheck();
  await expect(paragraphs).toHaveCount(40);
  expect(await position()).toBe(before);
  // A change of the whole document shows its beginning.
  await page.getByLabel('Mit Zwischentiteln').check();
  await expect(paragraphs).not.toHaveCount(40);
  await expect(paragraphs.first()).toBeInViewport();
  await inView.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expect(paragraphs.first()).not.toBeInViewport();
  const looks = page.locator('.preview-looks > summary');
  await looks.click();
  await page.getByRole('radio', { name: 'Warm' }).check();
  await expect(paragraphs.first()).toBeInViewport();
  await looks.click();
}

test('a change at the foot of the view moves nothing', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/lager/todo-liste');
  const body = paperOf(page).locator('body');
  const last = paperOf(page).locator('article p', { hasText: /^Ab / });
  await page.getByLabel('Startdatum').fill('2027-07-10');
  await expect(last).toHaveText('Ab Lagerende');
  await page.getByLabel('Enddatum').fill('2027-07-17');
  await expect(last).toHaveText(/2027$/);
  expect(await body.evaluate(({ ownerDocument }) => ownerDocument.defaultView?.scrollY)).toBe(0);
});

/** Notes the text that is marked as new. The mark fades before a slow machine looks. Runs in the page. */
function noteMarks(frame: HTMLIFrameElement) {
  const { prototype } = (frame.contentWindow as Window & typeof globalThis).Element;
  const { animate } = prototype;
  prototype.animate = function (keyframes, options) {
    document.body.dataset.mark = this.textContent;
    return animate.call(this, keyframes, options);
  };
}

/** Returns how far the paper reaches below the upper edge of the bar. */
function distanceToBar(page: Page) {
  return page.evaluate(() => {
    const [paper, bar] = ['.preview-paper', '.generate-bar'].map((one) =>
      document.querySelector(one)?.getBoundingClientRect(),
    );
    return (paper?.bottom ?? 0) - (bar?.top ?? 0);
  });
}

async function expectToGrowInSteps(page: Page) {
  const zoom = page.locator('.preview-zoom');
  const sheet = paperOf(page).locator('section').first();
  const share = () =>
    sheet.evaluate((one) => one.clientWidth / one.ownerDocument.documentElement.clientWidth);
  await page.evaluate(() => {
    const { body } = document.querySelector('iframe')?.contentDocument ?? document;
    new MutationObserver(() => body.classList.add('laid-out')).observe(body, { childList: true });
  });
  await expect(zoom).toHaveText('Ganze Seite');
  await zoom.click();
  await page.evaluate(() => scrollTo(0, 0));
  await expect(sheet).toBeInViewport({ ratio: 0.99 });
  await expect(zoom).toHaveText('Vergrössern');
  await zoom.click();
  await expect(zoom).toHaveText('Seitenbreite');
  await eventually(share).toBeGreaterThan(1.4);
  await expect(paperOf(page).locator('body')).not.toHaveClass(/laid-out/);
  // The scrollbar below the pages is in sight, also at the top of the page.
  await page.evaluate(() => scrollTo(0, 0));
  await eventually(() => distanceToBar(page)).toBeLessThanOrEqual(0);
  await page.evaluate(() => scrollTo(0, 300));
  await eventually(() => distanceToBar(page)).toBe(0);
  // The frame shows the left edge of the page.
  expect(await sheet.evaluate((one) => one.getBoundingClientRect().left)).toBe(4);
  await expect(sheet).toHaveCSS('outline-style', 'none');
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(sheet).toHaveCSS('outline-style', 'solid');
}

async function expectOneRow(page: Page) {
  const bar = page.locator('.preview-bar');
  const faults = () =>
    bar.evaluate((one) => [
      ...(one.scrollWidth > one.clientWidth ? ['cut off'] : []),
      ...(one.clientHeight < 48 ? [] : ['two lines']),
      ...Array.from(one.querySelectorAll(':scope > p')).filter((p) => p.clientHeight >= 24),
    ]);
  for (const width of [1100, 320]) {
    await page.setViewportSize({ width, height: 780 });
    if (width === 320) await page.getByRole('button', { name: 'Vorschau' }).click();
    await eventually(faults, `${width}`).toEqual([]);
    await expect(page.getByRole('button', { name: 'Drucken' })).toBeInViewport({ ratio: 1 });
  }
}

/** Returns the position of an element on its page, and the size of the element, in mm. */
function placeOf(element: Locator) {
  return element.evaluate((one) => {
    const page = one.closest('section')?.getBoundingClientRect() ?? new DOMRect();
    const { left, top, width, height } = one.getBoundingClientRect();
    return [left - page.left, top - page.top, width, height].map((length) =>
      Math.round((length * 25.4) / 96),
    );
  });
}

test('shows what is lost on paper, and boxes and pictures at their place', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/lager/packliste');
  await pointBoxes(page).first().check();
  await expect(paperOf(page).locator('article p')).toHaveCount(2);
  await test.step('what its pages cut off or hide is said', () => expectLost(page));
  await page.getByRole('button', { name: 'Alle', exact: true }).click();
  await chooseTemplate(page, 'unsere.docx', fixture('looks/Briefkopf mit Textfeldern'));
  await test.step('a letterhead is shown on each page', () => expectLetterhead(page));
});

async function expectLost(page: Page) {
  const lost = fixture('paper/abgeschnitten und versteckt');
  const afterTab = '<w:p><w:r><w:tab/><w:t>Seite</w:t></w:r></w:p>';
  await chooseTemplate(page, 'verloren.docx', replaced(lost, body, /(?=<w:sectPr)/, afterTab));
  const told = (words: string) => page.locator('.template-status li', { hasText: words });
  await expect(told('schneidet der Rand der Seite Text ab')).toContainText(
    'Dort steht: «Weit draussen im dunklen Tannwald»',
  );
  await expect(told('bricht mittendrin')).toContainText('«0791234567»Stelle');
  await expect(told('kleiner als 6 Punkt')).toContainText('«Ganz klein»');
  // A box of the header reaches into the title. Another box is a background of the whole page.
  await expect(told('liegt über Text')).toContainText('Dort steht: «Packliste», «Unter der Form»');
  await expect(told('Mit allen Wünschen, bei langen')).toHaveText(/: 2 Seiten statt 1 Seite\.$/);
}

async function expectLetterhead(page: Page) {
  const pages = paperOf(page).locator('section');
  await expect(pages).toHaveCount(2);
  for (const sheet of await pages.all()) {
    const sender = sheet.locator('.box', { hasText: 'Waldweg 5' });
    await expect(sender).toHaveText('Pfadi TannwaldWaldweg 57000 Chur');
    expect(await placeOf(sender)).toEqual([130, 10, 60, 22]);
    await expect(sender).toHaveCSS('background-color', /^color\(srgb 0\.8/);
    expect(await placeOf(sheet.locator('img'))).toEqual([20, 10, 30, 15]);
    // The preview shows only the area of a group of shapes.
    const group = sheet.locator('header .box.missing');
    expect(await placeOf(group)).toEqual([60, 12, 20, 10]);
    await expect(group).toHaveCSS('outline-style', 'dashed');
    await expect(sheet.locator('footer')).toContainText(/Seite \d$/);
  }

  const first = pages.first();
  expect(await placeOf(first.locator('.box', { hasText: 'Dorfplatz' }))).toEqual([118, 50, 80, 30]);
  const [, titleTop = 0] = await placeOf(first.locator('p', { hasText: 'Packliste' }).last());
  expect(titleTop).toBeGreaterThanOrEqual(40);
}

test('text flows around boxes; what cannot show is named', { tag: '@long' }, async ({ page }) => {
  await open(page, '/lager/packliste');
  await page.getByRole('button', { name: 'Alle', exact: true }).click();
  await chooseTemplate(page, 'unsere.docx', fixture('paper/Kasten, Wasserzeichen und Diagramm'));
  const shown = paperOf(page).locator('.box', { hasText: 'Am Rand' });
  expect(await placeOf(shown)).toEqual([40, 80, 150, 30]);
  const covered = await shown.evaluate((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const words = Array.from(one.closest('section')?.querySelectorAll('article > p span') ?? []);
    const lines = words.flatMap((word) => (word.textContent ? [...word.getClientRects()] : []));
    const besides = lines.filter((line) => line.right > left && line.left < right);
    return besides.filter((line) => line.bottom > top + 1 && line.top < bottom - 1);
  });
  expect(covered).toEqual([]);

  await page.getByLabel('Hinweis zur Vorschau').click();
  const said = 'Die Vorschau zeigt nicht: ein Wasserzeichen, eine Zeichnung. In Word ist es da.';
  await expect(page.getByText(said)).toBeVisible();
  const place = paperOf(page).getByText('eine Zeichnung');
  expect((await placeOf(place)).slice(2)).toEqual([100, 10]);
});

test('a document too long to show is said, and still made', { tag: '@long' }, async ({ page }) => {
  await open(page, '/lager/packliste');
  const sentence = page.getByText('Dieses Dokument ist zu lang für die Vorschau.');
  const pages = `<w:p>${'<w:r><w:br w:type="page"/></w:r>'.repeat(201)}</w:p>`;
  const template = bodyWith(await templateBytes('packliste'), pages);
  await chooseTemplate(page, 'lang.docx', template);
  await expect(sentence).toBeVisible();
  expect(paragraphsOf((await press(page)).bytes)).toHaveLength(2);
  await page.getByRole('button', { name: 'Original verwenden', exact: true }).click();
  await expect(sentence).toBeHidden();
});

test('the frame runs no script, and has a policy of its own', async ({ page }) => {
  await open(page, '/lager/packliste');
  const frame = page.locator('.preview-paper iframe');
  await expect(frame).toHaveAttribute('sandbox', 'allow-same-origin');
  const policy = paperOf(page).locator('meta[http-equiv="Content-Security-Policy"]');
  await expect(policy).toHaveAttribute('content', /^default-src 'none'; style-src 'unsafe-in/);
});

test('on a narrow screen a button opens it, and the way back closes it', async ({ page }) => {
  await openPage(page, '/lager/packliste', narrow);
  const button = page.getByRole('button', { name: 'Vorschau' });
  const dialog = page.getByRole('dialog', { name: 'Vorschau' });
  await button.click();
  await page.reload();
  await expect(dialog).toBeVisible();
  await expectNothingByAxe(page, 'dialog[open]');
  // An example is not downloaded.
  const download = dialog.getByRole('button', { name: 'Herunterladen' });
  await expect(dialog.getByText('Beispiel', { exact: true })).toBeVisible();
  await expect(download).toHaveCount(0);
  await page.goBack();
  await expect(dialog).toBeHidden();
  await pointBoxes(page).first().check();
  for (const close of [
    () => page.goBack(),
    () => page.keyboard.press('Escape'),
    () => page.getByRole('button', { name: 'Zurück zum Formular' }).click(),
  ]) {
    await button.click();
    await expect(dialog).toBeVisible();
    await expect(paperOf(page).locator('article p').nth(1)).toBeInViewport();
    await expect(download).toBeInViewport({ ratio: 1 });
    const { x = -1, width = 0 } = (await page.locator('iframe').boundingBox()) ?? {};
    expect(x).toBeGreaterThanOrEqual(0);
    expect(Math.round(x + width)).toBeLessThanOrEqual(narrow.width);
    expect(width).toBeGreaterThan(narrow.width - 40);
    for (const one of [page, paperOf(page)]) await expectNoSidewaysScrolling(one);
    await close();
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
    await expect(page).toHaveURL('/lager/packliste');
    await expect(pointBoxes(page).first()).toBeChecked();
  }

  // A press on a text of the preview moves the focus to the form field of the text.
  await button.click();
  const point = paperOf(page).locator('article p').nth(1);
  const name = (await point.textContent()) ?? '';
  await expect(paperOf(page).locator('body')).toHaveAttribute('title', /führt zum Feld$/);
  await point.click();
  await expect(dialog).toBeHidden();
  const box = page.getByRole('checkbox', { name, exact: true });
  await expect(box).toBeFocused();
  await expect(page.locator('.tick', { has: box })).toHaveCSS('outline-style', 'solid');
});
