import { expect } from '@playwright/test';
import { generatorEntries } from '../../src/catalog';
import { canonicalXml } from '../../src/document/canonicalXml';
import { carryingMaker, generatorOf } from '../support/documentOf';
import { type Entries, enterInput } from '../support/enterInput';
import { sampleInput } from '../support/files';
import { clock, openPage, press, test } from './site';

// The day that Node prints here, at an hour at which it is that day in both time zones.
const sameDay = '2026-11-21T09:00:00Z';

/** A checklist, and the longest form. */
const slugs = ['packliste', 'allgemeines-sicherheitskonzept'];

for (const entry of generatorEntries.filter(({ slug }) => slugs.includes(slug))) {
  test(
    `${entry.name}: the same bytes at every press and in every time zone, and the XML of Node`,
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
      await page.clock.setFixedTime(sameDay);
      await openPage(page, entry.path);
      await enterInput(page, input);
      const { name, bytes: first } = await press(page, label);
      const { bytes: second } = await press(page, label);

      const there = await elsewhere.newPage();
      await there.clock.setFixedTime(sameDay);
      await openPage(there, entry.path);
      const file = { name, mimeType: '', buffer: Buffer.from(first) };
      await there.getByLabel('Gesicherte Eingaben').setInputFiles(file);
      await expect(there.locator('.input-notice')).toBeVisible();
      const { bytes: third } = await press(there, label);
      await elsewhere.close();

      for (const other of [second, third]) expect(Buffer.compare(first, other)).toBe(0);
      const inNode = (await carryingMaker(entry.slug))(input);
      expect(await canonicalXml(first)).toBe(await canonicalXml(inNode));
    },
  );
}
