import PizZip from 'pizzip';
import { templateBytes } from './files';

const types = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const contents = 'application/vnd.openxmlformats-officedocument';
const wordMl = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const strict = 'xmlns:s="http://purl.oclc.org/ooxml/wordprocessingml/main"';
const w = `xmlns:w="${wordMl}"`;
const r = `xmlns:r="${types}"`;
const vml =
  'xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"';

/** Stands wherever a kind runs, fetches or leads to something; no output may hold it. */
export const mark = 'stranger';
const at = `https://${mark}.example/x`;
const share = `file://${mark}/a`;

type Kind = {
  /** The part of the package that has more, before its end or, in the body, before its section. */
  in?: string;
  xml?: string;
  /** What that part points at, before all else. */
  rel?: string;
  /** Other parts of the package. */
  parts?: Record<string, string>;
};

const settings = 'word/settings.xml';
const body = 'word/document.xml';

const char = (type: string, data = '') =>
  `<w:r><w:fldChar w:fldCharType="${type}">${data}</w:fldChar></w:r>`;
const code = (text: string, name = 'instrText') => `<w:r><w:${name}>${text}</w:${name}></w:r>`;
const words = (text: string) => code(text, 't');
const field = (inner: string) =>
  char('begin') + inner + char('separate') + words('Wert') + char('end');
const p = (content: string) => `<w:p>${content}</w:p>`;
const dde = `DDEAUTO c:\\\\${mark} x`;
const header = `<w:hdr ${w}>${p(field(code(dde)))}</w:hdr>`;
const reference = `<w:headerReference w:type="first" ${r} r:id="rIdX"/>`;
const link = p(`<w:hyperlink ${r} r:id="rIdX">${words('bleibt')}</w:hyperlink>`);
const shape = (content: string) => p(`<w:r><w:pict ${vml}>${content}</w:pict></w:r>`);
const object = (content: string) => p(`<w:r><w:object>${content}</w:object></w:r>`);

function drawing(graphic: string, click = '', uri = 'picture'): string {
  const a = 'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"';
  return p(
    `<w:r><w:drawing><wp:inline xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" ${a} ${r}><wp:extent cx="360000" cy="360000"/><wp:docPr id="77" name="x">${click}</wp:docPr><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/${uri}">${graphic}</a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`,
  );
}

const picture = (blip: string, click = '') =>
  drawing(
    `<pic:pic xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:nvPicPr><pic:cNvPr id="7" name="x"/><pic:cNvPicPr/></pic:nvPicPr><pic:blipFill>${blip}<a:stretch/></pic:blipFill><pic:spPr><a:prstGeom prst="rect"/></pic:spPr></pic:pic>`,
    click,
  );

const point = (type: string, target: string, mode = '') =>
  `<Relationship Id="rIdX" Type="${type.includes('/') ? type : `${types}/${type}`}" Target="${target}"${mode && ` TargetMode="${mode}"`}/>`;
const outside = (type: string, target: string) => point(type, target, 'External');

