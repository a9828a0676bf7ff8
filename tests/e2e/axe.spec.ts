import { expect, type Page } from '@playwright/test';
import { fixturePath } from '../support/fixturePath';
import { expectContrastInTheDark, expectNoFindings } from './axe';
import { expectNoSidewaysScrolling } from './layout';
import { missingFiles, openPage, test } from './site';

/** States of a page that bring words and colours of their own; each is looked at when `look` is called. */
const states: Record<string, (page: Page, look: (page: Page) => Promise<void>) => Promise<void>> = {
  'once something is ticked and saved, and while templates are active or refused': async (
    page,
    look,
  ) => {
    await openPage(page, '/lager/packliste');
    await page.getByRole('checkbox').first().check();
    await page.getByRole('button', { name: 'Dokument generieren' }).click();
    await expect(page.getByText(/^Heruntergeladen/)).toBeVisible();
    await expect(page.locator('iframe')).toBeVisible();
    await look(page);
    await page.getByText('Aussehen', { exact: true }).click();
    const file = page.getByLabel('Eigene Vorlage verwenden');
    await file.setInputFiles(fixturePath('restyled/packliste'));
    await expect(page.getByRole('button', { name: /Vorlage: packliste\.docx/ })).toBeVisible();
    await page.getByRole('checkbox').nth(1).check();
    await expect(page.getByText('noch nicht heruntergeladen')).toBeVisible();
    await look(page);
    await file.setInputFiles(fixturePath('broken/packliste/abgeschnitten'));
    await expect(page.getByText('lässt sich so nicht verwenden')).toBeVisible();
    await look(page);
  },

  'in what is folded for designers': async (page, look) => {
    await page.setViewportSize({ width: 320, height: 780 });
    await openPage(page, '/vorlagen#allgemeines-sicherheitskonzept');
    await page.getByText('Rezepte').click();
    await page.getByText('Eine Zeile je Kontakt, mit Kopfzeile').click();
    await page.getByText('Das geht schief').click();
    await page.getByText('Eine Bedingung über mehrere Zellen').click();
    await page.getByText('In Word, Schritt für Schritt').click();
    await page.getByText('Welche Formatvorlage wofür').click();
    const template = page.locator('#allgemeines-sicherheitskonzept');
    await expect(template.getByText('Im Notfall', { exact: true })).toBeVisible();
    await look(page);
    await expectNoSidewaysScrolling(page);
  },

  'while a hint, a row and the preview are there': async (page, look) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await openPage(page, '/lager/allgemeines-sicherheitskonzept');
    await page.getByLabel('Startdatum').fill('2027-07-20');
    await page.getByLabel('Enddatum').fill('2027-07-10');
    await page.getByRole('heading', { name: 'Coaches' }).click();
    await page.getByRole('button', { name: 'Coach hinzufügen' }).click();
    await expect(page.locator('.hints')).toBeVisible();
    await look(page);
    await page.getByRole('button', { name: 'Vorschau' }).click();
    await expect(page.locator('iframe')).toBeVisible();
    await look(page);
  },

  'in a failure, whose first sentence stands out': async (page, look) => {
    await page.route('**/*.docx', (route) => route.fulfill({ status: 404 }));
    await openPage(page, '/lager/packliste');
    await page.getByRole('button', { name: 'Dokument generieren' }).click();
    const alert = page.getByRole('alert');
    await expect(alert.locator('strong')).toHaveText('Die Vorlage ist gerade nicht erreichbar.');
    await look(page);
  },
};

test.use({ idleWork: true, noise: missingFiles });

for (const [what, reach] of Object.entries(states)) {
  test(`axe finds nothing ${what}`, async ({ page }) => {
    await reach(page, async () => {
      await expectNoFindings(page);
      await expectContrastInTheDark(page);
    });
  });
}
