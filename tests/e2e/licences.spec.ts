import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { env, openPage, test } from './site';

type Package = { version?: string; dev?: true; devOptional?: true; optional?: true };

// Packages that are installed as dependencies but are no part of the site. They are for Node, servers and streams.
const leftOut = `cookie core-util-is immediate inherits isarray jszip lie process-nextick-args
  react-router-dom readable-stream safe-buffer set-cookie-parser setimmediate string_decoder
  util-deprecate`.split(/\s+/);

/** Returns the packages that are part of the site, as `name - version`. Development dependencies are left out. */
function shipped(): string[] {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  return Object.entries<Package>(packages)
    .filter(([path, { dev, devOptional, optional }]) => path && !(dev || devOptional || optional))
    .filter(([path]) => !path.startsWith('node_modules/jszip/'))
    .map(([path, { version }]) => [path.split('node_modules/').at(-1) ?? '', version] as const)
    .filter(([name]) => !leftOut.includes(name))
    .map(([name, version]) => `${name} - ${version}`);
}

test('the footer says what is stored, and leads to all licences', async ({ page, request }) => {
  await openPage(page, '/lager/packliste');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText(/nichts gespeichert\. Regeln und Fristen: Stand \w+ \d{4}/);
  for (const [name, address] of [
    [env.VITE_AUTHOR_NAME ?? '', env.VITE_AUTHOR_URL],
    ['Rückmeldung', `mailto:${env.VITE_FEEDBACK_MAIL}?subject=R%C3%BCckmeldung%20zur%20Lagerkiste`],
  ] as const) {
    await expect(footer.getByRole('link', { name })).toHaveAttribute('href', `${address}`);
  }
  const link = footer.getByRole('link', { name: 'Lizenzen' });
  const response = await request.get((await link.getAttribute('href')) ?? '');
  expect(response.headers()['content-type']).toContain('text/plain');
  const entries = (await response.text()).split(/^## (?=\S+ - \d)/m).slice(1);
  expect(entries.map((entry) => entry.split(' (')[0]).sort()).toEqual(shipped().sort());
  for (const entry of entries) {
    const [title, ...text] = entry.split('\n');
    expect(title).toMatch(/\((\(?MIT\b.*|Apache-2\.0|BSD-3-Clause|ISC|OFL-1\.1)\)$/);
    expect(text.join('\n').length, title).toBeGreaterThan(200);
  }
});
