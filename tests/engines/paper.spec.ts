import {
  openOnPaper,
  paperDocuments,
  paperStarts,
  printedPages,
  savedInputOf,
  shownPages,
  startOf,
} from '../support/paper';
import { expectReady } from './pageStates';
import { eventually, expect, test } from './test';

const starts = paperStarts();
const all = await paperDocuments();
// Engines differ in where pages end.
const long = all.filter(({ name }) => name.endsWith(' alles') && (starts[name]?.length ?? 0) > 1);
const tried = process.env.LONG ? all : long;

for (const slug of new Set(tried.map((one) => one.slug))) {
  test(`the pages of ${slug} begin as on paper, shown and printed`, async ({ tab }) => {
    const documents = tried.filter((one) => one.slug === slug);
    for (const one of documents) {
      await tab.goto(one.path);
      await expectReady(tab);
      await tab.evaluate(openOnPaper, savedInputOf(one));
      const shown = async () => (await tab.read(shownPages)).map(startOf);
      await eventually(shown, { message: one.name }).toEqual(starts[one.name]);
      expect((await tab.evaluate(printedPages)).map(startOf)).toEqual(starts[one.name]);
    }
  });
}
