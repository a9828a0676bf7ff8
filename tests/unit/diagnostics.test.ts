import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import * as listed from '../../src/app/template/Diagnostics';
import { type Diagnostic, openingDiagnostic, summaryOf } from '../../src/document/diagnostic';
import { checkDiagnostic } from '../../src/document/sentences/check';
import { lookDiagnostic } from '../../src/document/sentences/look';
import { paperDiagnostic } from '../../src/document/sentences/paper';
import { emptyReport } from '../support/checkOf';
import { found } from '../support/readDocx';

const htmlOf = (diagnostics: readonly Diagnostic[]) =>
  renderToStaticMarkup(createElement(listed.Diagnostics, { diagnostics }));

test('all diagnostics are listed, also those of several documents', () => {
  const lost = lookDiagnostic('look-margin-lost', {});
  const diagnostics = Array.from({ length: 130 }, (_, at) => {
    return { ...lost, message: `Fund ${at}` };
  });
  const items = found(htmlOf(diagnostics), /<li>(.*?)<\/li>/g);
  expect(items).toHaveLength(130);
  expect(items[0]).toBe('Fund 0');
  // Without diagnostics, there is no list. A single diagnostic is not folded.
  expect(htmlOf([])).toBe('');
  expect(htmlOf(diagnostics.slice(0, 1))).not.toContain('<details');
});

test('what is said of several templates stands once, with their names', () => {
  const lost = lookDiagnostic('look-margin-lost', { words: 'Rand' });
  const sections = lookDiagnostic('look-sections', {}, 2);
  const picture = lookDiagnostic('look-picture-in-text', {});
  const said = listed.sharedDiagnostics([
    ['Packliste', [lost, sections, picture]],
    ['Lagerpakt', [sections, picture]],
    ['ToDo-Liste', [picture, picture]],
  ]);
  expect(said).toMatchObject([
    { about: 'Bei allen Dokumenten', diagnostics: [{ message: picture.message }] },
    { about: 'Bei «Packliste», «Lagerpakt»', diagnostics: [{ message: sections.message }] },
    { about: 'Bei «Packliste»', diagnostics: [{ message: lost.message, words: 'Rand' }] },
  ]);
});

test.each([
  [checkDiagnostic('comments', {}, 1, ''), 'steht ein Kommentar.', 'Lösche ihn'],
  [checkDiagnostic('comments', {}, 3, ''), 'stehen 3 Kommentare.', 'Lösche sie'],
  [checkDiagnostic('names', {}, ['Lea']), 'steht Lea.', 'Entferne den Namen'],
  [checkDiagnostic('names', {}, ['Lea', 'Nils']), 'stehen Lea, Nils.', 'Entferne die Namen'],
  [paperDiagnostic('paper.pages', {}, 1, 'Ohne Wünsche', 2), '2 Seiten', 'statt 1 Seite.'],
  [paperDiagnostic('paper.pages', {}, 8, 'Ohne Wünsche', 7), '7', 'statt 8 Seiten.'],
])('a sentence agrees in number to its end: $message', ({ message }, start, end) => {
  expect(message).toContain(start);
  expect(message).toContain(end);
});

test.each([
  [0, 'In Ordnung.'],
  [2, 'In Ordnung, anders als das Original.'],
])('the summary of %i differences from the original: %s', (count, summary) => {
  const changes = Array.from({ length: count }, () => checkDiagnostic('names', {}, ['Lea']));
  expect(summaryOf({ ...emptyReport, changes })).toBe(summary);
});

test('a sentence begins with a capital after a colon, and writes numbers as in Switzerland', () => {
  const { message } = openingDiagnostic('too-much', {}, 2000);
  expect(message).toMatch(/^In der Datei stecken zu viele Teile \(mehr als 2'000\)\. Kopiere /);
});
