import { expect, type Page } from '@playwright/test';
import { generatorEntries } from '../../src/catalog';
import { canonicalXml } from '../../src/document/canonicalXml';
import { documentOf, generatorOf } from '../support/documentOf';
import { type Entries, enterInput } from '../support/enterInput';
import { sampleInput, templateBytes } from '../support/files';
import { chooseTemplate, clock, openPage, press, test } from './site';

// The day that `documentOf` prints, at an hour at which it is that day in both time zones.
const sameDay = '2026-11-21T09:00:00Z';

/** A checklist, and the longest form. */
const slugs = ['packliste', 'allgemeines-sicherheitskonzept'];

for (const entry of generatorEntries.filter(({ slug }) => slugs.includes(slug))) {
  test(
    `${entry.name}: the same bytes at every press and in every time zone, and the XML of Node and the worker`,
    clock,
    async ({ page, browser, baseURL }) => {
      test.slow();
      const { buttonLabel: label } = await generatorOf(entry.slug);
      const input = (await sampleInput(entry.slug, 'typisch')) as Entries;
      const elsewhere = await browser.newContext({
        ...(baseURL ? { baseURL } : {}),
        locale: 'de-CH',
        timezoneId: 'Pacific/Kiritimati',
      });
      const documents: Uint8Array[] = [];
      for (const where of [page, await elsewhere.newPage()]) {
        await where.clock.setFixedTime(sameDay);
        await openPage(where, entry.path);
        await enterInput(where, entry.slug, input);
        documents.push((await press(where, label)).bytes);
      }
      await elsewhere.close();
      documents.push((await press(page, label)).bytes);
      await bringAlong(page, await templateBytes(entry.slug));
      const { bytes: fromWorker } = await press(page, label);

      const [first = new Uint8Array(), ...others] = documents;
      for (const other of others) expect(Buffer.compare(first, other)).toBe(0);
      const inNode = await documentOf(entry.slug, input);
      expect(await canonicalXml(first)).toBe(await canonicalXml(inNode));
      expect(await canonicalXml(fromWorker)).toBe(await canonicalXml(inNode));
    },
  );
}

/** A visitor's template is filled in the worker, with another parser than the page's. */
async function bringAlong(page: Page, template: Uint8Array) {
  await page.getByText('Vorlage', { exact: true }).click();
  await chooseTemplate(page, 'mitgebracht.docx', template);
  await expect(page.getByText('«mitgebracht.docx» ist aktiv.')).toBeVisible();
}
