import { writeFile } from 'node:fs/promises';
import { chromium, type Page } from '@playwright/test';
import { preview } from 'vite';
import { generatorEntries } from '../../src/catalog';
import { chromiumOptions } from '../support/chromium';

// Writes the first page of each document, typical, as the page for designers shows it.

/** How wide the pictures are, in pixels: the largest place for them is half of it. */
const width = 320;
const folder = new URL('../../src/app/page/pictures/firstPages/', import.meta.url);

const server = await preview({ preview: { port: 4178, strictPort: true } });
const browser = await chromium.launch(chromiumOptions());
// A whole page on the screen, in the light.
const site = await browser.newPage({
  viewport: { width: 900, height: 1500 },
  deviceScaleFactor: 2,
  locale: 'de-CH',
  timezoneId: 'Europe/Zurich',
});
const studio = await browser.newPage();
for (const { slug, name } of generatorEntries) {
  const picture = await asWebp(studio, await firstPage(slug, name));
  await writeFile(new URL(`${slug}.webp`, folder), picture);
  console.log(`${slug}: ${(picture.length / 1000).toFixed(1)} KB`);
}
await browser.close();
await server.close();

async function firstPage(slug: string, name: string): Promise<Buffer> {
  await site.goto(`http://localhost:4178/vorlagen#${slug}`);
  await site.getByRole('button', { name: `Typisch ${name}` }).click();
  const frame = `iframe[title="Vorschau: Muster_${slug}_typisch.docx"]`;
  const page = site.frameLocator(frame).locator('section').first();
  await page.waitFor();
  await site.evaluate(
    (one) => document.querySelector<HTMLIFrameElement>(one)?.contentDocument?.fonts.ready,
    frame,
  );
  await site.getByRole('button', { name: 'Ganze Seite' }).click();
  return page.screenshot();
}

/** Playwright writes no WebP; Chromium does. */
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
