import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type Finding, Findings } from '../../src/app/template/Findings';

function itemsOf(findings: readonly Finding[]): string[] {
  const html = renderToStaticMarkup(createElement(Findings, { findings }));
  return Array.from(html.matchAll(/<li>(.*?)<\/li>/g), ([, item = '']) => item);
}

test('of very many findings the first hundred are listed, also those of several documents', () => {
  const names = ['Packliste', 'Lagerpakt'];
  const findings = Array.from({ length: 130 }, (_, at) => ({ message: `Fund ${at}`, names }));
  const items = itemsOf(findings);
  expect(items).toHaveLength(101);
  expect(items[0]).toBe('Fund 0<small>Bei: Packliste, Lagerpakt</small>');
  expect(items.at(-1)).toBe('… und 30 weitere');
});

test('nothing to say is no list', () => {
  expect(renderToStaticMarkup(createElement(Findings, { findings: [] }))).toBe('');
});
