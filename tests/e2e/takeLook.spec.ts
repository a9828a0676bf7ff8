import { expect, type Locator, type Page } from '@playwright/test';
import PizZip from 'pizzip';
import { generatorEntries } from '../../src/catalog';
import { fixture, fixturePath } from '../support/files';
import { partNames, replaced, textsOf } from '../support/readDocx';
import { expectNoFindings } from './axe';
import { goTo, hold, openFile, openPage, press, test } from './site';

test.use({ idleWork: true });

const count = generatorEntries.length;
const all = `${count} von ${count}`;
const model = 'deutsche Namen und Logo.docx';

async function choose(page: Page, file: Parameters<Locator['setInputFiles']>[0]) {
  await openPage(page, '/vorlagen');
  await page.getByLabel('Briefkopf', { exact: true }).setInputFiles(file);
}

test('one look is taken over to all templates', async ({ page }) => {
  await choose(page, fixturePath(`looks/${model.replace('.docx', '')}`));
  const said = `${all} Vorlagen haben jetzt das Aussehen von «${model}».`;
  await page.getByText(said).waitFor();

  await test.step('and seen on the first page of each', async () => {
    const pages = page.locator('.template-row .sheet section.docx');
    await expect(pages).toHaveCount(count);
    await expect(pages.locator('header img')).toHaveCount(count);
    await expectNoFindings(page, 'main');
  });

  await test.step('and is in force on their pages', async () => {
    const everywhere = page.getByText(`Auf ${all} Seiten ist eine eigene Vorlage aktiv`);
    await expect(everywhere).toBeVisible();
    const chosen = page.getByRole('link', { name: 'Euer Briefkopf' });
    await expect(chosen).toHaveAttribute('aria-current', 'true');
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await goTo(page, 'Packliste');
    await expect(page.getByRole('button', { name: `Vorlage: ${model}` })).toBeVisible();
    await page.getByRole('checkbox').first().check();
    const { bytes } = await press(page);
    expect(textsOf(bytes)).toEqual(['Packliste', 'Unterwäsche, frisch für jeden Tag']);
    expect(partNames(bytes).join()).toMatch(/header\d*\.xml/);

    await page.goBack();
    await page.goBack();
    const group = await press(page, 'Als ZIP speichern');
    expect(group.name).toBe('Vorlagen.zip');
    const names = generatorEntries.map(({ slug }) => `${slug}.docx`);
    expect(Object.keys(new PizZip(group.bytes).files)).toEqual(names);
    await page.getByRole('button', { name: 'Überall das Original' }).click();
    await expect(everywhere).toBeHidden();
    await expect(page.getByText('Auf allen Seiten ist wieder das Original aktiv.')).toBeVisible();
    await expect(page.locator('.template-status [role=status]')).toBeFocused();
    await page.goForward();
    await expect(page.locator('h1')).toHaveText('Lagerkiste');
    await page.getByRole('link', { name: 'Lagerpakt' }).click();
    await expect(page.locator('h1')).toHaveText('Lagerpakt');
    await expect(page.getByRole('button', { name: /^Vorlage:/ })).toBeHidden();
  });
});

test('of a template it is asked whether it is one or a letterhead', async ({ page }) => {
  const buffer = Buffer.from(
    replaced(fixture('restyled/packliste'), 'word/document.xml', '>Packliste<', '>Unsere Liste<'),
  );
  const file = { name: 'packliste.dotx', mimeType: '', buffer };
  const question = page.getByRole('dialog', { name: '«packliste.dotx» ist eine Vorlage' });
  const template = question.getByRole('button', { name: 'Als Vorlage für «Packliste»' });
  await choose(page, file);
  await template.click();
  await page.getByText('Eure Vorlagen gelten jetzt bei: Packliste.').waitFor();
  await goTo(page, 'Packliste');
  await page.getByRole('checkbox').first().check();
  expect(textsOf((await press(page)).bytes)[0]).toBe('Unsere Liste');
  await goTo(page);
  await page.getByLabel('Datei', { exact: true }).setInputFiles({ ...file, name: 'unsere.docx' });
  const asked = page.getByRole('dialog', { name: '«unsere.docx»: Was ist das?' });
  await asked.getByRole('button', { name: 'Nur ihr Aussehen für alle Dokumente' }).click();
  await page.getByText('Bei «Packliste» bleibt die Vorlage aktiv').waitFor();
});

test('a letterhead that Word keeps as a template is taken without a question', async ({ page }) => {
  await openPage(page, '/');
  const types = '[Content_Types].xml';
  const letterhead = fixture('looks/aus LibreOffice');
  const dotx = replaced(letterhead, types, 'document.main+xml', 'template.main+xml');
  await openFile(page, 'Briefkopf.dotx', dotx);
  await page.getByText(`${all} Vorlagen haben jetzt das Aussehen von «Briefkopf.dotx».`).waitFor();
});

test('taking over ends by a press, and goes on elsewhere', { tag: '@long' }, async ({ page }) => {
  const letGo = await hold(page, '**/*.docx');
  const file = fixturePath('looks/aus LibreOffice');
  await choose(page, file);
  await page.getByRole('button', { name: 'Abbrechen' }).click();
  await expect(page.getByText('Abgebrochen. An den Vorlagen ist nichts geändert.')).toBeVisible();
  await expect(page.locator('.template-status [role=status]')).toBeFocused();
  await expect(page.getByText('eine eigene Vorlage aktiv')).toBeHidden();
  await page.getByLabel('Briefkopf', { exact: true }).setInputFiles(file);
  await expect(page.getByText('wird übernommen …')).toBeVisible();
  await page.getByRole('link', { name: 'Lagerkiste' }).first().click();
  await expect(page.locator('h1')).toBeFocused();
  await letGo();
  await page.goBack();
  await page.getByText('Vorlagen haben jetzt das Aussehen').waitFor();
});
