import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const report = readFileSync('src/app/page/accessibility.txt', 'utf8').trim();
const lines = report.split('\n').map((line) => line.split(' | '));
const rows = lines.filter(([name]) => !name?.startsWith('# '));
const files = readdirSync('tests', { recursive: true, encoding: 'utf8' });
const tests = files.map((path) => path.replace(/.*\//, ''));

// WCAG 2.2, levels A and AA: how many criteria each guideline has, those of sound and film in one row.
const counts =
  '1.1 1, 1.2 1, 1.3 5, 1.4 9, 2.1 3, 2.2 2, 2.3 1, 2.4 8, 2.5 6, 3.1 2, 3.2 5, 3.3 6, 4.1 2';

test.each(counts.split(', '))('the report has each criterion of %s', (line) => {
  const [guideline, count] = line.split(' ');
  const names = new Set(rows.map(([name = '']) => name));
  const own = [...names].filter((name) => name.startsWith(`${guideline}.`));
  expect(own).toHaveLength(Number(count));
});

test('each row says the result, how it was tried, and which tests hold it', () => {
  for (const [name, result, how, held, ...more] of rows) {
    // What does not occur needs no test.
    if (held === undefined) expect(['kommt nicht vor', 'nicht geprüft'], name).toContain(result);
    for (const one of held?.split(', ') ?? []) expect(['von Hand', ...tests], name).toContain(one);
    expect(['erfüllt', 'teilweise', 'kommt nicht vor', 'nicht geprüft'], name).toContain(result);
    const isTried = result !== 'nicht geprüft';
    expect(how, name).toMatch(isTried ? /\.$/ : /fehl(t|en) .*(Rechner|Geräte)|fehlen Geräte/);
    expect(more, name).toEqual([]);
  }
});

test('the five summaries name what is not met', () => {
  const parts = report.split(/^# /m).slice(1);
  expect(parts).toHaveLength(5);
  for (const part of parts.filter((one) => one.includes(' | teilweise | ')))
    expect(part.split('\n')[0]).toContain('nur zum Teil');
});

test('the page has no shortcuts and no gestures, and acts when a finger is lifted', () => {
  for (const path of readdirSync('src', { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(path)) continue;
    const code = readFileSync(`src/${path}`, 'utf8');
    expect(code, path).not.toMatch(/accessKey|on(Pointer|Touch)[A-Z]|'(pointer|touch|device)\w+'/);
    // The only `mousedown` prevents an act.
    expect(code, path).not.toMatch(
      /onMouseDown(?!=\{\(event\) => isPaused && event\.preventDefault)/,
    );
  }
});
