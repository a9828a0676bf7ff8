import { expect, type Page } from '@playwright/test';
import { canonicalXml } from '../../src/document/canonicalXml';
import { carryingMaker } from '../support/documentOf';
import { sampleInput } from '../support/files';
import { openOnPaper, savedInputOf } from '../support/paper';
import { clock, openPage, press, test } from './site';

// The day that Node prints here, at an hour at which it is that day in both time zones.
const sameDay = '2026-11-21T09:00:00Z';
const slug = 'allgemeines-sicherheitskonzept';
const inKiritimati = { locale: 'de-CH', timezoneId: 'Pacific/Kiritimati' };

test(
  'a document has the same bytes at every press and in every time zone, and the XML of Node',
  clock,
  async ({ page, browser, baseURL }) => {
    const input = (await sampleInput(slug, 'typisch')) as object;

    async function documentOn(anyPage: Page) {
      await anyPage.clock.setFixedTime(sameDay);
      await openPage(anyPage, new URL(`/lager/${slug}`, baseURL).href);
      await anyPage.evaluate(openOnPaper, savedInputOf({ slug, input }));
      await expect(anyPage.locator('.input-notice')).toBeVisible();
      return (await press(anyPage, 'Sicherheitskonzept generieren')).bytes;
    }

    const first = await documentOn(page);
    const { bytes: second } = await press(page, 'Sicherheitskonzept generieren');
    const elsewhere = await browser.newContext(inKiritimati);
    const third = await documentOn(await elsewhere.newPage());
    await elsewhere.close();
    for (const other of [second, third]) expect(Buffer.compare(first, other)).toBe(0);
    const inNode = (await carryingMaker(slug))(input);
    expect(await canonicalXml(first)).toBe(await canonicalXml(inNode));
  },
);
