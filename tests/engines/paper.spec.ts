import {
  openOnPaper,
  paperCases,
  paperStarts,
  printedPages,
  savedInputOf,
  shownPages,
  startOf,
} from '../support/paper';
import { expectReady } from './pageStates';
import { eventually, expect, test } from './test';

const starts = paperStarts();

for (const one of (await paperCases()).others) {
  test(`the pages of ${one.name} begin as on paper, shown and printed`, async ({ tab }) => {
    await tab.goto(one.path);
    await expectReady(tab);
    await tab.evaluate(openOnPaper, savedInputOf(one));
    const shown = async () => (await tab.read(shownPages)).map(startOf);
    await eventually(shown).toEqual(starts[one.name]);
    expect((await tab.evaluate(printedPages)).map(startOf)).toEqual(starts[one.name]);
  });
}
