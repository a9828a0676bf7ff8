import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  openPaper,
  paperDocuments,
  paperStarts,
  savedInputOf,
  shownPages,
  startOf,
} from '../support/paper';
import { expectReady } from './pageStates';
import { temporaryFolder } from './processes';
import { eventually, test } from './test';

const { path: folder } = temporaryFolder();
const starts = paperStarts();
const all = await paperDocuments();
const tried = process.env.LONG ? all : all.filter(({ name }) => name.endsWith(' alles'));

for (const slug of new Set(tried.map((one) => one.slug))) {
  test(`the pages of ${slug} begin as on paper`, async ({ tab }) => {
    const documents = tried.filter((one) => one.slug === slug);
    for (const one of documents) {
      await tab.goto(one.path);
      await expectReady(tab);
      const file = join(folder, `${one.name}.lagerkiste.json`);
      writeFileSync(file, savedInputOf(one));
      await tab.setInputFiles('.input-section input[type="file"]', file);
      await tab.evaluate(openPaper);
      const shown = async () => (await tab.read(shownPages)).map(startOf);
      await eventually(shown, { message: one.name }).toEqual(starts[one.name]);
    }
  });
}
