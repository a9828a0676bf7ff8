import { expect, test } from 'vitest';
import { loadOtherTemplates } from '../../src/catalog';
import { checkTemplate } from '../../src/document/checkTemplate';
import { documentMaker, generatorOf, slugs } from '../support/documentOf';
import { sampleInput, templateBytes } from '../support/files';
import { partOf, textsOf, withPart } from '../support/readDocx';

type Pieces = readonly string[];
type Change = readonly [name: string, pieces: Pieces];

const wordsOf = (paragraph = '') => paragraph.replace(/<[^>]*>/g, '');

/**
 * Returns changed templates: each line of a loop or condition is moved by one, turned, and removed with its end. Each
 * line with a text is removed.
 */
function changesOf(pieces: Pieces): Change[] {
  return pieces.flatMap((piece, at): Change[] => {
    const words = wordsOf(piece);
    const [, sign, name] = /^\{([#^/])([^{}]*)\}$/.exec(words) ?? [];
    const other = sign === '#' ? '^' : '#';
    const before = pieces[at - 2] ?? '';
    const end = pieces.findIndex((one, i) => i > at && wordsOf(one) === `{/${name}}`);
    const isText = !sign && at % 2 === 1 && /\{[^#^/]/.test(words);
    const isMovable = sign && at > 1 && pieces[at - 1] === '';
    const isStart = sign && sign !== '/';
    const ways: [isPossible: unknown, how: string, instead: Record<number, string>][] = [
      [isText, 'without', { [at]: '<w:p/>' }],
      [isMovable, `before ${wordsOf(before)}:`, { [at]: before, [at - 2]: piece }],
      [isStart, 'turned', { [at]: piece.replace(`{${sign}`, `{${other}`) }],
      [isStart, 'without the lines of', { [at]: '', [end]: '' }],
    ];
    return ways.flatMap(([isPossible, how, instead]): Change[] =>
      isPossible ? [[`${at} ${how} ${words}`, pieces.map((one, i) => instead[i] ?? one)]] : [],
    );
  });
}

/** Returns the texts of documents of a template: of three samples, without options, with each option and with all. */
async function saidBy(slug: string, template: Uint8Array) {
  const { options } = await generatorOf(slug);
  const make = await documentMaker(slug, template);
  const all = [...options.keys()];
  const choices = [[], ...all.map((id) => [id]), all];
  const samples = ['leer', 'typisch', 'alles'].map((name) => sampleInput(slug, name));
  const inputs = (await Promise.all(samples)).flatMap((input) =>
    choices.map((extras) => ({ ...(input as object), extras })),
  );
  return inputs.map((input) => textsOf(make(input)).filter(Boolean));
}

const tried = process.env.LONG ? slugs : ['regeln-im-leitungsteam'];

test.each(tried)('a line that is changed in %s is told, or prints the same', async (slug) => {
  const { fields, options } = await generatorOf(slug);
  const [original, others] = await Promise.all([templateBytes(slug), loadOtherTemplates(slug)]);
  const whole = await saidBy(slug, original);
  const pieces = partOf(original, 'word/document.xml').split(/(<w:p>.*?<\/w:p>)/s);
  for (const [name, instead] of changesOf(pieces)) {
    const template = withPart(original, 'word/document.xml', () => instead.join(''));
    const report = await checkTemplate(template, fields, others, options, original);
    const { errors, warnings, changes } = report;
    if ([...errors, ...warnings, ...changes].length > 0) continue;
    expect(await saidBy(slug, template), name).toEqual(whole);
  }
});
