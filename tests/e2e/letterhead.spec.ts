import { expect } from '@playwright/test';
import { generatorEntries } from '../../src/catalog';
import { fixture, fixturePath } from '../support/files';
import { partNames, replaced, textsOf } from '../support/readDocx';
import { chooseTemplate, noticeOf, openFile, paperOf, pointBoxes, press, setFile } from './actions';
import { expectNothingByAxe } from './axe';
import { goTo, hold, idle, missingFiles, openPage, scriptOf, test } from './site';

const count = generatorEntries.length;
const model = 'deutsche Namen und Logo.docx';

test.describe('one look', () => {
  test.use({ idleWork: true, noise: missingFiles, viewport: { width: 1000, height: 800 } });

  test('is taken over to all templates but the one that a page has already', async ({ page }) => {
    const onPage = (name: string) => page.getByRole('button', { name: `Vorlage: ${name}` });
    const back = page.getByRole('button', { name: 'Überall das Original' });
    // Without the chunk `rendering`, no template is laid out for trial. `preview.spec.ts` tests what the trial finds.
    await page.route(scriptOf('rendering'), (route) => route.abort('connectionreset'));
    await openPage(page, '/lager/packliste');
    await chooseTemplate(page, 'unsere.docx', fixture('restyled/packliste'));
    await goTo(page);
    const letterhead = page.getByLabel('Briefkopf', { exact: true });
    await letterhead.setInputFiles(fixturePath(`looks/${model.replace('.docx', '')}`));
    const said = `${count - 1} von ${count} Vorlagen haben jetzt das Aussehen von «${model}».`;
    await page.getByText(said).waitFor();
    await page.getByText('Bei «Packliste» bleibt die Vorlage aktiv').waitFor();
    await page.getByRole('link', { name: /^Hinweise/ }).click();
    await expect(page.getByText(said)).toBeInViewport();
    await expect(page.getByRole('link', { name: 'Zu den Dokumenten' })).toBeInViewport();
    await page.unrouteAll();

    await test.step('and is used on their pages', async () => {
      await expect(back).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Neben dem Original' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Eure Datei' })).toHaveClass('chosen');
      // The page of the packing list uses another file.
      await expect(page.locator('.looks .chosen [data-slug=packliste]')).toHaveCount(0);
      await goTo(page, 'Packliste');
      await expect(onPage('unsere.docx')).toBeVisible();
      await page.getByText('Weitere Dokumente').click();
      await page.getByRole('link', { name: 'Lagerpakt' }).click();
      const { bytes } = await press(page, /generieren$/);
      expect(textsOf(bytes)[0]).toBe('Lagerpakt');
      expect(partNames(bytes).join()).toMatch(/header\d*\.xml/);
      await page.getByText('Eigene Vorlage', { exact: true }).click();
      await page.getByRole('link', { name: 'Anleitung und alle Felder' }).click();
    });

    await test.step('and seen on the first page of each', async () => {
      const sheets = page.locator('.template-row .sheet');
      await expect(sheets).toHaveCount(count);
      for (const sheet of await sheets.all()) {
        await sheet.scrollIntoViewIfNeeded();
        await expect(sheet.locator('section.docx header img')).toHaveCount(1);
      }
      for (const part of ['.template-row > :first-child', '.template-status']) {
        await expectNothingByAxe(page, part);
      }
    });

    await test.step('and also on the page with a template, after a press', async () => {
      const everywhere = page.getByRole('button', { name: 'Überall dieses Aussehen' });
      await everywhere.click();
      await expect(everywhere).toBeHidden();
      await page.getByText(`${count} von ${count} Vorlagen haben jetzt`).waitFor();
      await expect(page.locator('.template-status [role=status]')).toBeFocused();
    });

    await test.step('until the originals are wanted back', async () => {
      await back.click();
      await expect(back).toBeHidden();
      await expect(page.getByText('Auf allen Seiten ist wieder das Original aktiv.')).toBeVisible();
      await expect(page.locator('.template-status [role=status]')).toBeFocused();
      await page.goBack();
      await expect(page.locator('h1')).toHaveText('Lagerpakt');
    });
  });
});

