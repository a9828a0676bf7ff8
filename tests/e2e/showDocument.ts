import type { Page } from '@playwright/test';
import {
  openOnPaper,
  type PaperDocument,
  paperStarts,
  savedInputOf,
  shownPages,
  startOf,
} from '../support/paper';
import { eventually } from './site';

const starts = paperStarts();

/**
 * Opens a document on the page of its generator, and waits until the pages of the preview begin as in the paper table.
 */
export async function showDocument(page: Page, one: PaperDocument) {
  page.removeAllListeners('dialog');
  page.on('dialog', (dialog) => dialog.accept());
  await page.evaluate(openOnPaper, savedInputOf(one));
  const shown = async () => (await page.evaluate(shownPages)).map(startOf);
  await eventually(shown, one.name).toEqual(starts[one.name]);
}
