import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findEntry, generatorEntries, loadGenerator } from '../../src/catalog';
import { readPeople } from '../../src/generators/allgemeines-sicherheitskonzept/readPeople';
import { openSavedInput } from '../../src/generators/savedInput';
import { readSelection } from '../../src/generators/selectionLink';
import { generatorOf } from '../support/documentOf';
import { inputOf, text } from './inputs';

const runs = Number(process.env.FUZZ_RUNS ?? 1000);
const patience = { timeout: 60_000 + runs * 300 };
const slugs = generatorEntries.map(({ slug }) => slug);

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

test('whatever is opened becomes an input or a sentence', patience, async () => {
  const property = fc.asyncProperty(file, async (content) => {
    const opened = await openSavedInput(content, (slug) => {
      const entry = findEntry(slug);
      return entry && loadGenerator(entry.slug);
    });
    if (opened.kind === 'refused') {
      expect(opened.sentence).toMatch(/\.$/);
      return;
    }
    const unit = await generatorOf(opened.slug);
    expect(unit.readInput(opened.input)).toEqual(opened.input);
  });
  await fc.assert(property, { numRuns: runs });
});

test('whatever stands in an address becomes an input or a sentence', patience, async () => {
  const unit = await generatorOf('packliste');
  const encoded = fc.oneof(
    text,
    input.map((json) => Buffer.from(JSON.stringify(json)).toString('base64url')),
  );
  const property = fc.property(encoded, (content) => {
    const opened = readSelection(unit, `#auswahl=${content}`);
    if (opened?.kind === 'opened') expect(unit.readInput(opened.input)).toEqual(opened.input);
    else expect(opened?.sentence).toMatch(/\.$/);
  });
  fc.assert(property, { numRuns: runs });
});

test('whatever is pasted becomes people of texts', patience, () => {
  const cell = fc.oneof(text, fc.constantFrom('Vorname', 'Telefon', '079 555 20 10', '"', 'v/o'));
  const pasted = fc
    .array(fc.tuple(cell, fc.constantFrom('\t', ';', ',', '\n', '\r\n', ': ', ' ')))
    .map((cells) => cells.flat().join(''));
  const property = fc.property(pasted, (content) => {
    for (const person of readPeople(content).people) {
      expect(Object.values(person).some(Boolean)).toBe(true);
      expect(Object.keys(person)).toEqual(['firstName', 'lastName', 'scoutName', 'phoneNumber']);
    }
  });
  fc.assert(property, { numRuns: runs });
});
