import { expect, test } from 'vitest';
import { canary, carriesCanary } from '../support/canary';

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

const [page, bird] = ['https://example.org/lager/packliste', Buffer.from('Amseln')];

test.each(['', 'Kanarien', page, bird.toString('base64')])('it is not found in «%s»', (text) => {
  expect(carriesCanary(text)).toBe(false);
});