for (const width of [360, 1366]) {
  test(
    `a letterhead shows beside the looks on the page of a document, ${width} px wide`,
    idle,
    async ({ page }) => {
      await openPage(page, '/lager/packliste', { width, height: 640 });
      await pointBoxes(page).first().check();
      await openFile(page, model, fixture(`looks/${model.replace('.docx', '')}`));
      const said = `${count} von ${count} Vorlagen haben jetzt das Aussehen von «${model}».`;
      await expect(page.getByText(said)).toBeInViewport();
      await expect(paperOf(page).getByText('Pfadi Tannwald').first()).toBeInViewport();
    },
  );
}

test('a template is tried on its paper, and its look is taken from there', async ({ page }) => {
  const restyled = fixture('restyled/packliste');
  const ours = replaced(restyled, 'word/document.xml', '>Packliste<', '>Unsere Liste<');
  const trial = page.locator('.trial');
  const choose = (label: string, name: string, bytes = ours) =>
    setFile(page.getByLabel(label, { exact: true }), name, bytes);
  await openPage(page, '/vorlagen');
  await choose('Word-Datei', 'packliste.dotx');
  await expect(trial.getByText('«packliste.dotx» ist aktiv.')).toBeVisible();
  const heading = trial.getByRole('heading', { name: 'Erkannt: Vorlage für «Packliste»' });
  await expect(heading).toBeFocused();
  // The result directly follows the focused heading.
  await expect(heading.locator('+ .template-status')).toBeInViewport();
  await expect(trial.getByRole('heading', { name: 'Neben dem Original' })).toBeVisible();
  // What the check says is above the documents, which come later.
  await expect(trial.locator('.template-status + .side-by-side')).toBeVisible();
  await expect(trial.locator('.pairs')).toBeInViewport({ ratio: 0.3 });
  const all = page.getByRole('button', { name: 'Überall das Original' });
  await expect(all).toBeHidden();
  await trial.getByRole('link', { name: 'Zu «Packliste»' }).click();
  await pointBoxes(page).first().check();
  expect(textsOf((await press(page)).bytes)[0]).toBe('Unsere Liste');

  await goTo(page);
  const wrong = fixture('broken/packliste/Feld gross geschrieben');
  await openFile(page, 'falsch.docx', wrong);
  await expect(page.locator('h1')).toHaveText('Packliste');
  await expect(page.locator('h1')).toBeFocused();
  await expect(noticeOf(page)).toContainText('«falsch.docx» lässt sich so nicht verwenden.');
  await page.getByRole('link', { name: 'Vorlagen gestalten' }).click();
  await expect(all).toBeVisible();
  await choose('Word-Datei', 'falsch.docx', wrong);
  await expect(trial.getByText('«packliste.dotx» bleibt aktiv.')).toBeVisible();
  await expect(trial.locator('.template-status li').first()).toContainText('{Text}');
  for (const part of ['.trial .template-status', '.drop + div']) {
    await expectNothingByAxe(page, part);
  }

  await goTo(page);
  const letGo = await hold(page, '**/*.docx');
  await choose('Briefkopf', model, fixture(`looks/${model.replace('.docx', '')}`));
  await page.getByText(`Das Aussehen von «${model}» wird übernommen …`).waitFor();
  await page.getByRole('radio', { name: 'Warm' }).check();
  await expect(page.getByText('wird übernommen …')).toBeHidden();
  await letGo();

  await page.getByRole('link', { name: 'Vorlagen gestalten' }).click();
  const unknown = replaced(ours, 'word/document.xml', '>Unsere Liste<', '>Liste<');
  await choose('Word-Datei', 'unsere.docx', unknown);
  const asked = page.getByRole('dialog', { name: '«unsere.docx»: Vorlage wofür?' });
  await asked.getByText('Etwas anderes').click();
  await asked.getByRole('button', { name: 'Packliste' }).click();
  await expect(trial.getByText(/ «unsere.docx» ist aktiv\.$/)).toBeVisible();
  await expect(heading).toBeFocused();
  await trial.getByRole('button', { name: 'Aussehen für alle Dokumente übernehmen' }).click();
  await page.getByText('Das Aussehen von «unsere.docx» wird übernommen …').waitFor();
  await choose('Word-Datei', 'packliste.dotx');
  await expect(trial.getByText('«packliste.dotx» ist aktiv.')).toBeVisible();
  // A template ends the applying of a letterhead. Its result does not stand beside the template.
  await expect(page.getByRole('link', { name: 'Zu den Dokumenten' })).toBeHidden();
});