/** What of a Word file is active, in the words of its standard: fields, objects, links, templates, sources. */
export const activeKinds: Record<string, Kind> = {
  'a field in a header of a subfolder': {
    xml: reference,
    rel: point('header', 'sub/header9.xml'),
    parts: { 'word/sub/header9.xml': header },
  },
  'a field in a header of another ending': {
    xml: reference,
    rel: point('header', 'header9.XML'),
    parts: { 'word/header9.XML': header },
  },
  'a field in a header without ending': {
    xml: reference,
    rel: point('header', 'header9'),
    parts: { 'word/header9': header },
  },
  'a field in a header that is a picture first': {
    xml: reference,
    rel: point('header', 'header9.xml'),
    parts: {
      'word/header9.xml': header,
      '_rels/.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${point('image', 'word/header9.xml')}<Relationship Id="a" Type="${types}/officeDocument" Target="word/document.xml"/></Relationships>`,
    },
  },
  'a field in a header beside the data': {
    xml: reference,
    rel: point('header', '../customXml/header9.xml'),
    parts: { 'customXml/header9.xml': header },
  },
  'a field in the glossary': {
    rel: point('glossaryDocument', 'glossary/document.xml'),
    parts: {
      'word/glossary/document.xml': `<w:glossaryDocument ${w}>${p(field(code(dde)))}</w:glossaryDocument>`,
    },
  },
  'a field that never ends': { xml: p(char('begin') + code(dde)) },
  'a field in a tracked deletion': {
    xml: p(
      `<w:del w:id="1" w:author="x">${char('begin')}${code(dde, 'delInstrText')}${char('end')}</w:del>`,
    ),
  },
  'a field in a field': { xml: p(field(code('HYPERLINK ') + field(code(dde)))) },
  'a field whose command is in its text': { xml: p(field(words(dde))) },
  'a field whose arguments another gives': {
    xml: p(field(code(' DDEAUTO ') + field(code(` QUOTE "c:\\\\${mark}" `)))),
  },
  'a field whose command another gives': {
    xml: p(field(field(code(` QUOTE "${dde}" `)) + code(' PAGE '))),
  },
  'a field whose command a condition leaves': {
    xml: p(field(words('{#hasX}') + code('PAGE ') + words('{/hasX}') + code(dde))),
  },
  'a field in markup of Strict': {
    xml: p(`<s:fldSimple ${strict} s:instr="${dde}"/>`),
  },
  'a field by an attribute of Strict': {
    xml: p(`<w:fldSimple ${strict} w:instr="PAGE" s:instr="${dde}"/>`),
  },
  'a form field with a macro': {
    xml: p(
      char('begin', `<w:ffData><w:entryMacro w:val="${mark}"/></w:ffData>`) +
        code(' FORMTEXT ') +
        char('separate') +
        words('Wert') +
        char('end'),
    ),
  },
  'another document by another prefix': {
    xml: `<w:altChunk xmlns:q="${types}" q:id="rIdX"/>`,
    rel: point('aFChunk', 'a.html'),
    parts: { 'word/a.html': mark },
  },
  'another document by a link': {
    xml: `<w:altChunk ${r} r:id="rIdX" w:rsid="${mark}"/>`,
    rel: outside('hyperlink', 'https://elsewhere.example'),
  },
  'an object by another prefix': {
    xml: object(
      `<off:OLEObject xmlns:off="urn:schemas-microsoft-com:office:office" ${r} ProgID="${mark}" r:id="rIdX"/>`,
    ),
    rel: point('oleObject', 'embeddings/a.bin'),
    parts: { 'word/embeddings/a.bin': mark },
  },
  'an object as a picture': {
    xml: object(`<o:OLEObject ${vml} ${r} ProgID="${mark}" r:id="rIdX"/>`),
    rel: point('image', 'embeddings/a.bin'),
    parts: { 'word/embeddings/a.bin': mark },
  },
  ...Object.fromEntries(
    ['objectEmbed', 'objectLink'].map((name) => [
      name,
      {
        xml: object(`<w:${name} ${r} w:progId="${mark}" r:id="rIdX"/>`),
        rel: outside('oleObject', at),
      },
    ]),
  ),
  'a control': {
    xml: object(`<w:control ${r} w:name="${mark}" r:id="rIdX"/>`),
    rel: point('control', 'activeX/activeX1.xml'),
    parts: { 'word/activeX/activeX1.xml': `<ax:ocx xmlns:ax="x">${mark}</ax:ocx>` },
  },
  'a document of several': {
    xml: `<w:subDoc ${r} r:id="rIdX"/>`,
    rel: outside('subDocument', at),
  },
  'an orphaned object': { parts: { 'word/embeddings/oleObject9.bin': mark } },
  'an orphaned document': { parts: { 'word/afchunk.mht': mark } },
  'a name that leads out': { parts: { '../stranger.txt': mark, '/stranger.txt': mark } },
  'an attached template': {
    in: settings,
    xml: `<w:attachedTemplate ${r} r:id="rIdX"/>`,
    rel: outside('attachedTemplate', at),
  },
  'a template of a share': {
    in: settings,
    xml: `<w:attachedTemplate ${r} r:id="rIdX"/>`,
    rel: outside('attachedTemplate', '\\\\stranger\\a.dotm'),
  },
  'a template by an address that is escaped': {
    in: settings,
    xml: `<w:attachedTemplate ${r} r:id="rIdX"/>`,
    rel: `<p:Relationship xmlns:p="http://schemas.openxmlformats.org/package/2006/relationship&#115;" Id="rIdX" Type="${types}/attachedTemplate" Target="${at}" TargetMode="External"/>`,
  },
  'a mail merge': {
    in: settings,
    xml: `<w:mailMerge><w:connectString w:val="${mark}"/><w:query w:val="${mark}"/></w:mailMerge>`,
  },
  'a stylesheet for saving': {
    in: settings,
    xml: `<w:saveThroughXslt ${r} r:id="rIdX"/>`,
    rel: outside('transform', at),
  },
  'a schema with a manifest': {
    in: settings,
    xml: `<sl:schemaLibrary xmlns:sl="http://schemas.openxmlformats.org/schemaLibrary/2006/main"><sl:schema sl:manifestLocation="${at}"/></sl:schemaLibrary>`,
  },
  'a smart tag with an address': {
    in: settings,
    xml: `<w:smartTagType w:namespaceuri="x" w:name="y" w:url="${at}"/>`,
  },
  'a base of all links': {
    in: 'docProps/app.xml',
    xml: `<HyperlinkBase>${share}</HyperlinkBase>`,
  },
  'a page of frames': {
    in: 'word/webSettings.xml',
    xml: `<w:frameset><w:frame><w:sourceFileName ${r} r:id="rIdX"/></w:frame></w:frameset>`,
    rel: outside('frame', at),
  },
  'a linked picture': {
    xml: shape(`<v:shape><v:imagedata ${r} r:href="rIdX"/></v:shape>`),
    rel: outside('image', at),
  },
  'a linked picture in its drawing': {
    xml: picture('<a:blip r:link="rIdX"/>'),
    rel: outside('image', at),
  },
  'a linked picture that is said to be inside': {
    xml: picture('<a:blip r:embed="rIdX"/>'),
    rel: point('image', `http://${mark}.example/word/media/a.png`, 'external'),
    parts: { 'word/media/a.png': '\u0089PNG' },
  },
  'a picture by its address': { xml: shape(`<v:shape><v:imagedata src="${at}"/></v:shape>`) },
  'a line by its address': { xml: shape(`<v:rect><v:stroke src="${at}"/></v:rect>`) },
  'a shape in a package of its own': { xml: shape(`<v:rect o:gfxdata="${mark}"/>`) },
  'a shape that leads to a share': { xml: shape(`<v:rect href="${share}"/>`) },
  'a line to sign, with a provider': {
    xml: shape(`<v:rect><o:signatureline o:provid="{}" o:sigprovurl="${at}"/></v:rect>`),
  },
  'a program as a picture': {
    xml: picture('<a:blip r:embed="rIdX"/>'),
    rel: point('image', 'media/a.png'),
    parts: { 'word/media/a.png': `MZ${mark}` },
  },
  'an SVG picture': {
    xml: picture(
      `<a:blip><a:extLst><a:ext uri="{96DAC541-7B7A-43D3-8B79-37D633B846F1}"><asvg:svgBlip xmlns:asvg="http://schemas.microsoft.com/office/drawing/2016/SVG/main" r:embed="rIdX"/></a:ext></a:extLst></a:blip>`,
    ),
    rel: point('image', 'media/a.svg'),
    parts: { 'word/media/a.svg': `<svg><script>${mark}</script></svg>` },
  },
  'a picture by another relationship': {
    rel: point('http://other.example/relationships/image', 'media/a.bin'),
    parts: { 'word/media/a.bin': mark },
  },
  'a video of the web': {
    xml: picture(
      '<a:blip/>',
      `<a:extLst><a:ext uri="{C809E66F-F1BF-436E-b5F7-EEA9579F0CBA}"><wp15:webVideoPr xmlns:wp15="http://schemas.microsoft.com/office/word/2012/wordprocessingDrawing" embeddedHtml="${mark}" h="1" w="1"/></a:ext></a:extLst>`,
    ),
  },
  'a program by a click': {
    xml: picture('<a:blip/>', `<a:hlinkClick r:id="" action="ppaction://program?${mark}"/>`),
  },
  'a chart of a workbook elsewhere': {
    xml: drawing(
      '<c:chart xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" r:id="rIdX"/>',
      '',
      'chart',
    ),
    rel: point('chart', 'charts/chart9.xml'),
    parts: {
      'word/charts/chart9.xml': `<c:chartSpace xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" ${r}><c:chart><c:plotArea><c:layout/><c:barChart><c:barDir val="bar"/><c:axId val="1"/><c:axId val="2"/></c:barChart></c:plotArea></c:chart><c:externalData r:id="rIdX"/></c:chartSpace>`,
      'word/charts/_rels/chart9.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${outside('oleObject', at)}</Relationships>`,
    },
  },
  ...Object.fromEntries(
    [share, `//${mark}/a`, `${mark}.exe`, `javascript:${mark}`, `ms-word:ofe|u|${at}`].map(
      (address) => [`a link to ${address}`, { xml: link, rel: outside('hyperlink', address) }],
    ),
  ),
  'a link to a share by a field': { xml: p(field(code(` HYPERLINK "${share}" `))) },
  'buttons of its own': {
    in: '',
    rel: point(
      'http://schemas.microsoft.com/office/2006/relationships/ui/extensibility',
      'customUI/customUI.xml',
    ),
    parts: { 'customUI/customUI.xml': `<customUI onLoad="${mark}"/>` },
  },
  macros: {
    rel: point('http://schemas.microsoft.com/office/2006/relationships/vbaProject', 'vba.bin'),
    parts: { 'word/vba.bin': mark },
  },
};

