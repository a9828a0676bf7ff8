import { afterEach, expect, test, vi } from 'vitest';
import { forgetTemplates, loadTemplate } from '../../src/browser/loadTemplate';

afterEach(() => vi.unstubAllGlobals());

test('a template is fetched once, and past the browser’s cache after one that was no good', async () => {
  const fetched = vi.fn(async () => new Response('PK'));
  vi.stubGlobal('fetch', fetched);
  await loadTemplate('packliste');
  await loadTemplate('packliste');
  forgetTemplates();
  await loadTemplate('packliste');
  const address = expect.stringContaining('packliste');
  expect(fetched.mock.calls).toEqual([
    [address, { cache: 'default' }],
    [address, { cache: 'reload' }],
  ]);
});
