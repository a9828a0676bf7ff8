import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { generatorEntries } from '../../src/catalog';
import { looks } from '../../src/generators/camp';
import { firstPages, pictureOf } from '../support/firstPages';
import { printContext } from '../support/printContext';
import { changedSince, keepSums } from '../support/sums';
import { openSite } from './openSite';

// Only missing pictures and those of changed documents are written; with `--all`, all.

/** The width of the pictures in pixels: twice the largest width at which a page shows the pictures. */
const width = 320;
const sums = await firstPages();
const wanted = changedSince('picture', sums, (slug) => existsSync(pictureOf(slug)));
const { site, open, close } = await openSite();
// In a window of this width, the first pages are in a row and not rotated.
const start = await open({
  viewport: { width: 800, height: 2400 },
  deviceScaleFactor: 2,
  bypassCSP: true,
  locale: 'de-CH',
  timezoneId: 'Europe/Zurich',
});
const studio = await open();
// The clock is fixed, because the footers print the day.
await start.clock.setFixedTime(printContext.today);
await start.goto(site);
await start.addStyleTag({
  content:
    '.title { background: #fff } .papers { --paper-scale: 0.4; flex-wrap: wrap } .sheet { box-shadow: none; outline: 0 }',
});
await start.waitForFunction(() =>
  Array.from(document.querySelectorAll('.papers .sheet')).every(({ shadowRoot }) => shadowRoot),
);
for (const { slug } of generatorEntries) await writePicture(slug, sheetOf(slug));
// The picture of a look shows the packing list.
for (const { slug, name } of looks) {
  if (!wanted.includes(slug)) continue;
  await start.getByRole('radio', { name }).check();
  await start.waitForSelector('.papers [data-slug=packliste][aria-busy]');
  await writePicture(slug, sheetOf('packliste'));
}
keepSums('picture', sums);
await close();

function sheetOf(slug: string) {
  return start.locator(`.papers .sheet[data-slug=${slug}]:not([aria-busy])`);
}

/** Writes the picture of a document or look, if the picture is missing or the document has changed. */
async function writePicture(slug: string, sheet: Locator) {
  if (!wanted.includes(slug)) return;
  const picture = await asWebp(studio, await sheet.screenshot({ animations: 'disabled' }));
  await writeFile(pictureOf(slug), picture);
  console.log(`${slug}: ${(picture.length / 1000).toFixed(1)} KB`);
}

/** Converts a PNG to WebP in Chromium, because Playwright cannot write WebP. */
async function asWebp(page: Page, png: Buffer): Promise<Buffer> {
  const base64 = await page.evaluate(
    async ([source, target]) => {
      const bitmap = await createImageBitmap(await (await fetch(source)).blob());
      const height = Math.round((target * bitmap.height) / bitmap.width);
      const canvas = new OffscreenCanvas(target, height);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('no canvas');
      context.imageSmoothingQuality = 'high';
      context.drawImage(bitmap, 0, 0, target, height);
      const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.5 });
      const bytes = new Uint8Array(await blob.arrayBuffer());
      return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
    },
    [`data:image/png;base64,${png.toString('base64')}`, width] as const,
  );
  return Buffer.from(base64, 'base64');
}
