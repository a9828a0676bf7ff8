import { enterEverywhere } from '../support/canary';
import { openFolds } from '../support/openFolds';
import type { BrowserPage } from './browserPage';
import { engineEntries, entriesOf, expectPath, expectReady, openPage } from './pageStates';
import { eventually, expect, test } from './test';

/** Expects the form to hold all entered values, or none of them. Engines differ in which of the two they restore. */
async function expectAllOrNothing(tab: BrowserPage, entered: string[], untouched: string[]) {
  await expectReady(tab);
  const kept = async () => {
    const found = await entriesOf(tab);
    return JSON.stringify(found) === JSON.stringify(untouched) ? entered : found;
  };
  await eventually(kept).toEqual(entered);
}

for (const { slug, path, name, tag } of engineEntries) {
  test(`${name}: a reload or going back keeps all or nothing`, { tag }, async ({ tab }) => {
    await openPage(tab, path);
    const untouched = await entriesOf(tab);
    for (const leave of [
      () => tab.reload(),
      async () => {
        await openPage(tab, '/aktivitaeten');
        await tab.goBack();
        await expectPath(tab, path);
      },
    ]) {
      if (JSON.stringify(await entriesOf(tab)) === JSON.stringify(untouched)) {
        await tab.evaluate(openFolds);
        await tab.evaluate(enterEverywhere, 'Sola');
        if (slug === 'allgemeines-sicherheitskonzept') await changeRows(tab);
      }
      const entered = await entriesOf(tab);
      expect(entered).not.toEqual(untouched);
      await leave();
      await expectAllOrNothing(tab, entered, untouched);
    }
  });
}

/** A browser that restores values by the HTML of the first load would put them into the wrong rows. */
async function changeRows(tab: BrowserPage) {
  await tab.click('//button[. = "Leiter / Leiterin hinzufügen"]');
  await tab.fill('[name="leaderteam.1.firstName"]', 'Nora');
  await eventually(() => tab.read(keyOfNora)).not.toBe('');
  await tab.fill('[name="emergencyLead"]', await tab.read(keyOfNora));
  await tab.click('//*[contains(@aria-label, "entfernen")][../input[@name="coaches.0.key"]]');
  // The names of the fields change a moment after the press that removes the row.
  await eventually(async () => (await entriesOf(tab)).join()).not.toContain('coaches.0');
}

function keyOfNora(): string {
  const options = document.querySelectorAll<HTMLOptionElement>('[name="emergencyLead"] option');
  return Array.from(options).find(({ label }) => label === 'Nora')?.value ?? '';
}
