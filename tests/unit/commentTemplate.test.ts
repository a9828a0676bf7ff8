import { expect, test } from 'vitest';
import { checkTemplate } from '../../src/document/checkTemplate';
import { commentTemplate } from '../../src/document/commentTemplate';
import { openingDiagnostic } from '../../src/document/diagnostic';
import { openTemplate } from '../../src/document/openTemplate';
import { fixture, fixtureNames } from '../support/files';
import * as docx from '../support/readDocx';
import { rowsOf } from '../support/table';
import { validInTheEnd } from '../support/validInTheEnd';

const { commentsOf, paragraphsOf, partNames, partOf, replaced, textsOf } = docx;
const expectValid = validInTheEnd();
const fields = { items: { text: 'value' } } as const;

function commented(file: string) {
  const bytes = fixture(file);
  const { errors } = checkTemplate(bytes, fields);
  return { errors, bytes: commentTemplate(bytes, errors) };
}

// The file, the words at the comments, and what the comments say.
test.each(
  rowsOf(`
lagerpakt/zwei Fehler auf einmal | {folgende} Regeln kommen auf den Lagerpakt: & {texte} | Text: Das Feld {folgende} gibt es nicht. & Meintest du {text}?
aufgaben-tageschef/unbekanntes Feld in der Kopfzeile | Aufgaben Tageschef | Kopfzeile
`),
)('each problem is a comment at its words: %s', (file, words, said) => {
  const { bytes } = commented(`broken/${file}`);
  const comments = commentsOf(bytes);
  expect(comments.map((one) => one.words).join(' & ')).toBe(words);
  for (const [at, sentence] of said.split(' & ').entries()) {
    const text = expect.stringContaining(sentence);
    expect(comments[at]).toMatchObject({ author: 'Lagerkiste', text });
  }
  expectValid(bytes);
});

test('carries what is said once for many places at each of them', () => {
  const misspelt = commented('broken/packliste/Tippfehler an sechs Stellen');
  expect(misspelt.errors).toHaveLength(1);
  const comments = commentsOf(misspelt.bytes);
  expect(comments).toHaveLength(6);
  for (const { text } of comments) expect(text).not.toContain('Stellen');
});

const place = { paragraph: 0, start: 0, end: 3 };
const someError = openingDiagnostic('unknown-tag', { place }, 'x', '');

test('keeps the comments of people and the text', () => {
  const before = fixture('working/packliste/unbekanntes Feld in einem Kommentar');
  const bytes = commentTemplate(before, [someError]);
  expect(paragraphsOf(bytes)).toEqual(paragraphsOf(before));
  expect(commentsOf(bytes).map(({ author }) => author)).toEqual(['Lea', 'Lagerkiste']);
  expectValid(bytes);
});

test.each(fixtureNames('odd/commented'))('makes a valid file of one with %s', (name) => {
  const { bytes, errors } = commented(`odd/commented/${name}`);
  expect(errors).not.toEqual([]);
  expectValid(bytes);
});

test('checked again says the same, and commented again holds no comment twice', () => {
  const { bytes, errors } = commented('broken/lagerpakt/zwei Fehler auf einmal');
  const again = checkTemplate(bytes, fields);
  expect(again.errors).toEqual(errors);
  expect(commentsOf(commentTemplate(bytes, again.errors))).toEqual(commentsOf(bytes));
});

const forgotten = commentTemplate(fixture('libreoffice/lagerpakt'), [someError]);

test.each(['"', "'"])('a comment of a check that was forgotten reaches nobody: %s', (quote) => {
  expect(commentsOf(forgotten)).toHaveLength(1);
  const author = `w:author=${quote}Lagerkiste${quote}`;
  const template = replaced(forgotten, 'word/comments.xml', 'w:author="Lagerkiste"', author);
  const filled = openTemplate(template, fields).fill({ items: [{ text: 'Zelt' }] });
  expect(commentsOf(filled)).toEqual([]);
  expect(partOf(filled, 'word/document.xml')).not.toContain('w:comment');
});

test.each(['another part', 'a part named in other letters'])('new comments come to %s', (name) => {
  const bytes = commentTemplate(fixture(`otherPrograms/comments in ${name}`), [someError]);
  expect(partNames(bytes).filter((part) => /comments/i.test(part))).toEqual(['word/comments1.xml']);
  const xml = partOf(bytes, 'word/comments1.xml');
  expect(xml.match(/(?<=w:author=")[^"]*/g)).toEqual(['Lea', 'Lagerkiste']);
});

test('the text of a run that holds a comment of a check stays', () => {
  const reference = /(?<=<w:r>)<w:commentReference/;
  const joined = replaced(forgotten, 'word/document.xml', reference, '<w:t>Wichtig</w:t>$&');
  expect(textsOf(openTemplate(joined, fields).fill({ items: [] })).join()).toContain('Wichtig');
});
