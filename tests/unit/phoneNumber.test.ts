import { expect, test } from 'vitest';
import { phoneHint, spellPhone } from '../../src/ui/phoneNumber';

test.each([
  ['0793216587', '079 321 65 87'],
  [' 079/321.65.87 ', '079 321 65 87'],
  ['(041) 666-44-22', '041 666 44 22'],
  ['+41793216587', '+41 79 321 65 87'],
  ['+41 (0)79 321 65 87', '+41 79 321 65 87'],
  ['0041 79 3216587', '+41 79 321 65 87'],
  ['0800223639', '0800 22 36 39'],
  ['084 885 58 55', '0848 85 58 55'],
  // As a chat copies it, and as tables change it.
  ['\u202a+41 79 321 65 87\u202c', '+41 79 321 65 87'],
  ['41793216587', '079 321 65 87'],
  ['41 79 321 65 87', '079 321 65 87'],
  ['410793216587', '079 321 65 87'],
  ['41793216587.0', '079 321 65 87'],
  ['4.1793216587E+10', '079 321 65 87'],
  ['="0793216587"', '079 321 65 87'],
  ["'0793216587", '079 321 65 87'],
])('a number takes its one spelling: %s', (typed, spelled) => {
  expect(spellPhone(typed)).toBe(spelled);
  expect(spellPhone(spelled)).toBe(spelled);
  expect(phoneHint(typed)).toBe('');
});

test.each([
  '',
  '144',
  '+49 170 1234567',
  '0049170123456',
  '079 321 65 87 / 078 321 65 87',
  '079 321 65 87 (Zora)',
])('%j stays as it was typed, and nothing is said', (typed) => {
  expect(spellPhone(typed)).toBe(typed);
  expect(phoneHint(typed)).toBe('');
});

test.each([
  ['079 O55 20 10', /O statt einer Null/],
  ['o79 555 20 10', /O statt einer Null/],
  ['079 555 2O 1O', /O statt einer Null/],
  ['079 321 65 8', /fehlt eine Ziffer/],
  ['79 321 65 87', /fehlt eine Ziffer/],
  ['+41 79 321 65 8', /fehlt eine Ziffer/],
  ['auf Anfrage', /keine Ziffern/],
  ['########', /keine Ziffern/],
  ['4.179555E+10', /nur den Anfang behalten/],
  ['4,18E+10', /nur den Anfang behalten/],
  ['491701234567', /fehlt vorne eine 0 oder ein \+/],
])('%s stays as it was typed, and what is odd is said', (typed, hint) => {
  expect(spellPhone(typed)).toBe(typed);
  expect(phoneHint(typed)).toMatch(hint);
});
