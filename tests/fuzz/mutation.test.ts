import PizZip from 'pizzip';
import { describe, expect, test } from 'vitest';
import { generatorEntries } from '../../src/catalog';
import { TemplateError } from '../../src/document/templateError';
import { documentOf } from '../support/documentOf';
import { sampleInput, templateBytes } from '../support/files';
import { type Paragraph, paragraphsOf } from '../support/readDocx';

const patience = { timeout: 120_000 };

describe.each(generatorEntries.map(({ slug }) => slug))('a damaged %s', (slug) => {
  /** Fills a damaged template: nothing but a TemplateError, or the text of the whole one. */
  async function survivor(): Promise<(damaged: Uint8Array) => Promise<void>> {
    const input = await sampleInput(slug, 'typisch');
    const fill = async (template: Uint8Array) =>
      paragraphsOf(await documentOf(slug, input, template));
    const whole: Paragraph[] = await fill(await templateBytes(slug));
    return async (damaged) => {
      try {
        expect(await fill(damaged)).toEqual(whole);
      } catch (error) {
        if (!(error instanceof TemplateError)) throw error;
        expect(error.problems.length).toBeGreaterThan(0);
      }
    };
  }

  test('cut off at 50 places is refused or makes the same text', patience, async () => {
    const expectToSurvive = await survivor();
    const template = await templateBytes(slug);
    for (let cut = 0; cut < 50; cut += 1) {
      await expectToSurvive(template.slice(0, Math.floor((template.length * cut) / 50)));
    }
  });

  test('with one of 200 bytes flipped is refused or makes the same text', patience, async () => {
    const expectToSurvive = await survivor();
    const template = await templateBytes(slug);
    for (let flip = 0; flip < 200; flip += 1) {
      const damaged = template.slice();
      const at = Math.floor((template.length * flip) / 200);
      damaged[at] = (damaged[at] ?? 0) ^ (1 << (flip % 8));
      await expectToSurvive(damaged);
    }
  });

  test('without one of its parts is refused or makes the same text', patience, async () => {
    const expectToSurvive = await survivor();
    const template = await templateBytes(slug);
    for (const path of Object.keys(new PizZip(template).files)) {
      const zip = new PizZip(template);
      zip.remove(path);
      await expectToSurvive(zip.generate({ type: 'uint8array' }));
    }
  });
});
