import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** That axe finds nothing on the page as it is, or in a part of it: the rest was looked at before. */
export async function expectNoFindings(page: Page, part = 'html') {
  // Colours that are still on their way would be found.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expectNone(axe(page, part));
}

/** In the dark the colours alone are others. */
export async function expectContrastInTheDark(page: Page, part = 'html') {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expectNone(axe(page, part).withRules('color-contrast'));
  await page.emulateMedia({ colorScheme: null });
}

function axe(page: Page, part: string) {
  // The frame of the preview shows a document of whoever made its template; without frames axe needs no
  // page of its own to put its findings together.
  return new AxeBuilder({ page })
    .include(part)
    .exclude('iframe')
    .setLegacyMode()
    .options({ resultTypes: ['violations'] });
}

async function expectNone(builder: AxeBuilder) {
  const { violations } = await builder.analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}
