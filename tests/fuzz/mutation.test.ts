import fc from 'fast-check';
import PizZip from 'pizzip';
import { expect, test } from 'vitest';
import { TemplateError } from '../../src/document/diagnostic';
import { documentOf } from '../support/documentOf';
import { sampleInput, templateBytes } from '../support/files';
import { paragraphsOf } from '../support/readDocx';
import { holds, runs } from './holds';

const slug = 'packliste';
const template = await templateBytes(slug);
const input = await sampleInput(slug, 'typisch');
// Empty paragraphs are left out, because a template without its styles keeps other empty paragraphs.
const fill = async (from: Uint8Array) =>
  paragraphsOf(await documentOf(slug, input, from)).filter(({ text }) => text);
const whole = await fill(template);

/** Fills a damaged template. Expects a TemplateError, or the text of the whole template. */
async function expectToSurvive(damaged: Uint8Array) {
  const made = await fill(damaged).catch((error) => error);
  if (made instanceof TemplateError) expect(made.errors.length).toBeGreaterThan(0);
  else expect(made).toEqual(whole);
}

test('a template cut off anywhere is refused or makes the same text', async () => {
  const cut = fc.nat({ max: template.length - 1 });
  await holds(cut, (length) => expectToSurvive(template.slice(0, length)));
});

test('a template with a bit flipped is refused or makes the same text', async () => {
  const flip = fc.record({ at: fc.nat({ max: template.length - 1 }), bit: fc.nat({ max: 7 }) });
  const damage = ({ at, bit }: { at: number; bit: number }) =>
    expectToSurvive(template.with(at, (template[at] ?? 0) ^ (1 << bit)));
  await holds(flip, damage, { numRuns: Math.ceil(runs / 3) });
});

test('a template without one of its parts is refused or makes the same text', async () => {
  for (const path of Object.keys(new PizZip(template).files)) {
    const zip = new PizZip(template);
    zip.remove(path);
    await expectToSurvive(zip.generate({ type: 'uint8array' }));
  }
});
