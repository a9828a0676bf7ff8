import { expect, test } from 'vitest';
import { checklists, generators } from '../support/checklists';
import { rowsIn } from '../support/table';

const lists: Record<string, readonly string[]> = Object.fromEntries(
  generators.map(({ slug, items }) => [slug, items.map(({ text }) => text)]),
);

// A rule has the same words in all documents that people sign. The next test finds longer rules by itself.
test.each(rowsIn('sharedRules'))('«%s» stands in every list that has the rule', (words, names) => {
  const known = Object.entries(lists).filter(([, texts]) => texts.join('\n').includes(words));
  expect(known.map(([name]) => name)).toEqual(expect.arrayContaining(names.split(' ')));
});

const people =
  /^(ich|wir|uns|mi[rc]h?|unser\w*|allen?|die|de[rnm]|das|tn|leitenden?|teilnehmenden?|sie|ihne?n?|ihren|sich)$/;

/** Returns the words of a sentence without their endings. The words for the people who act are left out. */
function saidIn(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
  return words.filter((word) => !people.test(word)).map((word) => word.slice(0, 5));
}

function longestRun(some: readonly string[], others: readonly string[]): number {
  const lengthAt = (from: number, at: number): number =>
    from < some.length && some[from] === others[at] ? 1 + lengthAt(from + 1, at + 1) : 0;
  return Math.max(...some.flatMap((_, from) => others.map((_, at) => lengthAt(from, at))));
}

test('who says nearly the same in two lists says it in the same words', () => {
  const all = Object.entries(lists).flatMap(([list, texts]) =>
    texts.map((text) => ({ list, text, said: saidIn(text) })),
  );
  const alike = all.flatMap((one) =>
    all.flatMap((other) => {
      if (one.list === other.list || one.said.length > other.said.length) return [];
      const shared = new Set(one.said.filter((word) => other.said.includes(word))).size;
      const isAlike = shared >= 6 && shared >= 0.7 * new Set(one.said).size;
      return isAlike ? [{ one, other, shared }] : [];
    }),
  );
  expect(alike.length).toBeGreaterThan(40);
  const different = alike
    .filter(({ one, other, shared }) => longestRun(one.said, other.said) < 0.6 * shared)
    .map(({ one, other }) => [one.text, other.text]);
  expect(different).toEqual([]);
});

test('a phone stays at home or is handed in, in every list that speaks of it to participants', () => {
  for (const name of ['regeln-fuer-tns', 'lagerpakt', 'packliste']) {
    const [rule = '', ...others] = (lists[name] ?? []).filter((text) => text.includes('Handy'));
    expect(others, name).toEqual([]);
    expect(rule, name).toMatch(/u Hause .*zu Beginn den Leitenden ab/);
  }
});

test('who says to ask the helpline says its number', () => {
  const groups = checklists.flatMap((list) => list.groups);
  const suggested = groups.flatMap(({ suggestions }) => suggestions);
  const all = [...Object.values(lists).flat(), ...suggested];
  const asking = all.filter((text) => text.includes('Helpline'));
  expect(asking.length).toBeGreaterThan(6);
  for (const text of asking) expect(text).toContain('0800 22 36 39');
});

test('no list calls the phone of the camp an emergency number, or its ground a second name', () => {
  for (const [name, texts] of Object.entries(lists)) {
    expect(texts.join('\n'), name).not.toMatch(/Notfallnummer|auf dem Lagerplatz|Abbruchsignal/);
  }
});
