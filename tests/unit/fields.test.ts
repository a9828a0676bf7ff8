import { expect, test } from 'vitest';
import { shownBy } from '../../src/document/active/harmlessFields';
import { applyLook } from '../../src/document/applyLook';
import { documentOf } from '../support/documentOf';
import { templateBytes } from '../support/files';
import { bodyWith } from '../support/hostile';
import { allXml } from '../support/readDocx';
import { rowsOf } from '../support/table';
import { withHeader } from '../support/typed';

const template = await templateBytes('packliste');
const math = 'xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"';
const mc = 'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"';
const begin = mark('begin');
const end = `${mark('separate')}<w:t>bleibt</w:t>${mark('end')}`;

function mark(type: string) {
  return `<w:fldChar w:fldCharType="${type}"/>`;
}

/** What stands in a run, in a paragraph. A bar ends the run, and another begins. */
function inParagraph(content: string) {
  const runs = content.split('|').map((one) => (one.startsWith('<m:') ? one : `<w:r>${one}</w:r>`));
  return `<w:p>${runs.join('')}</w:p>`;
}

function pieces(between: string, ...texts: string[]) {
  return texts
    .map((text) => `<w:instrText xml:space="preserve">${text}</w:instrText>`)
    .join(between);
}

const between: Record<string, string> = {
  'a break': '<w:br/>',
  'a tab': '<w:tab/>',
  'an alignment tab': '<w:ptab w:relativeTo="margin" w:alignment="right" w:leader="none"/>',
  'a hyphen': '<w:noBreakHyphen/>',
  'a soft hyphen': '<w:softHyphen/>',
  'a carriage return': '<w:cr/>',
  'a number of a page': '<w:pgNum/>',
  'an equation': `|<m:oMath ${math}><m:r><m:t>x</m:t></m:r></m:oMath>|`,
  'a paragraph': '</w:r></w:p><w:p><w:r>',
  'a tracked insertion': '</w:r></w:p><w:p><w:ins w:id="1" w:author="L"><w:r/></w:ins><w:r>',
};

const codes: Record<string, string> = {
  ...Object.fromEntries(
    Object.entries(between).map(([name, xml]) => [
      `a code that is parted by ${name}, in its command and between its words`,
      begin + pieces(xml, 'DDE', 'AUTO', 'excel', 'system') + end,
    ]),
  ),
  'a code for another version of Word': `${begin}<mc:AlternateContent ${mc}><mc:Choice Requires="v9">${pieces('', 'PAGE ')}</mc:Choice><mc:Fallback>${pieces('', 'DDEAUTO excel system')}</mc:Fallback></mc:AlternateContent>${end}`,
  'a code before which something is deleted': `${begin}|</w:r><w:del w:id="1" w:author="L"><w:r>${pieces('', 'PAGE ')}</w:r></w:del><w:r>|${pieces('', 'DDEAUTO excel system')}${end}`,
  'a code whose field a text box ends': `${begin}<w:pict><v:shape xmlns:v="urn:schemas-microsoft-com:vml"><v:textbox><w:txbxContent><w:p><w:r>${mark('end')}</w:r></w:p></w:txbxContent></v:textbox></v:shape></w:pict>${pieces('', 'DDEAUTO excel system')}${end}`,
  'a code behind a mark of another kind': `${begin}${mark('none')}${pieces('', 'DDEAUTO excel system')}${end}`,
  'a code behind its field': `${begin}${mark('separate')}${pieces('', 'DDEAUTO excel system')}${mark('end')}`,
  'a code without a field': pieces('', 'DDEAUTO excel system'),
};

test('nothing that fetches is left of a code, whatever parts it, and what its field shows stays', async () => {
  const names = Object.keys(codes);
  const paragraphs = Object.values(codes).map((code, at) =>
    inParagraph(code.replace('excel', `excel${at}.`).replace('bleibt', `bleibt${at}.`)),
  );
  const all = paragraphs.join('');
  const filled = await documentOf('packliste', { ticked: ['1'] }, bodyWith(template, all));
  const { bytes: dressed } = await applyLook(template, withHeader(all));
  for (const xml of [filled, dressed].map(allXml)) {
    expect(names.filter((_, at) => xml.includes(`excel${at}.`))).toEqual([]);
    expect(xml).not.toMatch(/DDE|AUTO|system/);
    const lost = names.filter(
      (_, at) => all.includes(`bleibt${at}.`) && !xml.includes(`>bleibt${at}.<`),
    );
    expect(lost).toEqual([]);
  }
});

test('what Word puts between the pieces of a code does not part it', async () => {
  const code = pieces(
    '<w:lastRenderedPageBreak/></w:r><w:proofErr w:type="spellStart"/><w:bookmarkStart w:id="7" w:name="x"/><w:bookmarkEnd w:id="7"/><w:r><w:rPr><w:b/></w:rPr>',
    ' PA',
    'GE ',
  );
  const paragraph = inParagraph(begin + code + end);
  const filled = await documentOf('packliste', { ticked: ['1'] }, bodyWith(template, paragraph));
  expect(allXml(filled)).toContain('GE </w:instrText>');
});

test.each(
  rowsOf(`
PAGE \\* MERGEFORMAT | page
IF \ufffc > 1 "ja" "nein" | page
IF \ufffd > 1 "ja" "nein" | undefined
TOC \\o "1-3" | file
HYPERLINK "https://example.org" \\o "x" | link
HYPERLINK "file:x" | undefined
#items | tag
\ufffc | undefined
\ufffcPAGE | undefined
DDE excel system | undefined
INCLUDEPICTURE x | undefined
LINK Excel.Sheet x | undefined
`),
)('the field %s shows: %s', (code, shown) => {
  expect(String(shownBy(code))).toBe(shown);
});
