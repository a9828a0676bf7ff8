import { expect, type Page } from '@playwright/test';
import { fixture, templateBytes } from '../support/files';
import { bodyWith } from '../support/hostile';
import { replaced } from '../support/readDocx';
import { chooseTemplate, paperOf, pointBoxes } from './actions';
import { openPage, test } from './site';

test.use({ viewport: { width: 1280, height: 800 }, idleWork: true });

test('a document is shown and printed as by Word', async ({ page }) => {
  await openPage(page, '/lager/packliste');
  await pointBoxes(page).first().check();
  for (const [name, expectAsInWord] of [
    ['Zeichen, Zeilen und Zähler', expectSignsNumbersAndTabs],
    ['vier Abschnitte', expectSections],
    ['Umbrüche', expectBreaks],
  ] as const) {
    await test.step(name, async () => {
      await chooseTemplate(page, `${name}.docx`, fixture(`paper/${name}`));
      await expectAsInWord(page);
    });
  }
  await test.step('empty lines, of which some stand where a page ends', async () => {
    const template = bodyWith(await templateBytes('packliste'), '<w:p/>'.repeat(100));
    await chooseTemplate(page, 'leer.docx', template);
    await expect(paperOf(page).locator('footer').nth(1)).toContainText('Stand');
    // The title and the ticked point are before the empty paragraphs.
    await expect(paperOf(page).locator('article p')).toHaveCount(2 + 100);
    const even = replaced(template, 'word/settings.xml', '<w:compat>', '<w:evenAndOddHeaders/>$&');
    await chooseTemplate(page, 'gerade.docx', even);
    await expect(paperOf(page).locator('section').nth(1).locator('footer')).toHaveCount(0);
    await expect(paperOf(page).locator('section').nth(0)).toContainText('Stand');
  });
  await test.step('a border beside a text, outside the text area', async () => {
    const border =
      '<w:pPr><w:pBdr><w:left w:val="single" w:sz="24" w:space="4" w:color="000000"/></w:pBdr></w:pPr>';
    const lines = [border, ''].map((style) => `<w:p>${style}<w:r><w:t>Text</w:t></w:r></w:p>`);
    const template = bodyWith(await templateBytes('packliste'), lines.join(''));
    await chooseTemplate(page, 'Rand.docx', template);
    const texts = paperOf(page).getByText('Text', { exact: true });
    const [framed, plain] = await Promise.all([0, 1].map((at) => texts.nth(at).boundingBox()));
    expect(framed?.x).toBeCloseTo(plain?.x ?? 0, 1);
  });
  await test.step('a line as low as its letters, also after a bullet', async () => {
    const points = [16, 32].map((size) => {
      const letters = `<w:rPr><w:sz w:val="${size}"/></w:rPr>`;
      return `<w:p><w:pPr><w:pStyle w:val="ListBullet"/>${letters}</w:pPr><w:r>${letters}<w:t>Punkt</w:t></w:r></w:p>`;
    });
    const template = bodyWith(await templateBytes('packliste'), points.join(''));
    await chooseTemplate(page, 'klein.docx', template);
    const texts = paperOf(page).locator('article p', { hasText: 'Punkt' });
    const [low, high] = await Promise.all([0, 1].map((at) => texts.nth(at).boundingBox()));
    expect(low?.height).toBeCloseTo((high?.height ?? 0) / 2, 0);
  });
  await test.step('an endnote, after the text', async () => {
    await chooseTemplate(page, 'Endnote.docx', fixture('paper/Endnote'));
    await expect(paperOf(page).locator('article ol')).toHaveText('Nachtrag');
    await page.getByRole('button', { name: 'Original verwenden', exact: true }).click();
  });
  await test.step('a style that changes the indents of the list of its base', async () => {
    for (const option of ['Mit Zwischentiteln', 'Kästchen zum Abhaken', 'Kästchen hin und zurück'])
      await page.getByRole('checkbox', { name: option }).check();
    const point = paperOf(page).locator('article p', { hasText: '☐' });
    // Every line of the point begins at the indent, behind both boxes.
    expect(await point.evaluate(indentOfWords)).toBeCloseTo(0, 0);
  });
});

/** Returns how far the last run of a paragraph is from the indent of the paragraph, in px. */
function indentOfWords(paragraph: HTMLElement) {
  const words = Array.from(paragraph.querySelectorAll('span')).at(-1);
  return (words?.getBoundingClientRect().left ?? NaN) - paragraph.getBoundingClientRect().left;
}

