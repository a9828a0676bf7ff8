import { expect, type Page } from '@playwright/test';
import { generatorEntries } from '../../src/catalog';
import { canonicalXml } from '../../src/document/canonicalXml';
import { documentOf, generatorOf } from '../support/documentOf';
import { sampleInput } from '../support/files';
import { press, test } from './site';

type Input = { [name: string]: string | readonly (string | Record<string, string>)[] };

// The names of the fields are the paths of the input, but for the two dates of the ToDo.
const fieldNames: Record<string, string> = { startDate: 'start-date', endDate: 'end-date' };

async function enter(page: Page, slug: string, input: Input) {
  const late: [string, string][] = [];
  for (const [name, value] of Object.entries(input)) {
    if (name === 'ticked') {
      for (const id of value) await page.locator(`input[value="${id}"]`).check();
    } else if (typeof value !== 'string') {
      for (const [row, fields] of value.entries()) {
        for (const [field, text] of Object.entries(fields)) {
          if (field !== 'key') await page.locator(`[name="${name}.${row}.${field}"]`).fill(text);
        }
      }
    } else if (selects.includes(name)) late.push([name, value]);
    else {
      const known = slug === 'todo-liste' ? (fieldNames[name] ?? name) : name;
      const field = page.locator(`[name="${known}"]`);
      if (name === 'campType') await field.selectOption(value);
      else await field.fill(value);
    }
  }
  for (const [name, value] of late) {
    await page.getByLabel(labels[name] ?? name).selectOption(value);
  }
}

const labels: Record<string, string> = {
  medkitResponsible: 'Verantwortlich für die Apotheke',
  emergencyLead: 'Lead im Notfall',
  carDriver: 'Das Notfallauto wird gefahren von:',
};
const selects = Object.keys(labels);

for (const entry of generatorEntries) {
  test(`${entry.name}: the same bytes at every press and in every time zone, and Node's XML`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const { buttonLabel: label } = await generatorOf(entry.slug);
    const input = (await sampleInput(entry.slug, 'typisch')) as Input;
    const elsewhere = await browser.newContext({
      ...(baseURL ? { baseURL } : {}),
      locale: 'de-CH',
      timezoneId: 'Pacific/Kiritimati',
    });
    const documents: Uint8Array[] = [];
    for (const where of [page, await elsewhere.newPage()]) {
      await where.goto(entry.path);
      await expect(where.getByRole('button', { name: label })).toBeEnabled();
      await enter(where, entry.slug, input);
      documents.push((await press(where, label)).bytes, (await press(where, label)).bytes);
    }
    await elsewhere.close();

    const [first = new Uint8Array(), ...others] = documents;
    for (const other of others) expect(Buffer.compare(first, other)).toBe(0);
    const inNode = await documentOf(entry.slug, input);
    expect(await canonicalXml(first)).toBe(await canonicalXml(inNode));
  });
}
