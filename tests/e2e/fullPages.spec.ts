import { expect } from '@playwright/test';
import { generatorEntries } from '../../src/catalog';
import { campCount, madeUpCamp } from '../support/camps';
import { sampleInput } from '../support/files';
import { openOnPaper, readPages, savedInputOf, shownPages } from '../support/paper';
import { openPage, test } from './site';

test.use({ viewport: { width: 1280, height: 800 }, idleWork: true });

const samples = ['typisch', 'alles', 'zeltlager', 'hauswochenende'];

/** Whether a page is the last of the safety concept: what comes after all else may be short. */
function isEnd(texts: readonly string[], at: number) {
  return (
    !texts[at]?.startsWith('Im Notfall') && (texts[at + 1] ?? 'Im Notfall').startsWith('Im Notfall')
  );
}

for (const { slug, path } of generatorEntries) {
  test(`no page of ${slug} is nearly empty or holds headings alone`, { tag: '@long' }, async ({
    page,
  }) => {
    const inputs = [
      ...samples.map((name) => sampleInput(slug, name) as Promise<object>),
      ...Array.from({ length: campCount }, (_, at) => madeUpCamp(slug, at)),
    ];
    await openPage(page, path);
    page.on('dialog', (dialog) => dialog.accept());
    for (const input of await Promise.all(inputs)) {
      await page
        .frames()
        .at(-1)
        ?.evaluate(() => {
          for (const sheet of document.querySelectorAll('section')) sheet.remove();
        });
      await page.evaluate(openOnPaper, savedInputOf({ slug, input }));
      await expect.poll(() => page.evaluate(shownPages)).not.toEqual([]);
      const texts = await page.evaluate(shownPages);
      const poor = (await page.evaluate(readPages)).filter(
        ({ share, hasText }, at) =>
          !hasText || (share < 0.2 && !(slug.endsWith('sicherheitskonzept') && isEnd(texts, at))),
      );
      expect(poor, JSON.stringify(input)).toEqual([]);
    }
  });
}
