import PizZip from 'pizzip';
import { elsewhere } from './attacks';
import { fixture } from './files';

/** A letterhead of `tests/fixtures/looks/`. */
export function letterhead(name: string): Uint8Array {
  return fixture(`looks/${name}`);
}

/** The same file with parts rewritten; one that is not there is written anew. */
export function withParts(
  docx: Uint8Array,
  parts: Readonly<Record<string, (xml: string) => string>>,
): Uint8Array {
  const zip = new PizZip(docx);
  for (const [path, rewrite] of Object.entries(parts)) {
    zip.file(path, rewrite(zip.file(path)?.asText() ?? ''));
  }
  return zip.generate({ type: 'uint8array' });
}

/** The names of the parts of a file, sorted. */
export function partNames(docx: Uint8Array): string[] {
  return Object.values(new PizZip(docx).files)
    .filter(({ dir }) => !dir)
    .map(({ name }) => name)
    .sort();
}

/** All text parts of a file, one after the other. */
export function allXml(docx: Uint8Array): string {
  const zip = new PizZip(docx);
  const names = partNames(docx).filter((name) => /\.(xml|rels)$/.test(name));
  return names.map((name) => zip.file(name)?.asText() ?? '').join('\n');
}

const types = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const header = 'word/header2.xml';

/** A letterhead whose header, with this XML behind its own, points at these as well. */
export function withHeader(xml: string, ...relationships: readonly string[]): Uint8Array {
  return withParts(letterhead('deutsche Namen und Logo'), {
    [header]: (text) => text.replace('</w:hdr>', () => `${xml}</w:hdr>`),
    'word/_rels/header2.xml.rels': (text) =>
      text.replace('</Relationships>', () => `${relationships.join('')}</Relationships>`),
  });
}

function relationship(id: string, type: string, target: string, isOutside = false): string {
  const mode = isOutside ? ' TargetMode="External"' : '';
  return `<Relationship Id="${id}" Type="${types}/${type}" Target="${target}"${mode}/>`;
}

export function paragraph(runs: string): string {
  return `<w:p>${runs}</w:p>`;
}

export function text(words: string): string {
  return `<w:r><w:t xml:space="preserve">${words}</w:t></w:r>`;
}

/** A field of Word with the text that it shows. */
function wordField(code: string, shown: string): string {
  const mark = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
  const instruction = `<w:r><w:instrText xml:space="preserve">${code}</w:instrText></w:r>`;
  return `${mark('begin')}${instruction}${mark('separate')}${text(shown)}${mark('end')}`;
}

/** A picture that a run shows, by the attributes of its blip; within it, what a click does. */
function picture(blip: string, click = ''): string {
  return `<w:r><w:drawing><wp:inline><wp:extent cx="360000" cy="360000"/><wp:docPr id="7" name="x">${click}</wp:docPr><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:pic><pic:nvPicPr><pic:cNvPr id="7" name="x"/><pic:cNvPicPr/></pic:nvPicPr><pic:blipFill><a:blip ${blip}/></pic:blipFill><pic:spPr/></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`;
}

const kept = text('bleibt');
const by = `w:author="${elsewhere}"`;

// What a header holds beside its own: the attempt, whether it is said that a picture is lost, its XML, and the type and target of rIdX.
const inHeaders = `
a link | - | <w:p><w:hyperlink r:id="rIdX">${kept}</w:hyperlink></w:p> | hyperlink ${elsewhere}
a field that fetches | - | <w:p>${wordField(`INCLUDEPICTURE "${elsewhere}" \\d`, 'bleibt')}</w:p>
a picture from elsewhere | Bild | <w:p>${kept}${picture('r:link="rIdX"')}</w:p> | image ${elsewhere}/a.png
a picture that leads elsewhere | - | <w:p>${kept}${picture('r:embed="rId1"', '<a:hlinkClick r:id="rIdX"/>')}</w:p> | hyperlink ${elsewhere}
a page as a picture | Bild | <w:p>${kept}${picture('r:embed="rIdX"')}</w:p> | image media/page.png
another document inside | - | <w:altChunk r:id="rIdX"/><w:p>${kept}</w:p> | aFChunk a.html
a chart | Bild | <w:p>${kept}<w:r><w:drawing><wp:inline><a:graphic><a:graphicData uri="c"><c:chart xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" r:id="rIdX"/></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p> | chart charts/chart1.xml
tracked changes | - | <w:p><w:pPr><w:rPr><w:ins w:id="1" ${by}/></w:rPr><w:pPrChange w:id="2" ${by}><w:pPr/></w:pPrChange></w:pPr><w:ins w:id="3" ${by}>${kept}</w:ins><w:del w:id="4" ${by}><w:r><w:delText>${elsewhere}</w:delText></w:r></w:del></w:p>
a part of a newer Word | - | <w:p><w:pPr><x:secret xmlns:x="urn:x" x:address="${elsewhere}"/></w:pPr><w:r w:rsidR="00A1B2C3" w14:paraId="1" xmlns:w14="http://schemas.microsoft.com/office/word/2010/wordml"><w:t>bleibt</w:t></w:r></w:p>`;

type Attempt = readonly [name: string, says: string, model: Uint8Array];

/** Letterheads that try to bring something along, each with what is said of it. */
export function hostileModels(): readonly Attempt[] {
  const letter = letterhead('deutsche Namen und Logo');
  const atEnd = (more: string) => (xml: string) =>
    xml.replace('</Relationships>', `${more}</Relationships>`);
  const macro =
    '<Relationship Id="rIdX" Type="http://schemas.microsoft.com/office/2006/relationships/vbaProject" Target="vbaProject.bin"/>';
  const attached = relationship('rIdX', 'attachedTemplate', `${elsewhere}/a.dotm`, true);
  const withMacros = withParts(letter, {
    'word/vbaProject.bin': () => `macro ${elsewhere}`,
    'word/_rels/document.xml.rels': atEnd(macro),
  });
  const withTemplate = withParts(letter, {
    'word/settings.xml': (xml) =>
      xml.replace('<w:defaultTabStop', '<w:attachedTemplate r:id="rIdX"/><w:defaultTabStop'),
    'word/_rels/settings.xml.rels': () =>
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${attached}</Relationships>`,
  });
  const withComments = withParts(letter, {
    'word/comments.xml': () =>
      `<w:comments xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:comment w:id="0" ${by}/></w:comments>`,
    'word/_rels/document.xml.rels': atEnd(relationship('rIdX', 'comments', 'comments.xml')),
  });
  const withAuthor = withParts(letter, {
    'docProps/core.xml': (xml) => xml.replace('Anna Muster', elsewhere),
  });
  return [
    ['macros', '-', withMacros],
    ['an attached template', '-', withTemplate],
    ['comments', '-', withComments],
    ['properties', '-', withAuthor],
    ...inHeaders.trim().split('\n').map(inHeader),
  ];
}

function inHeader(row: string): Attempt {
  const [name = '', says = '', xml = '', points = ''] = row.split(' | ');
  const [type = '', target = ''] = points.split(' ');
  if (!target) return [name, says, withHeader(xml)];
  const isOutside = target.startsWith(elsewhere);
  const model = withHeader(xml, relationship('rIdX', type, target, isOutside));
  const page = () => `<script src="${elsewhere}"></script>`;
  return [name, says, isOutside ? model : withParts(model, { [`word/${target}`]: page })];
}
