import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const file = new URL('../../src/app/page/accessibility.txt', import.meta.url);
const lines = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split(' | '));
const rows = lines.filter(([name]) => !name?.startsWith('# '));
const tests = readdirSync('tests', { recursive: true, encoding: 'utf8' }).map((path) =>
  path.replace(/.*\//, ''),
);

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

test('each row says the result, how it was tried, and which tests hold it', () => {
  for (const [name, result, how, held = '', ...more] of rows) {
    for (const one of held.split(', ')) expect(['ohne Test', ...tests], name).toContain(one);
    expect(['erfüllt', 'teilweise', 'kommt nicht vor', 'nicht geprüft'], name).toContain(result);
    expect(how, name).toMatch(
      result === 'nicht geprüft' ? /fehl(t|en) .*(Rechner|Geräte)|fehlen Geräte/ : /\.$/,
    );
    expect(more, name).toEqual([]);
  }
});

test('the five summaries name what is not met', () => {
  let summary = '';
  let count = 0;
  for (const [name = '', result] of lines) {
    if (name.startsWith('# ')) {
      summary = result ?? '';
      count += 1;
    } else if (result === 'teilweise' && /^\d/.test(name)) {
      expect(summary).toContain(name.split(' ')[0]);
    }
  }
  expect(count).toBe(5);
});
