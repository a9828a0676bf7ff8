import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

/** That axe finds nothing on the page as it is, or in a part of it: the rest was looked at before. */
export async function expectNoFindings(page: Page, part = 'html') {
  // Colours that are still on their way would be found.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expectNone(page, part);
}

/** In the dark the colours alone are others. */
export async function expectContrastInTheDark(page: Page, part = 'html') {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expectNone(page, part, { runOnly: ['color-contrast'] });
  await page.emulateMedia({ colorScheme: null });
}

async function expectNone(page: Page, part: string, options: axe.RunOptions = {}) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const findings = await page.evaluate(findingsOf, [part, options] as const);
  expect(findings).toEqual([]);
}

/** In the page. The frame of the preview shows a document of whoever made its template. */
async function findingsOf([part, options]: readonly [string, axe.RunOptions]) {
  const { run }: typeof axe = Reflect.get(window, 'axe');
  const { violations } = await run(
    { include: part, exclude: 'iframe' },
    { ...options, iframes: false, resultTypes: ['violations'] },
  );
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}
