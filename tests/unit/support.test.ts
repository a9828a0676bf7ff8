import { expect, test } from 'vitest';
import { canary, carriesCanary } from '../support/canary';

test.each([
  `https://example.org/?q=${encodeURIComponent(canary).toLowerCase()}&x=1`,
  JSON.stringify(canary).replace('ö', '\\u00F6'),
  Buffer.from(canary).toString('hex'),
  ...['', 'a', 'ab'].map((text) => Buffer.from(`${text}${canary} und mehr`).toString('base64url')),
])('the word is found in %s', (text) => {
  expect(carriesCanary(text)).toBe(true);
});
