import fc from 'fast-check';
import PizZip from 'pizzip';
import { describe, expect, test } from 'vitest';
import { TemplateError } from '../../src/document/diagnostic';
import { listAndLongest } from '../support/checklists';
import { documentOf } from '../support/documentOf';
import { sampleInput, templateBytes } from '../support/files';
import { type Paragraph, paragraphsOf } from '../support/readDocx';
import { holds, runs } from './holds';

describe.each(listAndLongest)('a damaged %s', (slug) => {
  /** Fills a damaged template: nothing but a TemplateError, or the text of the whole one. */
  async function survivor(): Promise<(damaged: Uint8Array) => Promise<void>> {
    const input = await sampleInput(slug, 'typisch');
    // Which paragraphs go without words, the styles say.
    const fill = async (template: Uint8Array) =>
      paragraphsOf(await documentOf(slug, input, template)).filter(({ text }) => text);
    const whole: Paragraph[] = await fill(await templateBytes(slug));
    return async (damaged) => {
      try {
        expect(await fill(damaged)).toEqual(whole);
      } catch (error) {
        if (!(error instanceof TemplateError)) throw error;
        expect(error.errors.length).toBeGreaterThan(0);
      }
    };
  }

  test('cut off anywhere is refused or makes the same text', async () => {
    const expectToSurvive = await survivor();
    const template = await templateBytes(slug);
    const cut = fc.nat({ max: template.length - 1 });
    await holds(cut, (length) => expectToSurvive(template.slice(0, length)));
  });

  test('with a bit flipped is refused or makes the same text', async () => {
    const expectToSurvive = await survivor();
    const template = await templateBytes(slug);
    const flip = fc.record({ at: fc.nat({ max: template.length - 1 }), bit: fc.nat({ max: 7 }) });
    const damage = ({ at, bit }: { at: number; bit: number }) => {
      const damaged = template.slice();
      damaged[at] = (damaged[at] ?? 0) ^ (1 << bit);
      return expectToSurvive(damaged);
    };
    await holds(flip, damage, { numRuns: Math.ceil(runs / 3) });
  });

  test('without one of its parts is refused or makes the same text', async () => {
    const expectToSurvive = await survivor();
    const template = await templateBytes(slug);
    for (const path of Object.keys(new PizZip(template).files)) {
      const zip = new PizZip(template);
      zip.remove(path);
      await expectToSurvive(zip.generate({ type: 'uint8array' }));
    }
  });
});
