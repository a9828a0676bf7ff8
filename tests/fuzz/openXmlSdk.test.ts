import fc from 'fast-check';
import { expect, test } from 'vitest';
import { generatorEntries } from '../../src/catalog';
import { documentMaker } from '../support/documentOf';
import { findingsInAll } from '../support/validate';
import { holds, patience, runs } from './holds';
import { inputOf } from './inputs';

const length = Math.ceil(runs / 5);

test.each(generatorEntries.map(({ slug }) => slug))(
  'the Open XML SDK finds nothing in documents of %s',
  patience,
  async (slug) => {
    const fill = await documentMaker(slug);
    const inputs = fc.array(inputOf(slug), { minLength: length, maxLength: length });
    const property = async (all: object[]) => {
      expect(await findingsInAll(all.map(fill))).toEqual([]);
    };
    await holds(inputs, property, { numRuns: 1, endOnFailure: true });
  },
);
