import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { besideForm } from '../../src/app/preview/createPreview';

const files = readdirSync('src', { recursive: true, encoding: 'utf8' });
const styles = files.filter((file) => /\.(css|html)$/.test(file));
const texts = styles.map((file) => readFileSync(`src/${file}`, 'utf8')).join('\n');
const queries = texts.match(/@(media|container) .*(?= \{)/g) ?? [];

test('each breakpoint grows with the letters', () => {
  expect(queries.length).toBeGreaterThan(20);
  expect(queries.filter((query) => /\dpx/.test(query))).toEqual([]);
});

test('code and styles show the preview beside the form on the same screens', () => {
  expect(queries.filter((query) => query.includes(besideForm)).length).toBeGreaterThanOrEqual(5);
});

test('on a touch screen, the ground under the pointer has no colour of its own', () => {
  const withoutMice = texts.replace(/@media \(hover: hover\) \{[^@]*?\n\}/g, '');
  const hovered = withoutMice.match(/:hover\b[^{}]*\{[^}]*\}/g) ?? [];
  const grounds = hovered.flatMap((rule) => rule.match(/(?<=background: ).*(?=;)/g) ?? []);
  expect(grounds.length).toBeGreaterThan(5);
  // With forced colours, the main button has its usual ground.
  expect(new Set(grounds)).toEqual(new Set(['var(--hover)', 'SelectedItem']));
  expect(texts).toMatch(/@media \(hover: none\) \{[^@]*--hover: transparent;/);
});
