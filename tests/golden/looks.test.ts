import { describe, expect, test } from 'vitest';
import { applyLook } from '../../src/document/applyLook';
import { checkTemplate } from '../../src/document/checkTemplate';
import { looks } from '../../src/generators/camp';
import { contrast } from '../support/contrast';
import { documentMaker, generatorOf } from '../support/documentOf';
import { sampleInput, templateBytes } from '../support/files';
import { partOf } from '../support/readDocx';
import { validInTheEnd } from '../support/validInTheEnd';

const expectValid = validInTheEnd();
const [list, longest] = ['packliste', 'allgemeines-sicherheitskonzept'];

describe.each(looks)('the look $name', async ({ slug: look }) => {
  const model = await templateBytes(`looks/${look}`);

  // All templates have the same styles. So the longest template is tested in one look only.
  test('is applied to templates without a note', async () => {
    for (const slug of look === looks[0]?.slug ? [list, longest] : [list]) {
      const { bytes, notes } = await applyLook(await templateBytes(slug), model);
      expect(notes).toEqual([]);
      const make = await documentMaker(slug, bytes);
      expectValid(make(await sampleInput(slug, 'alles')));
      const { fields } = await generatorOf(slug);
      expect(checkTemplate(bytes, fields)).toMatchObject({ errors: [], warnings: [] });
    }
  });

  test('has a title, and text that stands out from its ground', () => {
    expect(partOf(model, 'docProps/core.xml')).toMatch(/<dc:title>.+<\/dc:title>/);
    const styles = partOf(model, 'word/styles.xml').split('<w:style ');
    for (const style of [...styles, partOf(model, 'word/numbering.xml')]) {
      const [, ground = 'FFFFFF'] = /<w:shd [^>]*w:fill="(\w{6})"/.exec(style) ?? [];
      for (const [, color = ''] of style.matchAll(/<w:color w:val="(\w{6})"/g)) {
        expect(contrast(color, ground), style).toBeGreaterThanOrEqual(4.5);
      }
    }
  });
});
