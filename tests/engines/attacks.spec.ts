import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { attacks, elsewhere } from '../support/attacks';
import { templateBytes } from '../support/files';
import { paragraphsOf } from '../support/readDocx';
import type { BrowserPage } from './browserPage';
import { expectPreview, expectReady, textOf } from './pageStates';
import { temporaryFolder } from './processes';
import type { SiteServer } from './siteServer';
import { expect, test } from './test';

const folder = temporaryFolder();

// That nothing is tried in vain either, the fixture of the page says: a refusal is a complaint.
for (const [what, attack] of Object.entries(attacks)) {
  test(`${what} in a stranger’s template runs and loads nothing`, async ({ tab, site }) => {
    await tab.goto('/lager/packliste');
    await expectReady(tab);
    await tab.check('input[name="ticked"]');
    await tab.click('summary');
    await choose(tab, '.template input[type="file"]', attack);
    // What a parser cannot read makes no template; an entity from elsewhere is such a thing in WebKit.
    await expect.poll(() => textOf(tab)).toMatch(/«fremd.docx» (ist aktiv|lässt sich so nicht)/);
    await tab.click('.generate-bar .primary');
    expect(paragraphsOf((await tab.savedFile()).bytes)[0]?.text).toBe('Packliste');
    await expectPreview(tab);
    await expect.poll(() => printed(tab)).toContain('Packliste');
    await expectNoTraces(tab, site);
  });
}

// What of a stranger's file is taken over lies outside of its text.
for (const what of ['a style that loads', 'a font from elsewhere', 'an entity from elsewhere']) {
  test(`${what} in a stranger’s file is not taken over with its look`, async ({ tab, site }) => {
    await tab.goto('/vorlagen');
    await expectReady(tab);
    await choose(tab, 'input[aria-label="Vorbild"]', attacks[what] ?? ((file) => file));
    const isOver = /10 von 10 Vorlagen haben jetzt|lässt sich nicht als Vorbild nehmen/;
    await expect.poll(() => textOf(tab), { timeout: 40_000 }).toMatch(isOver);
    if ((await textOf(tab)).includes('10 von 10')) {
      await tab.click('//button[. = "Ansehen"]');
      await expect.poll(() => tab.evaluate(framed), { timeout: 30_000 }).toContain('Packliste');
    }
    await expectNoTraces(tab, site);
  });
}

async function choose(tab: BrowserPage, field: string, attack: (file: Uint8Array) => Uint8Array) {
  const path = join(folder.path, 'fremd.docx');
  writeFileSync(path, attack(await templateBytes('packliste')));
  await tab.setInputFiles(field, path);
}

async function expectNoTraces(tab: BrowserPage, site: SiteServer) {
  const { isAttacked, loaded } = await tab.evaluate(traces);
  expect(isAttacked).toBe(false);
  expect(loaded.filter((address) => address.startsWith(elsewhere))).toEqual([]);
  expect(site.requests.filter(({ address }) => address.endsWith('/null'))).toEqual([]);
}

function framed(): string {
  return document.querySelector('iframe')?.contentDocument?.body.textContent ?? '';
}

function printed(tab: BrowserPage): Promise<string> {
  return tab.evaluate(() => {
    dispatchEvent(new Event('afterprint'));
    dispatchEvent(new Event('beforeprint'));
    const pages = document.querySelector('.printed-document')?.shadowRoot;
    return pages?.querySelector('article')?.textContent ?? '';
  });
}

/** What a template that had its way would have left in the page or the frame. */
function traces() {
  const frame = document.querySelector('iframe')?.contentWindow;
  const windows = [window, ...(frame ? [frame] : [])];
  return {
    isAttacked: windows.some((one) => 'attacked' in one),
    loaded: windows.flatMap((one) =>
      one.performance.getEntriesByType('resource').map(({ name }) => name),
    ),
  };
}