async function expectSignsNumbersAndTabs(page: Page) {
  const sheet = paperOf(page).locator('section');
  await expect(sheet.getByText('Ohne Grösse')).toHaveCSS('font-size', /^13\.33/);
  await expect(sheet.locator('article')).toContainText('☑ Kästchen');

  // The expected numbers are those of LibreOffice 7.4.
  const numbers = sheet.locator('article p[class*="docx-num"]').evaluateAll(readNumbers);
  const bullets = ['•', '▪', '➢', '•'];
  const counted = '1. 1.1.1. 1.1.2. 2. 2.1.1. 2.2. 2.2.1. 2.3. 3. 3.1.'.split(' ');
  expect(await numbers).toEqual([...bullets, ...counted]);

  for (const [words, height] of [
    ['Mindestens 14', 14],
    ['Mindestens 14, gross', 1.22 * 28],
    ['klein und gross', 1.22 * 28],
  ] as const) {
    const line = sheet.locator('article p', { hasText: new RegExp(`^${words}$`) });
    expect(await line.evaluate((one) => one.clientHeight * 0.75)).toBeCloseTo(height, 0);
  }

  for (const distance of await sheet.locator('header p').evaluate(readColumns)) {
    expect(distance).toBeCloseTo(0, 0);
  }
  const dotted = sheet.locator('footer .tab');
  expect((await dotted.boundingBox())?.width).toBeGreaterThan(200);
  const [ofRun, ofDots, dots] = await dotted.evaluate((tab) => [
    getComputedStyle(tab.parentElement ?? tab).font,
    getComputedStyle(tab, '::after').font,
    getComputedStyle(tab, '::after').content,
  ]);
  expect(ofDots).toBe(ofRun);
  expect(dots).toContain('.....');
}

async function expectSections(page: Page) {
  const sheets = paperOf(page).locator('section');
  const footers = [4, 1, 20, 21].map((page) => new RegExp(`Seite ${page} von 4$`));
  await expect(sheets.locator('footer')).toHaveText(footers);
  const widths = await sheets.evaluateAll((all) => all.map(({ style }) => style.width));
  expect(widths).toEqual(['595.3pt', '841.9pt', '595.3pt', '595.3pt']);
  await expect(page.locator('.about-paper')).toContainText('den Rahmen der Seite');

  // The expected division into columns is that of LibreOffice 7.4.
  const columns = paperOf(page).locator('article', { hasText: 'Über beide Spalten' });
  const [first, left, right] = await Promise.all(
    [1, 33, 34].map((line) => columns.getByText(`Zeile ${line}`, { exact: true }).boundingBox()),
  );
  expect(right?.x).toBeGreaterThan((left?.x ?? 0) + (left?.width ?? 0));
  expect(right?.y).toBeCloseTo(first?.y ?? 0, 0);
  await expect(sheets.last().locator('article p').first()).toHaveText('Zeile 67');
  const last = paperOf(page).getByText('Zuletzt');
  expect((await last.boundingBox())?.x).toBeCloseTo(right?.x ?? 0, 0);

  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const printed = Array.from(pdf.matchAll(/\/MediaBox \[0 0 (\d+)/g), ([, width]) => width);
  expect(printed).toEqual(['594', '841', '594', '594']);
}

/** Expects a break inside a paragraph to end a page, and a long paragraph to continue on the next page. */
async function expectBreaks(page: Page) {
  const pages = paperOf(page).locator('article');
  // An empty text after a break stays on the page before the break.
  await expect(pages).toHaveText([/a$/, 'bc', '', 'de', /^fWort 0 /, /^Wort [1-9]\d+ .*Wort 699$/]);
}

/** Returns the numbers and bullets of lists, from the CSS counters of their paragraphs. */
function readNumbers(paragraphs: readonly HTMLElement[]): string[] {
  return paragraphs.map((paragraph) => {
    const { content, counterIncrement } = getComputedStyle(paragraph, '::before');
    const [increased] = counterIncrement.split(' ');
    const pairs = paragraph.style.counterSet.matchAll(/(\S+) (\d+)/g);
    const counts = new Map(Array.from(pairs, ([, name, count]) => [name, Number(count)]));
    const countOf = (name: string) => (counts.get(name) ?? 0) + (name === increased ? 1 : 0);
    const counted = content.replace(/counter\(([^,)]+)[^)]*\)/g, (_, name) => `${countOf(name)}`);
    return counted.replace(/[" \t]|\\9/g, '');
  });
}

/** Returns how far three columns are from the left edge, the middle and the right edge of their line. */
function readColumns(line: HTMLElement) {
  const texts = Array.from(line.querySelectorAll('span'));
  const boxOf = (element: Element | undefined) => {
    const { left = 99, right = 99 } = element?.getBoundingClientRect() ?? {};
    return [left, (left + right) / 2, right];
  };
  return ['Gruppe', 'Sommer', 'Telefon'].map((word, at) => {
    const column = texts.findLast(({ textContent }) => textContent.startsWith(word));
    return (boxOf(column)[at] ?? 99) - (boxOf(line)[at] ?? 0);
  });
}
