import { expect, test } from 'vitest';
import { shownBy } from '../../src/document/active/harmlessFields';
import { documentOf } from '../support/documentOf';
import { templateBytes } from '../support/files';
import { bodyWith } from '../support/hostile';
import { allXml } from '../support/readDocx';
import { rowsOf } from '../support/table';

test('what Word puts between the pieces of a code does not part it', async () => {
  const between =
    '<w:lastRenderedPageBreak/></w:r><w:proofErr w:type="spellStart"/><w:bookmarkStart w:id="7" w:name="x"/><w:bookmarkEnd w:id="7"/><w:r><w:rPr><w:b/></w:rPr>';
  const code = `<w:instrText> PA</w:instrText>${between}<w:instrText>GE</w:instrText>`;
  const [begin, end] = ['begin', 'end'].map((type) => `<w:fldChar w:fldCharType="${type}"/>`);
  const field = `<w:p><w:r>${begin}${code}${end}</w:r></w:p>`;
  const template = bodyWith(await templateBytes('packliste'), field);
  expect(allXml(await documentOf('packliste', {}, template))).toContain('GE</w:instrText>');
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
`),
)('the field %s shows: %s', (code, shown) => {
  expect(String(shownBy(code))).toBe(shown);
});