const kinds: readonly (readonly [RegExp, string])[] = [
  [/header9\.xml$/, `${contents}.wordprocessingml.header+xml`],
  [/chart9\.xml$/, `${contents}.drawingml.chart+xml`],
  [/\.png$/, 'image/png'],
];

/** The packing list's template with an active kind in it. */
export async function activeTemplate({ in: part = body, xml = '', rel, parts = {} }: Kind) {
  const zip = new PizZip(await templateBytes('packliste'));
  const rewrite = (path: string, change: (had: string) => string) =>
    zip.file(path, change(zip.file(path)?.asText() ?? ''));
  for (const [path, content] of Object.entries(parts)) {
    zip.file(path, content, { binary: path.endsWith('.png') });
    const [, type] = kinds.find(([pattern]) => pattern.test(path)) ?? [];
    if (!type) continue;
    const typed = `<Override PartName="/${path}" ContentType="${type}"/></Types>`;
    rewrite('[Content_Types].xml', (had) => had.replace('</Types>', typed));
  }
  if (rel) {
    rewrite(part.replace(/([^/]*)$/, '_rels/$1.rels'), (had) =>
      had
        ? had.replace(/<Relationships[^>]*>/, `$&${rel}`)
        : `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${rel}</Relationships>`,
    );
  }
  const root = `<w:webSettings ${w}></w:webSettings>`;
  if (xml === reference) rewrite(body, (had) => had.replace(/<w:sectPr[^>]*>/, `$&${xml}`));
  else if (part === body) rewrite(body, (had) => had.replace(/<w:sectPr/, () => `${xml}<w:sectPr`));
  else if (xml)
    rewrite(part, (had) => (had || root).replace(/<\/[\w:]+>\s*$/, (end) => `${xml}${end}`));
  return zip.generate({ type: 'uint8array', compression: 'DEFLATE' });
}

/** The parts of a file that hold the mark, by their names or what they say. */
export function markedParts(docx: Uint8Array): string[] {
  return Object.values(new PizZip(docx).files).flatMap((file) =>
    `${file.name} ${file.asText()}`.includes(mark) ? [file.name] : [],
  );
}
