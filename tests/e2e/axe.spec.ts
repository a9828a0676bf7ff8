import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { templatesPage } from '../../src/app/templates/templatesPage';
import { catalog, generatorEntries } from '../../src/catalog';
import { fixturePath } from '../support/fixturePath';
import { test } from './site';

const paths = ['/', ...[...catalog, ...generatorEntries, templatesPage].map(({ path }) => path)];
const concept = '/lager/allgemeines-sicherheitskonzept';
const longName = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen'.repeat(2);

async function expectNoFindings(page: Page) {
  // The frame of the preview shows a document of whoever made its template.
  const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

async function expectNoSidewaysScrolling(page: Page) {
  const { scrollWidth, clientWidth } = await page.evaluate(() => {
    scrollTo(1000, 0);
    const { scrollWidth, clientWidth } = document.documentElement;
    return { scrollWidth: scrollX > 0 ? scrollWidth : clientWidth, clientWidth };
  });
  expect(scrollWidth).toBe(clientWidth);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} scheme`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    for (const path of paths) {
      test(`axe finds nothing on ${path}`, async ({ page }) => {
        await page.goto(path);
        await expectNoFindings(page);
      });
    }

    test('axe finds nothing once something is ticked and saved', async ({ page }) => {
      await page.goto('/lager/packliste');
      await page.getByRole('checkbox').first().check();
      await page.getByRole('button', { name: 'Dokument generieren' }).click();
      await expect(page.getByText('deinem Browser übergeben')).toBeVisible();
      await expectNoFindings(page);
      await page.getByRole('checkbox').nth(1).check();
      await expect(page.getByText('Geändert seit dem letzten Download.')).toBeVisible();
      await expectNoFindings(page);
    });

    test('axe finds nothing while templates are active or refused', async ({ page }) => {
      await page.goto('/lager/packliste');
      await page.getByText('Vorlage', { exact: true }).click();
      const file = page.getByLabel('Eigene Vorlage verwenden');
      await file.setInputFiles(fixturePath('restyled/packliste'));
      await expect(page.getByRole('button', { name: /Vorlage: packliste\.docx/ })).toBeVisible();
      await expectNoFindings(page);
      await file.setInputFiles(fixturePath('broken/packliste/abgeschnitten'));
      await expect(page.getByText('lässt sich so nicht verwenden')).toBeVisible();
      await expectNoFindings(page);
    });

    test('axe finds nothing in what is folded for designers', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 780 });
      await page.goto('/vorlagen#packliste');
      await page.getByText('Eine Zeile je Kontakt, mit Kopfzeile').click();
      await expect(page.locator('#packliste')).toHaveAttribute('open');
      await expectNoFindings(page);
      await expectNoSidewaysScrolling(page);
    });

    test('axe finds nothing once a look is taken over, nor in a sample', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 780 });
      await page.goto('/vorlagen');
      await expect(page.getByRole('button', { name: 'Vorbild wählen' })).toBeEnabled();
      await page.getByLabel('Vorbild').setInputFiles(fixturePath('looks/aus LibreOffice'));
      await page.getByRole('button', { name: 'Ansehen', exact: true }).waitFor();
      await expectNoFindings(page);
      await page.getByRole('button', { name: 'Ansehen', exact: true }).click();
      await expect(page.locator('iframe')).toBeVisible();
      await expectNoFindings(page);
    });

    test('axe finds nothing while a hint, a row and the preview are there', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 780 });
      await page.goto(concept);
      await page.getByLabel('Startdatum').fill('2027-07-20');
      await page.getByLabel('Enddatum').fill('2027-07-10');
      await page.getByRole('button', { name: 'Coach hinzufügen' }).click();
      await expectNoFindings(page);
      await page.getByRole('button', { name: 'Vorschau' }).click();
      await expect(page.locator('iframe')).toBeVisible();
      await expectNoFindings(page);
    });
  });
}

test.describe('a failure', () => {
  test.use({ noise: [/./] });

  test('is an alert whose first sentence stands out', async ({ page }) => {
    await page.route('**/*.docx', (route) => route.fulfill({ status: 404 }));
    await page.goto('/lager/packliste');
    await page.getByRole('button', { name: 'Dokument generieren' }).click();
    const alert = page.getByRole('alert');
    await expect(alert.locator('strong')).toHaveText('Die Vorlage ist gerade nicht erreichbar.');
    await expectNoFindings(page);
  });
});

for (const path of paths) {
  test(`${path} scrolls sideways at none of the widths between, nor with text of 200 %`, async ({
    page,
  }) => {
    await page.goto(path);
    for (const width of [320, 516, 530, 545, 560, 1099, 1100, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoSidewaysScrolling(page);
    }
    await page.setViewportSize({ width: 360, height: 800 });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await expectNoSidewaysScrolling(page);
  });
}

test('a long name without a space stays in its place', async ({ page }) => {
  await page.goto(concept);
  await page.getByLabel('Lagername').fill(longName);
  const leaders = page.getByRole('group', { name: 'Leitungsteam', exact: true });
  await leaders.getByLabel('Pfadiname').fill(longName);
  for (const width of [320, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScrolling(page);
  }
});

test('the contents of the safety concept follow where one is', async ({ page }) => {
  await page.goto(concept);
  const current = page.getByRole('navigation', { name: 'Inhalt' }).locator('[aria-current]');
  await page.getByRole('link', { name: 'Handeln im Notfall' }).click();
  await expect(page.getByRole('heading', { name: 'Handeln im Notfall' })).toBeFocused();
  await expect(current).toHaveText('Handeln im Notfall');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.getByRole('link', { name: 'Sicherheitsrelevante Aktivitäten' }).click();
  await expect(current).toHaveText('Sicherheitsrelevante Aktivitäten');
});

test('a group folds, and says how much of it is ticked', async ({ page }) => {
  await page.goto(concept);
  const group = page.locator('details', { hasText: 'Umgang mit Feuer' });
  await group.getByRole('checkbox').first().check();
  await expect(group.locator('summary')).toContainText('1 von 9');
  await group.locator('summary').click();
  await expect(group.getByRole('checkbox').first()).toBeHidden();
  await expect(group.locator('summary')).toContainText('1 von 9');
});
