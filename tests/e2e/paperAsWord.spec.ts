import { expect } from '@playwright/test';
import { fixture } from '../support/files';
import { chooseTemplate, openPage, paperOf, test } from './site';

test.use({ viewport: { width: 1280, height: 800 }, idleWork: true });

test('signs, numbers, heights of lines and tabs are those of Word', async ({ page }) => {
  await openPage(page, '/lager/packliste');
  await page.getByRole('checkbox').first().check();
  await chooseTemplate(page, 'unsere.docx', fixture('paper/Zeichen, Zeilen und Zähler'));
  const sheet = paperOf(page).locator('section');
  await expect(sheet.getByText('Ohne Grösse')).toHaveCSS('font-size', /^13\.33/);
  await expect(sheet.locator('article')).toContainText('☑ Kästchen');

  // As LibreOffice 7.4 counts them.
  const numbers = sheet.locator('article p[class*="docx-num"]').evaluateAll(readNumbers);
  const bullets = ['•', '▪', '➢', '•'];
  const counted = '1. 1.1.1. 1.1.2. 2. 2.1.1. 2.2. 2.2.1. 2.3. 3. 3.1.'.split(' ');
  expect(await numbers).toEqual([...bullets, ...counted]);

  const height = (words: string) =>
    sheet
      .locator('article p', { hasText: new RegExp(`^${words}$`) })
      .evaluate((one) => one.clientHeight * 0.75);
  expect(await height('Mindestens 14')).toBeCloseTo(14, 0);
  expect(await height('Mindestens 14, gross')).toBeCloseTo(1.22 * 28, 0);
  expect(await height('klein und gross')).toBeCloseTo(1.22 * 28, 0);

  const { left, middle, right } = await sheet.locator('header p').evaluate(readColumns);
  expect(left).toBeCloseTo(0, 0);
  expect(middle).toBeCloseTo(0, 0);
  expect(right).toBeCloseTo(0, 0);
  const dotted = sheet.locator('footer .tab');
  await expect(dotted).toHaveCSS('text-decoration-style', 'dotted');
  expect((await dotted.boundingBox())?.width).toBeGreaterThan(200);
});

/** What stands before each paragraph of a list, with its counters as they are set for it. */
function readNumbers(paragraphs: readonly HTMLElement[]): string[] {
  return paragraphs.map((paragraph) => {
    const { content, counterIncrement } = getComputedStyle(paragraph, '::before');
    const [increased] = counterIncrement.split(' ');
    const pairs = paragraph.style.counterSet.matchAll(/(\S+) (\d+)/g);
    const counts = new Map(Array.from(pairs, ([, name, count]) => [name, Number(count)]));
    return content
      .replace(/counter\(([^,)]+)[^)]*\)/g, (_, name) => {
        return `${(counts.get(name) ?? 0) + (name === increased ? 1 : 0)}`;
      })
      .replace(/[" \t]|\\9/g, '');
  });
}

/** How far the three columns of a line are from the left edge, the middle and the right edge of its text. */
function readColumns(line: HTMLElement) {
  const box = line.getBoundingClientRect();
  const [left, middle, right] = ['Gruppe', 'Sommer', 'Telefon'].map((word) => {
    const texts = Array.from(line.querySelectorAll('span'));
    return texts
      .findLast(({ textContent }) => textContent.startsWith(word))
      ?.getBoundingClientRect();
  });
  return {
    left: (left?.left ?? 99) - box.left,
    middle: ((middle?.left ?? 99) + (middle?.right ?? 99)) / 2 - (box.left + box.right) / 2,
    right: (right?.right ?? 99) - box.right,
  };
}
