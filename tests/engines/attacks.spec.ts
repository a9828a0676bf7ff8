import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { attacks, elsewhere } from '../support/attacks';
import { templateBytes } from '../support/files';
import { paragraphsOf } from '../support/readDocx';
import type { BrowserPage } from './browserPage';
import { expectPreview, expectReady, textOf } from './looks';
import { expect, test } from './test';

// That nothing is tried in vain either, the fixture of the page says: a refusal is a complaint.
for (const [what, attack] of Object.entries(attacks)) {
  test(`${what} in a stranger’s template runs and loads nothing`, async ({ tab, site }) => {
    const folder = mkdtempSync(join(tmpdir(), 'lagerkiste-'));
    const path = join(folder, 'fremd.docx');
    writeFileSync(path, attack(await templateBytes('packliste')));
    await tab.goto('/lager/packliste');
    await expectReady(tab);
    await tab.check('input[name="ticked"]');
    await tab.click('summary');
    await tab.setInputFiles('.template input[type="file"]', path);
    // What a parser cannot read makes no template; an entity from elsewhere is such a thing in WebKit.
    await expect.poll(() => textOf(tab)).toMatch(/«fremd.docx» (ist aktiv|lässt sich so nicht)/);
    rmSync(folder, { recursive: true });
    await tab.click('.generate-bar .primary');
    expect(paragraphsOf((await tab.savedFile()).bytes)[0]?.text).toBe('Packliste');
    await expectPreview(tab);
    await expect.poll(() => printed(tab)).toContain('Packliste');

    const { isAttacked, loaded } = await tab.evaluate(traces);
    expect(isAttacked).toBe(false);
    expect(loaded.filter((address) => address.startsWith(elsewhere))).toEqual([]);
    expect(site.requests.filter(({ address }) => address.endsWith('/null'))).toEqual([]);
  });
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
