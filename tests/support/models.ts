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
const w14 = 'http://schemas.microsoft.com/office/word/2010/wordml';

/** A letterhead whose header, with this XML behind its own, points at these as well. */
export function withHeader(xml: string, ...relationships: readonly string[]): Uint8Array {
  return withParts(letterhead('deutsche Namen und Logo'), {
    [header]: (text) => text.replace('</w:hdr>', () => `${xml}</w:hdr>`),
    'word/_rels/header2.xml.rels': (text) =>
      text.replace('</Relationships>', () => `${relationships.join('')}</Relationships>`),
  });
}

export function relationship(id: string, type: string, target: string, isOutside = false): string {
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
export function wordField(code: string, shown: string): string {
  const mark = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
  const instruction = code.startsWith('<')
    ? code
    : `<w:r><w:instrText xml:space="preserve">${code}</w:instrText></w:r>`;
  return `${mark('begin')}${instruction}${mark('separate')}${text(shown)}${mark('end')}`;
}

/** A picture that a run shows, by the attributes of its blip; within it, what a click does. */
export function picture(blip: string, click = ''): string {
  return `<w:r><w:drawing><wp:inline><wp:extent cx="360000" cy="360000"/><wp:docPr id="7" name="x">${click}</wp:docPr><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:pic><pic:nvPicPr><pic:cNvPr id="7" name="x"/><pic:cNvPicPr/></pic:nvPicPr><pic:blipFill><a:blip ${blip}/></pic:blipFill><pic:spPr/></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`;
}

/** Letterheads that try to bring something along, each with what is said of it. */
export function hostileModels(): Record<string, { model: Uint8Array; says: string }> {
  const vml = (shape: string) =>
    `<w:r><w:pict xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office">${shape}</w:pict></w:r>`;
  return {
    macros: {
      says: 'Makros',
      model: withParts(letterhead('deutsche Namen und Logo'), {
        'word/vbaProject.bin': () => `macro ${elsewhere}`,
        'word/_rels/document.xml.rels': (xml) =>
          xml.replace(
            '</Relationships>',
            '<Relationship Id="rIdX" Type="http://schemas.microsoft.com/office/2006/relationships/vbaProject" Target="vbaProject.bin"/></Relationships>',
          ),
      }),
    },
    'an attached template': {
      says: 'die angehängte Dokumentvorlage',
      model: withParts(letterhead('deutsche Namen und Logo'), {
        'word/settings.xml': (xml) =>
          xml.replace('<w:defaultTabStop', '<w:attachedTemplate r:id="rIdX"/><w:defaultTabStop'),
        'word/_rels/settings.xml.rels': () =>
          `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relationship('rIdX', 'attachedTemplate', `${elsewhere}/a.dotm`, true)}</Relationships>`,
      }),
    },
    'a link': {
      says: 'Links',
      model: withHeader(
        paragraph(`<w:hyperlink r:id="rIdX">${text('bleibt')}</w:hyperlink>`),
        relationship('rIdX', 'hyperlink', elsewhere, true),
      ),
    },
    'a field that fetches': {
      says: 'Links',
      model: withHeader(paragraph(wordField(`INCLUDEPICTURE "${elsewhere}" \\d`, 'bleibt'))),
    },
    'a field within a field': {
      says: 'Links',
      model: withHeader(
        paragraph(
          wordField(
            `<w:r><w:instrText>HYPERLINK </w:instrText></w:r>${wordField('QUOTE', elsewhere)}`,
            'bleibt',
          ),
        ),
      ),
    },
    'a simple field': {
      says: 'Links',
      model: withHeader(
        paragraph(`<w:fldSimple w:instr="DDEAUTO ${elsewhere}">${text('bleibt')}</w:fldSimple>`),
      ),
    },
    'a picture from elsewhere': {
      says: 'Links',
      model: withHeader(
        paragraph(text('bleibt') + picture('r:link="rIdX"')),
        relationship('rIdX', 'image', `${elsewhere}/a.png`, true),
      ),
    },
    'a picture that leads elsewhere': {
      says: 'Links',
      model: withHeader(
        paragraph(text('bleibt') + picture('r:embed="rId1"', '<a:hlinkClick r:id="rIdX"/>')),
        relationship('rIdX', 'hyperlink', elsewhere, true),
      ),
    },
    'a shape that loads': {
      says: 'Links',
      model: withHeader(
        paragraph(
          text('bleibt') +
            vml(
              `<v:rect href="${elsewhere}" style="background:url(${elsewhere})"><v:imagedata src="${elsewhere}" o:href="${elsewhere}"/></v:rect>`,
            ),
        ),
      ),
    },
    'a page as a picture': {
      says: 'Bilder, die nicht',
      model: withParts(
        withHeader(
          paragraph(text('bleibt') + picture('r:embed="rIdX"')),
          relationship('rIdX', 'image', 'media/page.png'),
        ),
        { 'word/media/page.png': () => `<script src="${elsewhere}"></script>` },
      ),
    },
    'an object of another program': {
      says: 'eingebettete Objekte',
      model: withParts(
        withHeader(
          paragraph(
            `${text('bleibt')}<w:r><w:object><o:OLEObject xmlns:o="urn:schemas-microsoft-com:office:office" Type="Embed" ProgID="Package" r:id="rIdX"/></w:object></w:r>`,
          ),
          relationship('rIdX', 'oleObject', 'embeddings/a.bin'),
        ),
        { 'word/embeddings/a.bin': () => elsewhere },
      ),
    },
    'another document inside': {
      says: 'eingebettete Objekte',
      model: withParts(
        withHeader(
          `<w:altChunk r:id="rIdX"/>${paragraph(text('bleibt'))}`,
          relationship('rIdX', 'aFChunk', 'a.html'),
        ),
        { 'word/a.html': () => elsewhere },
      ),
    },
    'a chart': {
      says: 'Diagramme',
      model: withParts(
        withHeader(
          paragraph(
            `${text('bleibt')}<w:r><w:drawing><wp:inline><a:graphic><a:graphicData uri="c"><c:chart xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" r:id="rIdX"/></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`,
          ),
          relationship('rIdX', 'chart', 'charts/chart1.xml'),
        ),
        { 'word/charts/chart1.xml': () => `<c>${elsewhere}</c>` },
      ),
    },
    comments: {
      says: 'Kommentare',
      model: withParts(letterhead('deutsche Namen und Logo'), {
        'word/comments.xml': () =>
          `<w:comments xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:comment w:id="0" w:author="${elsewhere}"/></w:comments>`,
        'word/_rels/document.xml.rels': (xml) =>
          xml.replace(
            '</Relationships>',
            `${relationship('rIdX', 'comments', 'comments.xml')}</Relationships>`,
          ),
      }),
    },
    'tracked changes': {
      says: 'nachverfolgte Änderungen',
      model: withHeader(
        paragraph(
          `<w:pPr><w:rPr><w:ins w:id="1" w:author="${elsewhere}"/></w:rPr><w:pPrChange w:id="2" w:author="${elsewhere}"><w:pPr/></w:pPrChange></w:pPr><w:ins w:id="3" w:author="${elsewhere}">${text('bleibt')}</w:ins><w:del w:id="4" w:author="${elsewhere}"><w:r><w:delText>${elsewhere}</w:delText></w:r></w:del>`,
        ),
      ),
    },
    properties: {
      says: 'Eigenschaften',
      model: withParts(letterhead('deutsche Namen und Logo'), {
        'docProps/core.xml': (xml) => xml.replace('Anna Muster', elsewhere),
      }),
    },
    'a part of a newer Word': {
      says: 'Eigenschaften',
      model: withHeader(
        paragraph(
          `<w:pPr><x:secret xmlns:x="urn:x" x:address="${elsewhere}"/></w:pPr><w:r w:rsidR="00A1B2C3" w14:paraId="1" xmlns:w14="${w14}"><w:t>bleibt</w:t></w:r>`,
        ),
      ),
    },
  };
}
