import { catalog, generatorEntries } from '../../src/catalog';
import { expectPreview, expectReady } from './looks';
import { expect, test } from './test';

const addresses = ['/', ...[...catalog, ...generatorEntries].map(({ path }) => path)];

test('every page comes to life without a complaint', async ({ tab, site }) => {
  for (const address of addresses) {
    await tab.goto(address);
    await expectReady(tab);
    await expectPreview(tab);
    expect(site.complaints, address).toEqual([]);
  }
});

test.describe('a complaint', () => {
  test.use({ noise: [/./] });

  test('of any kind reaches the test', async ({ tab, site }) => {
    const mend = site.impair(/\.svg$/, 'missing');
    await tab.goto('/');
    await expectReady(tab);
    await tab.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = `console.warn('a warning');
        Promise.reject(new Error('a rejection'));
        throw new Error('an error');`;
      document.body.append(script, Object.assign(new Image(), { src: '/gone.svg' }));
    });
    for (const kind of ['a warning', 'an error', 'a rejection', 'did not load: <img']) {
      await expect.poll(() => site.complaints.join('\n')).toContain(kind);
    }
    mend();
  });
});
