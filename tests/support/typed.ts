import { fixture } from './files';
import { replaced } from './readDocx';

const mc = 'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"';
const twoPictures = `<mc:AlternateContent ${mc}><mc:Choice Requires="wps"><w:drawing/></mc:Choice><mc:Fallback><w:pict/></mc:Fallback></mc:AlternateContent>`;

// The XML for each short form of «Short forms» in `tests/README.md`.
const marks: Record<string, string> = {
  '<link>': '<w:hyperlink w:anchor="x">',
  '</link>': '</w:hyperlink>',
  '<ins>': '<w:ins w:id="1" w:author="Lea">',
  '</ins>': '</w:ins>',
  '<br>': '<w:r><w:br/></w:r>',
  '<p>': '</w:p><w:p>',
  '<page>': '<w:r><w:br w:type="page"/></w:r>',
  '<section>': '<w:pPr><w:sectPr/></w:pPr>',
  '<newPage>': '<w:pPr><w:pageBreakBefore/></w:pPr>',
  '<noPage>': '<w:pPr><w:pageBreakBefore w:val="false"/></w:pPr>',
  '<picture>': '<w:r><w:drawing/></w:r>',
  '<two>': `<w:r>${twoPictures}</w:r>`,
};
const parts = (texts: string) => texts.split(' ; ').map(typed).join('');
const cell = (text: string) => `<w:tc><w:tcPr/>${typed(text)}</w:tc>`;
const row = (texts: string) => `<w:tr>${texts.split(' ; ').map(cell).join('')}</w:tr>`;
const blocks: Record<string, (texts: string) => string> = {
  table: (texts) =>
    `<w:tbl><w:tblPr/><w:tblGrid/>${texts.split(' / ').map(row).join('')}</w:tbl><w:p></w:p>`,
  control: (texts) => `<w:sdt><w:sdtContent>${parts(texts)}</w:sdtContent></w:sdt>`,
  equation: (text) =>
    `<w:p><m:oMath xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"><m:r><m:t>${text}</m:t></m:r></m:oMath></w:p>`,
  customXml: (texts) => `<w:customXml>${parts(texts)}</w:customXml>`,
  tracked: (texts) => `<w:ins w:id="1">${parts(texts)}</w:ins>`,
};

/** A whole run with a text, words, or a sign. */
const pieces = /<w:r>(?:(?!<\/w:r>).)*<w:(?:t|delText)>.*?<\/w:r>|([^<>]+)(?![^<]*>)|<.*?>/g;

/** Returns the XML of paragraphs. «Short forms» in `tests/README.md` describes the text. */
export function typed(texts: string): string {
  return texts
    .split(' ¶ ')
    .map((text) => {
      const [, block = '', inner = ''] = /^(\w+): (.*)$/.exec(text) ?? [];
      if (blocks[block]) return blocks[block](inner);
      const runs = text.replace(pieces, (found, words) =>
        words ? `<w:r><w:t xml:space="preserve">${words}</w:t></w:r>` : (marks[found] ?? found),
      );
      return `<w:p>${runs}</w:p>`;
    })
    .join('');
}

/** The fields of the templates that `withTyped` makes. */
export const typedFields = {
  campLine: 'free',
  groups: { title: 'value', items: { text: 'value' } },
  items: { text: 'value' },
  title: 'value',
  hasItems: 'condition',
} as const;

export function withTyped(texts: string): Uint8Array {
  const body = `<w:body>${typed(texts)}<w:sectPr>`;
  return replaced(fixture('eine Liste'), 'word/document.xml', /<w:body>.*<w:sectPr>/s, body);
}
