import PizZip from 'pizzip';
import { withPart } from './readDocx';
import { rowsOf } from './table';

/** Makes a Word file that costs a program much work to open. The length of the file is proportional to `size`. */
export type Hostile = (template: Uint8Array, size: number) => Uint8Array;

const body = 'word/document.xml';
const types = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const mc = 'http://schemas.openxmlformats.org/markup-compatibility/2006';
const begin = '<w:r><w:fldChar w:fldCharType="begin"/></w:r>';

// Each row has a name, the path of a part, and the XML that is added at the end of the part. The content of ⟨⟩ is
// repeated `size` times. № is the number of the repetition. №+ is the next number. In the last repetition, №+ is the
// first number. <p> is a paragraph of text. <r> is a run.
const ofParts = rowsOf(`
unknown tags | ${body} | ⟨<p>{unknown№}</p>⟩
tags that are not closed | ${body} | ⟨<p>{open№</p>⟩
doubled braces | ${body} | ⟨<p>{{twice№}}</p>⟩
unknown loops that are not closed | ${body} | ⟨<p>{#un№}</p>⟩
loops that are not opened | ${body} | ⟨<p>{/items}</p>⟩
a long name | ${body} | <p>{⟨x⟩}</p>
a long name in a loop | ${body} | <p>{#⟨x⟩}</p>
nested insertions | ${body} | <w:p>⟨<w:ins w:id="1">⟩<r>Text</r>⟨</w:ins>⟩</w:p>
nested tables | ${body} | ⟨<w:tbl><w:tr><w:tc>⟩<p>Text</p>⟨</w:tc></w:tr></w:tbl>⟩
many paragraphs | ${body} | ⟨<p>Zeile №</p>⟩
a row of many cells | ${body} | <w:tbl><w:tblPr/><w:tblGrid/><w:tr>⟨<w:tc><p>{</p></w:tc>⟩</w:tr></w:tbl><p></p>
a paragraph of many runs | ${body} | <w:p>⟨<r>{</r>⟩</w:p>
braces alone | ${body} | <p>⟨{⟩</p>
a tag of spaces | ${body} | <p>{⟨ ⟩}</p>
a list in itself | ${body} | <p>⟨{#items}⟩</p>
lists after each other | ${body} | ⟨<p>{#items}{text}{/items}</p>⟩
fields in fields | ${body} | <w:p>⟨${begin}⟩⟨${begin.replace('begin', 'end')}⟩</w:p>
fields that never end | ${body} | ⟨<w:p>${begin}</w:p>⟩
marks of comments | ${body} | ⟨<w:p><w:commentRangeStart w:id="№"/></w:p>⟩
sections | ${body} | ⟨<w:p><w:pPr><w:sectPr/></w:pPr></w:p>⟩
links | ${body} | ⟨<w:p><w:hyperlink w:anchor="a№"><r>x</r></w:hyperlink></w:p>⟩
a long attribute | ${body} | <w:p w:rsidR="⟨x⟩"/>
many attributes | ${body} | <w:p ⟨w:a№="1" ⟩/>
many namespaces | ${body} | <w:p ⟨xmlns:a№="urn:№" ⟩/>
references to characters | ${body} | <p>⟨&#123;⟩</p>
choices in choices | ${body} | <mc:AlternateContent xmlns:mc="${mc}">⟨<mc:Choice Requires="w14"/>⟩</mc:AlternateContent>
relationships to nowhere | word/_rels/document.xml.rels | ⟨<Relationship Id="x№" Type="${types}/image" Target="media/№.png"/>⟩
relationships that do not end | word/_rels/document.xml.rels | <!--⟨<Relationship ⟩--
links to the web | word/_rels/document.xml.rels | ⟨<Relationship Id="x№" Type="${types}/hyperlink" Target="https://x.example/№" TargetMode="External"/>⟩
styles that rest on each other | word/styles.xml | ⟨<w:style w:type="paragraph" w:styleId="s№"><w:name w:val="s№"/><w:basedOn w:val="s№+"/></w:style>⟩
lists of numbers | word/numbering.xml | ⟨<w:num w:numId="1000№"><w:abstractNumId w:val="0"/></w:num>⟩
types of parts | [Content_Types].xml | ⟨<Override PartName="/word/№.xml" ContentType="text/xml"/>⟩
`).map(([name, path, xml]) => [name, ofPart(path, xml)] as const);

/**
 * The functions that make hostile files, by the names of the attacks. Each file is a valid ZIP that holds one thing
 * `size` times.
 */
export const hostile: Readonly<Record<string, Hostile>> = {
  ...Object.fromEntries(ofParts),
  'a document type': (template, size) =>
    withPart(template, 'word/settings.xml', (xml) =>
      xml.replace('?>', `?><!DOCTYPE x [${times('⟨<!ENTITY e№+ "&e№;&e№;">⟩', size)}]>`),
    ),
  entries(template, size) {
    const zip = new PizZip(template);
    for (let n = 0; n < size; n += 1) zip.file(`word/media/${n}.bin`, '');
    return zip.generate({ type: 'uint8array', compression: 'DEFLATE' });
  },
};

function ofPart(path: string, xml: string): Hostile {
  return (template, size) => {
    const more = times(xml, size);
    if (path === body) return bodyWith(template, more);
    return withPart(template, path, (part) => {
      const end = part.lastIndexOf('</');
      return part.slice(0, end) + more + part.slice(end);
    });
  };
}

export function bodyWith(template: Uint8Array, xml: string): Uint8Array {
  return withPart(template, body, (part) => part.replace(/<w:sectPr/, () => `${xml}<w:sectPr`));
}

export const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;

function times(xml: string, size: number): string {
  return xml
    .replace(/<p>(.*?)<\/p>/g, '<w:p><r>$1</r></w:p>')
    .replace(/<r>(.*?)<\/r>/g, '<w:r><w:t>$1</w:t></w:r>')
    .replace(/⟨(.*?)⟩/g, (_, one: string) =>
      Array.from({ length: size }, (_, n) =>
        one.replaceAll('№+', `${(n + 1) % size}`).replaceAll('№', `${n}`),
      ).join(''),
    );
}
