import { expect, test } from 'vitest';
import { plainText, withTexts } from '../../src/generators/readInput';

test('makes every kind of line break one line break', () => {
  expect(plainText('a\nb\r\nc\rd')).toBe('a\nb\nc\nd');
});

test('drops every character that XML 1.0 forbids, and only those', () => {
  expect(plainText('a\u0000\u0008\u001f\ud800b\udc00\ufffe\uffff\ufffd🏕')).toBe('ab\ufffd🏕');
});

test('takes off the space around a text, and none within it', () => {
  expect(plainText(' \u00a0\n zwei   Abstände\n\n')).toBe('zwei   Abstände');
});

test('reaches every text of an input, and leaves the input as it was', () => {
  const input = { rows: [{ name: ' Balu\u0000' }], count: 2, none: null };
  expect(withTexts(input, plainText)).toEqual({ rows: [{ name: 'Balu' }], count: 2, none: null });
  expect(input.rows[0]?.name).toBe(' Balu\u0000');
});
