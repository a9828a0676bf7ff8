import * as paper from '../support/paper';
import { openPage } from './pageStates';
import { eventually, expect, test } from './test';

const starts = paper.paperStarts();

for (const one of (await paper.paperCases()).others) {
  test(`the pages of ${one.name} begin as on paper, shown and printed`, async ({ tab }) => {
    await openPage(tab, one.path);
    await tab.evaluate(paper.openOnPaper, paper.savedInputOf(one));
    const shown = async () => (await tab.read(paper.shownPages)).map(paper.startOf);
    await eventually(shown).toEqual(starts[one.name]);
    expect((await tab.evaluate(paper.printedPages)).map(paper.startOf)).toEqual(starts[one.name]);
  });
}
