import { DOMParser, type Element, XMLSerializer } from '@xmldom/xmldom';
import PizZip from 'pizzip';
import { expect, test } from 'vitest';
import { checkTemplate } from '../../src/document/checkTemplate';
import type { Diagnostic } from '../../src/document/diagnostic';
import type { Fields } from '../../src/document/fields';
import { generatorOf } from '../support/documentOf';
import { fixture, fixtureNames } from '../support/files';
import { partNames } from '../support/readDocx';

/** Returns the text that a person types who follows a sentence. `stretch` is the text that the sentence is about. */
type Deed = (stretch: string, one: string, two: string) => string;

const oneOrBoth = /[Ss]chreibe (?:dort )?(\{[^}]*\})(?: davor und (\{[^}]*\}) danach)?/;
const deeds: readonly (readonly [advice: RegExp, deed: Deed])[] = [
  [/Meintest du (\{[^}]*\})/, (_, tag) => tag],
  [oneOrBoth, (_, one, two) => (two ? `${one}Text${two}` : one)],
  [/Vertausche (\{[^}]*\}) und (\{[^}]*\})/, (tag, one, two) => (tag === one ? two : one)],
  [/muss hier (\{[^}]*\}) stehen/, (_, tag) => tag],
  [/[Tt]ippe (\{[^}]*\}) neu/, (_, tag) => tag],
  [/Klammer \}\. Ergänze sie/, (stretch) => `${stretch.trimEnd()}}`],
  [/Klammer \{\. Ergänze sie/, (stretch) => `{${stretch.trimStart()}`],
  [/nimm runde Klammern/, (stretch) => `(${stretch.slice(1, -1)})`],
  [/\. Ergänze (\{\/[^}]*\}) nach/, (stretch, end) => `${stretch}Text${end}`],
  [/\. Ergänze (\{#[^}]*\}) davor/, (stretch, start) => `${start}Text${stretch}`],
  [/etwa zwischen (\{#[^}]*\}) und (\{\/[^}]*\})/, (tag, start, end) => start + tag + end],
  [/Lösche (es|sie|\{[^}]*\})|Die Seitenzahl macht Word/, () => ''],
];

// The test cannot follow these sentences: they are about the whole file or about features of Word, or ask to move text.
const byHand =
  `no-docx missing-part malformed-part dangling-relationship other-format other-template
  split-block section-break-inside loose-brace unknown-loop unreachable-tag loop-in-itself
  no-fields`.split(/\s+/);

/** Follows the sentence of a problem. Returns the file with the new text at the place of the problem, in one run. */
function carriedOut(docx: Uint8Array, problem: Diagnostic): Uint8Array {
  const zip = new PizZip(docx);
  const textOf = (path: string) => zip.file(path)?.asText() ?? '';
  const [advice, deed] = deeds.find(([pattern]) => pattern.test(problem.message)) ?? [];
  const [, one = '', two = ''] = advice?.exec(problem.message) ?? [];
  const done = (stretch: string) => deed?.(stretch, one, two) ?? expect.fail(problem.message);
  const { place, tag = '' } = problem;
  if (place) {
    const document = new DOMParser().parseFromString(textOf('word/document.xml'), 'text/xml');
    const paragraph = document.getElementsByTagName('w:p')[place.paragraph];
    const texts = Array.from<Element>(paragraph?.getElementsByTagName('w:t') ?? []);
    const text = texts.map((one) => one.textContent).join('');
    const stretch = text.slice(place.start, place.end);
    const typed = text.slice(0, place.start) + done(stretch) + text.slice(place.end);
    for (const [at, node] of texts.entries()) node.textContent = at === 0 ? typed : '';
    // Who corrects the beginning of a pair corrects its end.
    const pair = /\{[#^](.*?)\} gibt es nicht\. .* und (\{.*\})\?/.exec(problem.message);
    const xml = new XMLSerializer().serializeToString(document);
    const [, stays = '', moves = ''] = /Vertausche (\S+) und (\S+)\./.exec(problem.message) ?? [];
    const last = moves ? xml.lastIndexOf(moves) : xml.length;
    const crossed = xml.slice(0, last) + stays + xml.slice(last + moves.length);
    zip.file('word/document.xml', pair ? xml.replace(`{/${pair[1]}}`, `${pair[2]}`) : crossed);
  } else {
    // Outside of the body a problem has no place: the tag is found by its name.
    const parts = partNames(docx).filter((path) => /^(word|docProps)\/[^/]*\.xml$/.test(path));
    for (const path of parts) {
      const stretch = [`{${tag}}`, `{${tag}`].find((one) => textOf(path).includes(one));
      if (stretch) zip.file(path, textOf(path).replaceAll(stretch, done(stretch)));
    }
  }
  return zip.generate({ type: 'uint8array' });
}

function leftAfterAdvice(docx: Uint8Array, fields: Fields) {
  const { errors } = checkTemplate(docx, fields);
  let [file, left] = [docx, errors];
  for (let step = 0; step < 12; step += 1) {
    const all = left.flatMap(({ each, ...one }) => each ?? [one]);
    const next = all.find(({ id }) => !byHand.includes(id));
    if (!next) break;
    file = carriedOut(file, next);
    left = checkTemplate(file, fields).errors;
  }
  const ids = (some: readonly Diagnostic[]) => new Set(some.map(({ id }) => id));
  return { before: ids(errors), left: [...ids(left)] };
}

test.each(fixtureNames('broken'))('what is advised of «%s» mends it', async (name) => {
  const { fields } = await generatorOf(name.split('/')[0] ?? '');
  const { before, left } = leftAfterAdvice(fixture(`broken/${name}`), fields);
  expect(left).toEqual([...before].filter((id) => byHand.includes(id)));
});
