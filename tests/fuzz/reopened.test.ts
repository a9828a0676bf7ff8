import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { readDocument } from '../../src/document/readDocument';
import type { ReadInput } from '../../src/generators/contract';
import type { Generator } from '../../src/generators/defineGenerator';
import { openInput } from '../../src/generators/openInput';
import { type FormValues, readFormValues } from '../../src/ui/Form';
import { generators } from '../support/checklists';
import { carryingMaker, printed } from '../support/documentOf';
import { attributesIn, decoded, paragraphsIn, paragraphsOf } from '../support/readDocx';
import { holds, runs } from './holds';
import { inputOf } from './inputs';

type FormFrame = { read: (fields: FormValues) => unknown; children: ReactNode };

const shown = vi.hoisted(() => ({ read: (_fields: FormValues): unknown => undefined }));
vi.mock('../../src/ui/Form', async (load) => ({
  ...(await load<object>()),
  Form({ read, children }: FormFrame) {
    shown.read = read;
    return children;
  },
}));

test.each(generators)('$slug comes back from its file as it went', async (generator) => {
  const { slug } = generator;
  const make = await carryingMaker(slug);

  async function reopened(file: Uint8Array): Promise<ReadInput> {
    const [carried] = (await readDocument(file)).inputs;
    expect(carried).toMatchObject({ generator: slug, isChanged: false });
    const json = JSON.parse(carried?.json ?? '');
    const opened = openInput(generator, json);
    expect(opened.leftOut).toEqual([]);
    // A long line of the camp omits department and place.
    const { departement = '', place = '' } = json.camp ?? {};
    const paper = textOf(file) + departement + place;
    const typed = wordsIn(json).filter((word) => !isGiven(word, generator));
    expect(typed.filter((word) => !paper.includes(word))).toEqual([]);
    return opened.input;
  }

  await holds(
    inputOf(slug),
    async (json) => {
      // A file may hold a line break in a field of one line. Nobody can type such a line break.
      const typed = formOf(generator, generator.readInput(json)).input;
      const entered = formOf(generator, typed);
      const file = make(entered.input);
      const again = formOf(generator, await reopened(file));
      const fileAgain = make(again.input);
      const third = formOf(generator, await reopened(fileAgain));
      expect(printed(generator, again.input)).toEqual(printed(generator, entered.input));
      expect(fileAgain).toEqual(file);
      expect(third).toEqual(again);
      expect(labels(again)).toEqual(labels(entered));
      for (const { options } of [...entered.selects, ...again.selects]) {
        const values = options.map(({ value }) => value);
        expect(values).toEqual(['', ...new Set(values.filter(Boolean))]);
      }
    },
    { numRuns: Math.ceil(runs / 10) },
  );
});

const labels = ({ selects }: { selects: readonly Select[] }) =>
  selects.map(({ options }) => options.map(({ label }) => label));

function formOf(generator: Generator, start: ReadInput) {
  const nothing = () => {};
  const now = { current: () => start, subscribe: () => nothing };
  const props = { now, onInput: nothing, onGenerate: nothing, children: null };
  const markup = renderToStaticMarkup(createElement(generator.Form, props));
  const { pairs, selects } = readMarkup(markup);
  // Node's FormData takes no form. `new Object(pairs)` returns the pairs.
  vi.stubGlobal('FormData', Object);
  const fields = readFormValues(pairs as never);
  return { input: shown.read(fields) as ReadInput, selects };
}

function textOf(document: Uint8Array): string {
  const lines = [...paragraphsOf(document), ...paragraphsIn(document, 'word/footer1.xml')];
  return lines.map(({ text }) => text).join('\n');
}

function wordsIn(json: unknown): string[] {
  if (typeof json === 'string') return json.split(/\s+/).filter(Boolean);
  return Object.values(Object(json)).flatMap(wordsIn);
}

/** True for a word that nobody typed, or that is printed in another form: ids, places, keys of rows, days and numbers. */
function isGiven(word: string, { groups, ids, options }: Generator): boolean {
  const given = [...ids, ...options.keys(), ...groups.flatMap(({ id }) => id.split(/\s+/))];
  return given.includes(word) || /^\w+-\d+$/.test(word) || /^\d[\d'’.,-]*$/.test(word);
}

type Select = { name: string; options: { value: string; label: string }[] };

const tag = /<(input|textarea|select|option)((?: [\w-]+="[^"]*")*)\/?>([^<]*)/gi;

/** Returns the fields of a form as a browser would send them, and the options of its selects. React made the markup. */
function readMarkup(markup: string) {
  const pairs: [name: string, value: string][] = [];
  const selects: Select[] = [];
  for (const [, element, attributes = '', text = ''] of markup.matchAll(tag)) {
    const { name = '', value = '', ...has } = attributesIn(attributes);
    if (element === 'option') {
      selects.at(-1)?.options.push({ value, label: decoded(text) });
      const last = pairs.at(-1);
      if ('selected' in has && last) last[1] = value;
    }
    if (!name) continue;
    if (element === 'select') selects.push({ name, options: [] });
    if (element === 'select') pairs.push([name, '']);
    if (element === 'textarea') pairs.push([name, decoded(text)]);
    if (element !== 'input' || (has.type === 'checkbox' && !('checked' in has))) continue;
    pairs.push([name, sanitized(has.type, value)]);
  }
  return { pairs, selects };
}

/** Returns the value that a field of this type holds (HTML, section 4.10.5.1). */
function sanitized(type: string | undefined, value: string): string {
  if (type === 'date') return /^\d{4,}-\d\d-\d\d$/.test(value) ? value : '';
  if (type === 'number') return /^-?\d*\.?\d+$/.test(value) ? value : '';
  return type === 'hidden' || type === 'checkbox' ? value : value.replace(/[\r\n]/g, '');
}
