import { openFolds } from '../support/openFolds';
import type { BrowserPage } from './browserPage';
import { expectReady, expectText } from './pageStates';
import { eventually, expect, test } from './test';

const leader = 'Leiter / Leiterin';

test('every press saves a file, a double-click saves one', async ({ tab }) => {
  await tab.goto('/lager/packliste');
  await expectReady(tab);
  await tab.evaluate(countSavedFiles);
  for (const [press, files] of [
    [tab.click, 1],
    [tab.click, 2],
    [tab.dblclick, 3],
    [tab.click, 4],
  ] as const) {
    await press('.generate-bar .primary');
    expect((await tab.savedFile()).name).toBe('Packliste.docx');
    await expectText(tab, 'Heruntergeladen: Packliste.docx');
    expect(await savedFiles(tab)).toBe(files);
  }
});

test('a double-click on «entfernen» removes one person', async ({ tab }) => {
  await tab.goto('/lager/allgemeines-sicherheitskonzept');
  await expectReady(tab);
  await tab.evaluate(openFolds);
  for (let more = 0; more < 2; more += 1) {
    await tab.click(`//button[. = "${leader} hinzufügen"]`);
  }
  for (const [row, name] of ['Ada', 'Bea', 'Cleo'].entries()) {
    await tab.fill(`[name="leaderteam.${row}.firstName"]`, name);
  }
  await tab.dblclick('[aria-label="Ada entfernen"]');
  await eventually(() => firstNames(tab)).toEqual(['Bea', 'Cleo']);
});

function firstNames(tab: BrowserPage): Promise<string[]> {
  return tab.read(() =>
    Array.from(
      document.querySelectorAll<HTMLInputElement>('[name^="leaderteam."][name$=".firstName"]'),
      ({ value }) => value,
    ),
  );
}

/** Each file that is saved begins with a press of the program's on a link that is not on the page. */
function countSavedFiles() {
  const { dispatchEvent } = EventTarget.prototype;
  HTMLAnchorElement.prototype.dispatchEvent = function (event) {
    const { dataset } = document.documentElement;
    if (this.download) dataset.savedFiles = String(Number(dataset.savedFiles ?? 0) + 1);
    return dispatchEvent.call(this, event);
  };
}

function savedFiles(tab: BrowserPage): Promise<number> {
  return tab.read(() => Number(document.documentElement.dataset.savedFiles ?? 0));
}
