import { afterEach, describe, expect, test, vi } from 'vitest';
import { chosenEngines, engines, findBrowser } from '../support/browsers';
import { canary, carriesCanary } from '../support/canary';

afterEach(() => vi.unstubAllEnvs());

describe('the engines to test in', () => {
  test.each([
    ['', engines],
    ['chromium', ['chromium']],
    ['webkit, firefox', ['firefox', 'webkit']],
  ])('BROWSERS=%s', (listed, expected) => {
    vi.stubEnv('BROWSERS', listed);
    expect(chosenEngines()).toEqual(expected);
  });

  test('a name that is no engine is said', () => {
    vi.stubEnv('BROWSERS', 'firefox,opera');
    expect(chosenEngines).toThrow('BROWSERS knows chromium, firefox, webkit, not «opera».');
  });
});

test("the environment's Firefox goes before the system's", () => {
  vi.stubEnv('FIREFOX_PATH', '/opt/firefox/firefox');
  expect(findBrowser('firefox')).toEqual({ path: '/opt/firefox/firefox', by: 'webdriver' });
});

test('the WebKit of a system wants a screen beside it', () => {
  vi.stubEnv('PATH', '');
  vi.stubEnv('WEBKIT_DRIVER', '/opt/webkit/WebKitWebDriver');
  expect(findBrowser('webkit')?.by).not.toBe('webdriver');
});

const before = ['', 'a', 'ab', 'abc', 'Lager '];

test.each([
  ...before.map((text) => text + canary),
  `https://example.org/?q=${encodeURIComponent(canary)}&x=1`,
  encodeURIComponent(canary).toLowerCase(),
  JSON.stringify(canary).replace('ö', '\\u00F6'),
  Buffer.from(canary).toString('hex'),
  ...before.map((text) => Buffer.from(`${text}${canary} und mehr`).toString('base64')),
  ...before.map((text) => Buffer.from(`${text}${canary}`).toString('base64url')),
])('the word is found in %s', (text) => {
  expect(carriesCanary(text)).toBe(true);
});

test.each([
  '',
  'Kanarien',
  'https://example.org/lager/packliste',
  Buffer.from('Amseln').toString('base64'),
])('it is not found in «%s»', (text) => {
  expect(carriesCanary(text)).toBe(false);
});
