import { expect, test } from 'vitest';
import { generatorEntries } from '../../src/catalog';
import { openTemplate } from '../../src/document/openTemplate';
import { inputToCarry } from '../../src/generators/inputToCarry';
import { openInput } from '../../src/generators/openInput';
import { generatorOf, printed } from '../support/documentOf';
import { templateBytes } from '../support/files';
import { printContext } from '../support/printContext';
import { holds, patience } from './holds';
import { inputOf } from './inputs';

test.each(generatorEntries.map(({ slug }) => slug))(
  '%s carries all that is printed of an input, and goes on so',
  patience,
  async (slug) => {
    const generator = await generatorOf(slug);
    const { tags } = openTemplate(await templateBytes(slug), generator.fields);
    const carriedOf = (json: unknown) =>
      inputToCarry(slug, generator, generator.readInput(json), tags, printContext).json;
    await holds(inputOf(slug), (input) => {
      const carried = carriedOf(input);
      const opened = openInput(generator, JSON.parse(carried));
      expect(opened.leftOut).toEqual([]);
      expect(printed(generator, opened.input)).toEqual(printed(generator, input));
      expect(carriedOf(JSON.parse(carried))).toBe(carried);
    });
  },
);
