import { expect, test } from 'vitest';
import * as phone from '../../src/generators/allgemeines-sicherheitskonzept/phoneNumber';
import { textsIn } from '../support/table';

const { phoneHint, spellPhone } = phone;

// Some numbers have the signs of a chat or a spreadsheet.
test.each([
  ['079 321 65 87', `0793216587 |  079/321.65.87  | 41793216587 | 41 79 321 65 87 | 410793216587`],
  ['079 321 65 87', `="0793216587" | '0793216587`],
  ['+41 79 321 65 87', '+41793216587 | +41 (0)79 321 65 87 | 0041 79 3216587'],
  ['+41 79 321 65 87', '\u202a+41 79 321 65 87\u202c'],
  ['041 666 44 22', '(041) 666-44-22'],
  ['0800 22 36 39', '0800223639'],
  ['0848 85 58 55', '084 885 58 55'],
])('a number takes its one spelling, %s: %s', (spelled, numbers) => {
  expect(spellPhone(spelled)).toBe(spelled);
  for (const typed of textsIn(numbers))
    expect([spellPhone(typed), phoneHint(typed)], typed).toEqual([spelled, '']);
});

const others =
  '079 321 65 87 (Zora) | +49 170 1234567 | 0049170123456 | 079 321 65 87 / 078 321 65 87';

const short = '144 | 1414 | 112 | 117 | 118 | 145 | 147 | 116 117 | 144 / 117';

const right = ['', ...textsIn(short), ...textsIn(others)];

test.each(right)('%j stays as it was typed, and nothing is said', (typed) => {
  expect([spellPhone(typed), phoneHint(typed)]).toEqual([typed, '']);
});

test.each([
  ['079 O55 20 10 | o79 555 20 10 | 079 555 2O 1O', 'O statt einer Null'],
  ['079 321 65 8 | 79 321 65 87 | +41 79 321 65 8', 'zu wenige Ziffern'],
  ['079 12 | 321 65 87 | +41 79 12 | 12 | 0', 'zu wenige Ziffern'],
  ['079 321 65 877 | +41 79 321 65 877 | 0041 79 321 65 87 1', 'zu viele Ziffern'],
  ['auf Anfrage | ########', 'keine Ziffern'],
  ['4.179555E+10 | 4,18E+10 | 4.1793216587E+10', 'hat Excel verändert'],
  ['491701234567 | 41793216587.0', 'fehlt vorne eine 0 oder ein +'],
])('%s stays as it was typed, and what is odd is said', (numbers, hint) => {
  for (const typed of textsIn(numbers)) {
    expect(spellPhone(typed)).toBe(typed);
    expect(phoneHint(typed), typed).toContain(hint);
  }
});
