import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPeople } from '../../src/generators/allgemeines-sicherheitskonzept/readPeople';
import { campWithOnly } from '../../src/generators/camp';
import type { ReadInput } from '../../src/generators/contract';
import { version } from '../../src/generators/inputToCarry';
import { openInput } from '../../src/generators/openInput';
import { readSavedInputs } from '../../src/generators/savedInput';
import { readSelection, selectionFragment } from '../../src/generators/selectionLink';
import { generators } from '../support/checklists';
import { generatorOf, printed, slugs } from '../support/documentOf';
import { openFirst, refusal } from '../support/openFirst';
import { holds } from './holds';
import { inputOf, text } from './inputs';

const input = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom(...slugs).chain((slug) => inputOf(slug)),
  fc.record({ ticked: fc.jsonValue(), own: fc.jsonValue() }, { requiredKeys: [] }),
);

const file = fc.oneof(
  text,
  fc
    .record({
      generator: fc.oneof(fc.constantFrom(...slugs), fc.jsonValue()),
      version: fc.oneof({ weight: 4, arbitrary: fc.constant(1) }, fc.jsonValue()),
      input,
    })
    .chain((saved) => {
      const whole = JSON.stringify(saved);
      const cut = fc.nat({ max: whole.length }).map((length) => whole.slice(0, length));
      return fc.oneof({ weight: 4, arbitrary: fc.constant(whole) }, cut);
    }),
);

const expectSentence = (error: unknown) => void expect(error).toEqual(refusal('.'));

test('whatever is opened becomes an input or a sentence', async () => {
  await holds(file, async (content) => {
    const open = async () => openFirst(readSavedInputs(content));
    const opened = await open().catch(expectSentence);
    const generator = opened && (await generatorOf(opened.slug));
    expect(generator?.readInput(opened?.input)).toEqual(opened?.input);
  });
});

test('whatever stands in an address becomes an input or a sentence', async () => {
  const generator = await generatorOf('packliste');
  const encode = (json: unknown) => Buffer.from(JSON.stringify(json)).toString('base64url');
  const encoded = fc.oneof(text, input.map(encode));
  await holds(encoded, async (content) => {
    const read = async () => readSelection(generator, `#auswahl=${content}`);
    const input = (await read().catch(expectSentence))?.input;
    expect(input && generator.readInput(input)).toEqual(input);
  });
});

test('whatever is pasted becomes people of texts', async () => {
  const cell = fc.oneof(text, fc.constantFrom('Vorname', 'Telefon', '079 555 20 10', '"', 'v/o'));
  const cells = fc.array(fc.tuple(cell, fc.constantFrom('\t', ';', ',', '\n', '\r\n', ': ', ' ')));
  const pasted = cells.map((some) => some.flat().join(''));
  await holds(pasted, (content) => {
    for (const { duty, line, ...person } of readPeople(content).people) {
      expect([duty, line]).toEqual([expect.any(String), expect.any(String)]);
      expect(Object.values(person).some(Boolean)).toBe(true);
      expect(Object.keys(person).join()).toBe('firstName,lastName,scoutName,phoneNumber,training');
    }
  });
});

test.each(generators)('$slug keeps its input in a saved file and in a link', async (generator) => {
  const { slug } = generator;
  await holds(inputOf(slug), (content) => {
    const input = generator.readInput(content);
    const [first] = readSavedInputs(JSON.stringify({ generator: slug, version, input }));
    expectToOpen(openInput(generator, first?.input), input);

    const selection = readSelection(generator, selectionFragment(generator, input) ?? '');
    // Of the camp, a link holds only the facts for which the form has fields.
    const camp = campWithOnly(generator.campOfForm, input.camp);
    if (selection) expectToOpen(selection, { ...input, camp });
  });

  function expectToOpen(opened: ReturnType<typeof openInput>, input: ReadInput) {
    expect(printed(generator, opened.input)).toEqual(printed(generator, input));
  }
});
