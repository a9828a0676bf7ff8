import { describe, expect, test } from 'vitest';
import { looks } from '../../src/generators/camp';
import { generatorOf, slugs } from '../support/documentOf';
import { templateBytes } from '../support/files';
import { bodyOf, found, partNames, partOf } from '../support/readDocx';

const styles = 'word/styles.xml';
const numbering = 'word/numbering.xml';
const theme = 'word/theme/theme1.xml';
const shared = [styles, numbering, theme, 'word/settings.xml'];
const model = await templateBytes('packliste');

test('the shared look takes fonts and colours from the theme, the blue from its first accent', () => {
  for (const path of [styles, numbering]) {
    const fonts = found(partOf(model, path), /<w:rFonts [^>]*>/g);
    const coloured = found(partOf(model, path), /<[^>]* w:(?:color|val)="[\dA-F]{6}"[^>]*>/g);
    expect([fonts, coloured], path).not.toContainEqual([]);
    expect(fonts.join()).not.toMatch(/ w:(ascii|hAnsi|eastAsia|cs)=/);
    for (const one of coloured)
      expect(one).toContain(`w:themeColor="${one.includes('176CDC') ? 'accent1' : 'text1'}"`);
  }
  expect(partOf(model, theme).match(/<a:latin typeface="Calibri"\/>/g)).toHaveLength(2);
  expect(partOf(model, theme)).toContain('<a:accent1><a:srgbClr val="176CDC"/></a:accent1>');
});

/** A property of a paragraph style, its own or that of one it is based on. */
function ofStyle(id: string, property: RegExp, docx = model): string | undefined {
  const all = partOf(docx, styles);
  const [style = ''] =
    new RegExp(`<w:style [^>]*w:styleId="${id}".*?</w:style>`, 's').exec(all) ?? [];
  const base = /<w:basedOn w:val="(\w+)"/.exec(style)?.[1];
  return property.exec(style)?.[0] ?? (base && ofStyle(base, property, docx));
}

test('headings get an empty line before them', () => {
  const ids = found(partOf(model, styles), /w:styleId="(\w+)"/g);
  const headings = ids.filter((id) => ofStyle(id, /<w:outlineLvl/));
  expect(headings).toEqual(expect.arrayContaining(['Heading2', 'GroupHeading']));
  const spaces = headings.map((id) => Number(ofStyle(id, /(?<=<w:spacing w:before=")\d+/)));
  expect(Math.min(...spaces)).toBeGreaterThanOrEqual(240);
});

// LibreOffice 7.4 writes font and size of the document defaults onto tables with a table style, if no style has any.
const files = [...slugs, ...looks.map(({ slug }) => `looks/${slug}`)];

test.each(files)('%s has fonts and sizes in its styles alone', async (name) => {
  const docx = await templateBytes(name);
  const paths = partNames(docx).filter((path) => /^word\/(document|header|footer)/.test(path));
  const text = paths.map((path) => partOf(docx, path)).join();
  expect(text).not.toMatch(/<w:(rFonts|sz) /);
  const tables = found(text, /<w:tbl>.*?<\/w:tbl>/gs);
  const styled = tables.filter((table) => table.includes('<w:tblStyle ')).join();
  for (const paragraph of found(styled, /<w:p[ >].*?<\/w:p>/gs)) {
    const [, id = 'Normal'] = /<w:pStyle w:val="(\w+)"/.exec(paragraph) ?? [];
    for (const property of [/<w:rFonts /, /<w:sz /]) {
      expect(ofStyle(id, property, docx), `${id} ${property}`).toBeDefined();
    }
  }
});

describe.each(slugs)('the template of %s', async (slug) => {
  const { fields } = await generatorOf(slug);
  const template = await templateBytes(slug);
  const body = bodyOf(template);
  const paragraphs = found(body, /<w:p>.*?<\/w:p>/gs);

  test('has the look of all', () => {
    for (const path of shared) expect(partOf(template, path), path).toBe(partOf(model, path));
  });

  test('has its look in the styles, and in no paragraph or run', () => {
    expect(body.replace(/<w:rPr><w:rStyle w:val="\w+"\/><\/w:rPr>/g, '')).not.toContain('<w:rPr>');
    const withoutPages = body.replace(/<w:sectPr>.*?<\/w:sectPr>/gs, '');
    for (const properties of found(withoutPages, /<w:pPr>(.*?)<\/w:pPr>/gs))
      expect(properties).toMatch(/^<w:pStyle w:val="\w+"\/>$/);
  });

  // Under a letterhead, the tab leads to the right edge of the text (setRightStops).
  test('has one tab in each line of its headers and footers', () => {
    const edges = partNames(template).filter((path) => /^word\/(header|footer)/.test(path));
    for (const path of edges) expect(partOf(template, path).match(/<w:tab\/>/g)).toHaveLength(1);
  });

  test('has every line that prints nothing in the style of control lines, and no other', () => {
    for (const paragraph of paragraphs) {
      const text = paragraph.replace(/<[^>]*>/g, '');
      const isDrawn = /"(SignatureLine|NameLine|GroupEnd|EmergencySheetLine)"/.test(paragraph);
      const isControl = /^(\{[#^/]\w+\})*$/.test(text) && !isDrawn;
      expect(paragraph.includes('"ControlLine"'), text).toBe(isControl);
    }
  });

  // LibreOffice 7.4 moves a table whose rows all begin like that to the next page as one.
  test('begins no row that can grow over a page with a line that stays with the next', () => {
    // A row that prints only short facts does not grow. The signatures of a team stay with their heading.
    const whatGrows = body.replace(/\{#hasShortFacts\}.*?\{\/hasShortFacts\}/gs, '');
    for (const [row] of whatGrows.matchAll(/<w:tr>.*?<\/w:tr>/gs)) {
      if (row.includes('<w:cantSplit/>')) continue;
      const first = /<w:pStyle w:val="(?!ControlLine)(\w+)"/.exec(row)?.[1] ?? '';
      const text = row.replace(/<[^>]*>/g, '');
      const [, loop = ''] = /^\{#(\w+)\}/.exec(text) ?? [];
      const grows = typeof fields[loop] === 'object' && loop !== 'leftSigners';
      expect(grows && ofStyle(first, /<w:keepNext\/>/), text).toBeFalsy();
    }
  });

  test('has its introduction where the list is, not alone under the title', () => {
    const isConcept = slug === 'allgemeines-sicherheitskonzept';
    expect(isConcept ? [] : (body.match(/<w:p><w:r>.*?<\/w:p>/gs) ?? [])).toEqual([]);
    for (const id of ['Title', 'Subtitle', 'Introduction'])
      expect(ofStyle(id, /<w:keepNext\/>/), id).toBeDefined();
  });
});
