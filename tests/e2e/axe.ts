import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

/** Expects axe to find nothing in a part of the page, nor a low contrast in the dark colour scheme. */
export async function expectNothingByAxe(page: Page, part = 'html') {
  // Motion is reduced, because axe would measure colours in the middle of a transition.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expectNone(page, part);
  // Only the colours differ from the light scheme.
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNone(page, part, { runOnly: ['color-contrast'] });
  await page.emulateMedia({ colorScheme: null });
}

async function expectNone(page: Page, part: string, options: axe.RunOptions = {}) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const findings = await page.evaluate(findingsOf, [part, options] as const);
  expect(findings).toEqual([]);
}

/** Runs axe in the page. The frame of the preview is excluded, because the template determines its content. */
async function findingsOf([part, options]: readonly [string, axe.RunOptions]) {
  const { run }: typeof axe = Reflect.get(window, 'axe');
  const { violations } = await run(
    { include: part, exclude: 'iframe' },
    { ...options, iframes: false, resultTypes: ['violations'] },
  );
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}
