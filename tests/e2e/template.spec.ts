import { expect, type Page } from '@playwright/test';
import { fixture, templateBytes } from '../support/files';
import { commentsOf, paragraphsOf, partOf, textsOf } from '../support/readDocx';
import { chooseTemplate, downloadBy, openPage, press, test } from './site';

const broken = fixture('broken/packliste/Feld gross geschrieben');

test.beforeEach(async ({ page }) => {
  await openPage(page, '/lager/packliste');
  await page.getByText('Aussehen', { exact: true }).click();
});

async function titleFont(page: Page) {
  const { bytes } = await press(page);
  const styles = partOf(bytes, 'word/styles.xml');
  const title = /<w:style [^>]*w:styleId="Title".*?<\/w:style>/s.exec(styles);
  return { bytes, font: /w:ascii="([^"]*)"/.exec(title?.[0] ?? '')?.[1] };
}

test('the original can be downloaded; another makes the document', async ({ page }) => {
  const link = page.getByRole('link', { name: 'Originalvorlage herunterladen' });
  const original = await downloadBy(page, link);
  expect(original.name).toBe('packliste.docx');
  expect(original.bytes).toEqual(await templateBytes('packliste'));

  await page.getByRole('checkbox').first().check();
  const forAll = page.getByText('Sollen alle diese Vorlage bekommen?');
  await expect(forAll).toBeHidden();
  await chooseTemplate(page, 'unsere Packliste.docx', fixture('restyled/packliste'));
  await expect(forAll).toBeVisible();
  await expect(page.getByText('Das ist anders als in der Originalvorlage.')).toBeVisible();
  await expect(page.getByText('Andere Schriften: «Liberation Serif».')).toBeVisible();
  const own = await titleFont(page);
  expect(own.font).toBe('Liberation Serif');
  expect(textsOf(own.bytes)).toContain('Unterwäsche, frisch für jeden Tag');

  const said = '«kaputt.docx» lässt sich so nicht verwenden. «unsere Packliste.docx» bleibt aktiv.';
  await chooseTemplate(page, 'kaputt.docx', broken, said);
  expect((await titleFont(page)).font).toBe('Liberation Serif');

  await page.getByRole('button', { name: 'Original verwenden', exact: true }).click();
  await expect(page.getByText('Keine eigene Vorlage ist aktiv.')).toBeVisible();
  expect((await titleFont(page)).font).toBeUndefined();
});

test('what is wished for, and no part of the template, is said at the tick', async ({ page }) => {
  await page.getByRole('checkbox').first().check();
  await chooseTemplate(page, 'unsere.docx', fixture('working/packliste/Liste nur zum Abhaken'));
  const hints = page.locator('.hints');
  await expect(hints).toBeHidden();
  const wish = page.getByLabel('Bei Fragen: Linie');
  await wish.check();
  await hints.locator('summary').click();
  await hints
    .getByRole('button', {
      name: 'Deine Vorlage richtet sich nicht oder nicht ganz nach «Bei Fragen',
    })
    .click();
  await expect(wish).toBeFocused();
  await wish.uncheck();
  await expect(hints).toBeHidden();
});

test('what is wrong is listed, comes back as comments, and can be mended', async ({ page }) => {
  await chooseTemplate(page, 'kaputt.docx', broken, '«kaputt.docx» lässt sich so nicht verwenden.');
  await expect(page.getByRole('listitem').filter({ hasText: 'Meintest du {text}?' })).toHaveText(
    'Text: Das Feld {Text} gibt es nicht. Meintest du {text}?Dort steht: «{Text}»',
  );
  const { name, bytes } = await press(page, 'Vorlage mit Kommentaren herunterladen');
  expect(name).toBe('kaputt mit Kommentaren.docx');
  expect(commentsOf(bytes)).toEqual([
    { author: 'Lagerkiste', words: '{Text}', text: expect.stringContaining('Meintest du ‹text›?') },
  ]);

  await page.getByRole('checkbox').first().check();
  expect(paragraphsOf((await press(page)).bytes)).toHaveLength(2);

  const mended = fixture('working/packliste/Aussehen direkt gesetzt');
  await chooseTemplate(page, 'kaputt.docx', mended);
  await expect(page.getByText('ist das Aussehen direkt gesetzt')).toBeVisible();
});

test('a file is taken when it is dropped as soon as there is a place for it', async ({ page }) => {
  await openPage(page, '/lager/packliste');
  await page.evaluate(
    (base64) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([bytes], 'gezogen.docx'));
      new MutationObserver((_changes, observer) => {
        const box = document.querySelector('.drop');
        if (!box) return;
        observer.disconnect();
        box.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
      }).observe(document, { childList: true, subtree: true });
    },
    Buffer.from(fixture('restyled/packliste')).toString('base64'),
  );
  await page.getByText('Aussehen', { exact: true }).click();
  await expect(page.getByText('«gezogen.docx» ist aktiv.')).toBeVisible();
});
