import { expect } from '@playwright/test';
import { generatorEntries } from '../../src/catalog';
import { generatorOf } from '../support/documentOf';
import { sampleInput } from '../support/files';
import { openOnPaper, readPages, savedInputOf, shownPages } from '../support/paper';
import { paperOf } from './actions';
import { eventually, openPage, test } from './site';

test.use({ viewport: { width: 1280, height: 800 }, idleWork: true });

const campCount = 12;
const samples = ['typisch', 'alles', 'zeltlager', 'hauswochenende', 'winterlager', 'biwaklager'];

/** Returns true for the last page of a document before the posters. This page may be short. */
function isEnd(texts: readonly string[], at: number) {
  const isPoster = (text = 'Im Notfall') => text.startsWith('Im Notfall');
  return !isPoster(texts[at]) && isPoster(texts[at + 1]);
}

for (const { slug, path } of generatorEntries) {
  test(`no page of ${slug} is empty or headings alone`, { tag: '@long' }, async ({ page }) => {
    const inputs = [
      ...samples.map((name) => sampleInput(slug, name) as Promise<object>),
      ...Array.from({ length: campCount }, (_, at) => madeUpCamp(slug, at)),
    ];
    await openPage(page, path);
    page.on('dialog', (dialog) => dialog.accept());
    for (const input of await Promise.all(inputs)) {
      const sheets = paperOf(page).locator('section');
      await sheets.evaluateAll((all) => all.map((sheet) => sheet.remove()));
      await page.evaluate(openOnPaper, savedInputOf({ slug, input }));
      await eventually(() => page.evaluate(shownPages)).not.toEqual([]);
      const texts = await page.evaluate(shownPages);
      const poor = (await page.evaluate(readPages)).filter(
        ({ share, hasText }, at) =>
          !hasText || (share < 0.2 && !(slug.endsWith('sicherheitskonzept') && isEnd(texts, at))),
      );
      expect(poor, JSON.stringify(input)).toEqual([]);
    }
  });
}

/**
 * Returns the input of a made-up camp: about half of the ticks, texts and rows of the sample `alles`, and about half of
 * the options. Every third camp has about nine tenths of them instead. The same number always gives the same input.
 *
 * @param at the number of the camp, from 0
 */
async function madeUpCamp(slug: string, at: number): Promise<object> {
  // A linear congruential generator (Numerical Recipes, chapter 7): the same seed gives the same numbers.
  let state = (at + 1) * 2_654_435_761;
  const random = () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
  const isThere = () => random() < (at % 3 === 2 ? 0.9 : 0.5);
  const thinned = (json: unknown): unknown => {
    if (Array.isArray(json)) return json.filter(isThere).map(thinned);
    if (typeof json !== 'object') return json;
    const entries = Object.entries(json ?? {}).filter(
      // Keys are never left out, because inputs name chosen people by their keys.
      ([name, value]) => typeof value !== 'string' || name === 'key' || isThere(),
    );
    return Object.fromEntries(entries.map(([name, value]) => [name, thinned(value)]));
  };
  const { camp, ...all } = (await sampleInput(slug, 'alles')) as { camp?: object };
  const { options } = await generatorOf(slug);
  return { camp, ...(thinned(all) as object), extras: [...options.keys()].filter(isThere) };
}
