import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const file = new URL('../../src/app/page/accessibility.txt', import.meta.url);
const rows = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .filter((line) => !line.startsWith('# '))
  .map((line) => line.split(' | '));

// WCAG 2.2, levels A and AA: how many criteria each guideline has, those of sound and film in one row.
const counts =
  '1.1 1, 1.2 1, 1.3 5, 1.4 9, 2.1 3, 2.2 2, 2.3 1, 2.4 8, 2.5 6, 3.1 2, 3.2 5, 3.3 6, 4.1 2';

test.each(counts.split(', '))('the report has each criterion of %s', (line) => {
  const [guideline, count] = line.split(' ');
  const own = new Set(
    rows.map(([name = '']) => name).filter((name) => name.startsWith(`${guideline}.`)),
  );
  expect(own.size).toBe(Number(count));
});

test('each row says the result and how it was tried; what was not, which machine is missing', () => {
  for (const [name, result, how, ...more] of rows) {
    expect(['erfüllt', 'teilweise', 'kommt nicht vor', 'nicht geprüft'], name).toContain(result);
    expect(how, name).toMatch(
      result === 'nicht geprüft' ? /fehl(t|en) .*(Rechner|Geräte)|fehlen Geräte/ : /\.$/,
    );
    expect(more, name).toEqual([]);
  }
});
