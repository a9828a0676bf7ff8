import { DOMParser } from '@xmldom/xmldom';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { generatorEntries } from '../../src/catalog';
import { allGroups } from '../../src/generators/allgemeines-sicherheitskonzept/measures';
import { generators, groupsOf } from '../support/checklists';
import { documentMaker, slugs } from '../support/documentOf';
import { templateBytes } from '../support/files';
import { paragraphsOf, partNames, partOf } from '../support/readDocx';
import { findingsInAll } from '../support/validate';
import { holds, runs } from './holds';
import { inputOf } from './inputs';

/** Returns a function that makes a document of an input, and expects what holds for every input. */
async function checkedMaker(slug: string) {
  const template = await templateBytes(slug);
  const fill = await documentMaker(slug);
  const untouched = otherParts(template);
  return (input: object): Uint8Array => {
    const document = fill(input);
    expectWellFormed(document);
    expect(otherParts(document)).toEqual(untouched);
    expectPoints(slug, input, document);
    return document;
  };
}

test.each(slugs)('%s has the ticked points once, whatever was put in', async (slug) => {
  const make = await checkedMaker(slug);
  await holds(inputOf(slug), (input) => void make(input));
});

test('100,000 characters in one field of the safety concept stand in the document', async () => {
  const campAddress = 'Wald 🏕 {x} <b> & \ud800\n'.repeat(5000);
  expect(campAddress.length).toBeGreaterThanOrEqual(100_000);
  const document = (await checkedMaker('allgemeines-sicherheitskonzept'))({ campAddress });
  const longest = Math.max(...paragraphsOf(document).map(({ text }) => text.length));
  expect(longest).toBeGreaterThan(90_000);
});

// The important numbers are in a table, not in a list.
const measures = allGroups.filter(({ title }) => title !== 'Wichtige Nummern');

/** Expects each ticked point once, in the order of the list, and no other point. A ToDo list has nothing to tick. */
function expectPoints(slug: string, input: object, document: Uint8Array): void {
  if (slug === 'todo-liste') return;
  // An older version had an option for the point with signatures. Reading the input ticks the point.
  const { ticked = [] } = generators.find((one) => one.slug === slug)?.readInput(input) ?? {};
  const groups = slug === 'allgemeines-sicherheitskonzept' ? measures : groupsOf(slug);
  const known = groups.flatMap(({ items }) => items);
  const texts = new Set(known.map(({ text }) => text));
  const ofList = /^(ListBullet|PosterBullet|(Poster)?CheckBox)/;
  const printed = paragraphsOf(document).filter(({ style }) => ofList.test(style));
  const points = printed.map(({ text }) => text.replace(/^☐\t/, ''));
  expect(points.filter((text) => texts.has(text))).toEqual(
    known.filter(({ id }) => ticked.includes(id)).map(({ text }) => text),
  );
}

const filled = /^word\/(document|header[12]|footer[12])\.xml$/;

function otherParts(docx: Uint8Array): Record<string, string> {
  const others = partNames(docx).filter((path) => !filled.test(path));
  return Object.fromEntries(others.map((path) => [path, partOf(docx, path)]));
}

function expectWellFormed(docx: Uint8Array): void {
  for (const path of partNames(docx).filter((name) => filled.test(name))) {
    const onError = (level: string, message: string) => {
      // The parser warns of a replacement character, which is a character that anybody may type.
      if (level !== 'warning') expect.fail(`${path}: ${message}`);
    };
    new DOMParser({ onError }).parseFromString(partOf(docx, path), 'text/xml');
  }
}

test('the Open XML SDK finds nothing in documents', async () => {
  const length = Math.ceil(runs / 5);
  const inputs = generatorEntries.map(({ slug }) =>
    fc.array(inputOf(slug), { minLength: length, maxLength: length }),
  );
  const makers = await Promise.all(generatorEntries.map(({ slug }) => documentMaker(slug)));
  const property = async (all: object[][]) => {
    const made = makers.flatMap((fill, at) => (all[at] ?? []).map(fill));
    expect(await findingsInAll(made)).toEqual({});
  };
  await holds(fc.tuple(...inputs), property, { numRuns: 1, endOnFailure: true });
});
