import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { generatorEntries } from '../../src/catalog';
import { firstPages, lookPictures, pictureOf } from '../support/firstPages';
import { printContext } from '../support/printContext';
import { changedSince, keepSums } from '../support/sums';
import { openSite } from './openSite';

// Only missing pictures and those of changed documents are written; with `--all`, all.

/** The width of the pictures in pixels: twice the largest width at which a page shows the pictures of documents. */
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
    '.title { background: #fff } .start .papers { --paper-scale: 0.4; flex-wrap: wrap } .sheet { box-shadow: none; outline: 0 }',
});
await start.waitForFunction(() =>
  Array.from(document.querySelectorAll('.papers .sheet')).every(({ shadowRoot }) => shadowRoot),
);
for (const { slug } of generatorEntries) await writePicture(slug, sheetOf(slug));
// The picture of a look shows what `--crop` in `looks.css` shows of the packing list. The first look is already chosen.
const crop = [54, 46, 794 / 1.5, 561 / 1.5].map((side) => side * 0.8);
for (const [at, { slug, name }] of lookPictures.entries()) {
  if (!wanted.includes(slug)) continue;
  await start.getByRole('radio', { name }).check();
  if (at) await start.waitForSelector('.papers [data-slug=packliste][aria-busy]');
  await writePicture(slug, sheetOf('packliste'), crop);
}
keepSums('picture', sums);
await close();

function sheetOf(slug: string) {
  return start.locator(`.papers .sheet[data-slug=${slug}]:not([aria-busy])`);
}

/** Writes the picture of a document or look, if the picture is missing or the document has changed. */
async function writePicture(slug: string, sheet: Locator, part?: number[]) {
  if (!wanted.includes(slug)) return;
  const picture = await asWebp(studio, await sheet.screenshot({ animations: 'disabled' }), part);
  await writeFile(pictureOf(slug), picture);
  console.log(`${slug}: ${(picture.length / 1000).toFixed(1)} KB`);
}

/** Converts a PNG to WebP in Chromium, because Playwright cannot write WebP. */
async function asWebp(page: Page, png: Buffer, part: number[] = []): Promise<Buffer> {
  const base64 = await page.evaluate(
    async ([source, target, [x = 0, y = 0, ...size]]) => {
      const bitmap = await createImageBitmap(await (await fetch(source)).blob());
      const [w = bitmap.width, h = bitmap.height] = size;
      const height = Math.round((target * h) / w);
      const canvas = new OffscreenCanvas(target, height);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('no canvas');
      context.imageSmoothingQuality = 'high';
      context.drawImage(bitmap, x, y, w, h, 0, 0, target, height);
      const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.5 });
      const bytes = new Uint8Array(await blob.arrayBuffer());
      return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
    },
    [`data:image/png;base64,${png.toString('base64')}`, part.length ? 224 : width, part] as const,
  );
  return Buffer.from(base64, 'base64');
}
