import PizZip from 'pizzip';
import { templateBytes } from './files';
import { replaced } from './readDocx';

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
  part: string;
  xml: string;
  /** What that part points at, before all else. */
  rel: string;
  /** Other parts of the package. */
  parts: readonly (readonly [path: string, content: string])[];
};

const body = 'word/document.xml';
const packageOf = 'http://schemas.openxmlformats.org/package/2006/relationships';

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

const data = 'http://schemas.openxmlformats.org/drawingml/2006/chart';
const ofOffice = 'xmlns:off="urn:schemas-microsoft-com:office:office"';
const svg = `<a:blip><a:extLst><a:ext uri="{96DAC541-7B7A-43D3-8B79-37D633B846F1}"><asvg:svgBlip xmlns:asvg="http://schemas.microsoft.com/office/drawing/2016/SVG/main" r:embed="rIdX"/></a:ext></a:extLst></a:blip>`;
const video = `<a:extLst><a:ext uri="{C809E66F-F1BF-436E-b5F7-EEA9579F0CBA}"><wp15:webVideoPr xmlns:wp15="http://schemas.microsoft.com/office/word/2012/wordprocessingDrawing" embeddedHtml="${mark}" h="1" w="1"/></a:ext></a:extLst>`;
const plot =
  '<c:chart><c:plotArea><c:layout/><c:barChart><c:barDir val="bar"/><c:axId val="1"/><c:axId val="2"/></c:barChart></c:plotArea></c:chart>';
const attached = `<w:attachedTemplate ${r} r:id="rIdX"/>`;
const macro = char('begin', `<w:ffData><w:entryMacro w:val="${mark}"/></w:ffData>`);
const ofMicrosoft = 'http://schemas.microsoft.com/office/2006/relationships';
const links = [share, `//${mark}/a`, `${mark}.exe`, `javascript:${mark}`, `ms-word:ofe|u|${at}`];

// What of a Word file is active, in the words of its standard: fields, objects, links, templates, sources. A row has its
// name, the part that has more, the XML, what the part points at, and other parts.
const rows = `
a field in a header of a subfolder | - | ${reference} | ${point('header', 'sub/header9.xml')} | word/sub/header9.xml ${header}
a field in a header of another ending | - | ${reference} | ${point('header', 'header9.XML')} | word/header9.XML ${header}
a field in a header without ending | - | ${reference} | ${point('header', 'header9')} | word/header9 ${header}
a field in a header that is a picture first | - | ${reference} | ${point('header', 'header9.xml')} | word/header9.xml ${header} | _rels/.rels <Relationships xmlns="${packageOf}">${point('image', 'word/header9.xml')}<Relationship Id="a" Type="${types}/officeDocument" Target="word/document.xml"/></Relationships>
a field in a header beside the data | - | ${reference} | ${point('header', '../customXml/header9.xml')} | customXml/header9.xml ${header}
a field in the glossary | - | | ${point('glossaryDocument', 'glossary/document.xml')} | word/glossary/document.xml <w:glossaryDocument ${w}>${p(field(code(dde)))}</w:glossaryDocument>
a field that never ends | - | ${p(char('begin') + code(dde))}
a field in a tracked deletion | - | ${p(`<w:del w:id="1" w:author="x">${char('begin')}${code(dde, 'delInstrText')}${char('end')}</w:del>`)}
a field in a field | - | ${p(field(code('HYPERLINK ') + field(code(dde))))}
a field whose command is in its text | - | ${p(field(words(dde)))}
a field whose arguments another gives | - | ${p(field(code(' DDEAUTO ') + field(code(` QUOTE "c:\\\\${mark}" `))))}
a field whose command another gives | - | ${p(field(field(code(` QUOTE "${dde}" `)) + code(' PAGE ')))}
a field whose command a condition leaves | - | ${p(field(words('{#hasX}') + code('PAGE ') + words('{/hasX}') + code(dde)))}
a field in markup of Strict | - | ${p(`<s:fldSimple ${strict} s:instr="${dde}"/>`)}
a field by an attribute of Strict | - | ${p(`<w:fldSimple ${strict} w:instr="PAGE" s:instr="${dde}"/>`)}
a form field with a macro | - | ${p(macro + code(' FORMTEXT ') + char('separate') + words('Wert') + char('end'))}
another document by another prefix | - | <w:altChunk xmlns:q="${types}" q:id="rIdX"/> | ${point('aFChunk', 'a.html')} | word/a.html ${mark}
another document by a link | - | <w:altChunk ${r} r:id="rIdX" w:rsid="${mark}"/> | ${outside('hyperlink', 'https://elsewhere.example')}
an object by another prefix | - | ${object(`<off:OLEObject ${ofOffice} ${r} ProgID="${mark}" r:id="rIdX"/>`)} | ${point('oleObject', 'embeddings/a.bin')} | word/embeddings/a.bin ${mark}
an object as a picture | - | ${object(`<o:OLEObject ${vml} ${r} ProgID="${mark}" r:id="rIdX"/>`)} | ${point('image', 'embeddings/a.bin')} | word/embeddings/a.bin ${mark}
objectEmbed | - | ${object(`<w:objectEmbed ${r} w:progId="${mark}" r:id="rIdX"/>`)} | ${outside('oleObject', at)}
objectLink | - | ${object(`<w:objectLink ${r} w:progId="${mark}" r:id="rIdX"/>`)} | ${outside('oleObject', at)}
a control | - | ${object(`<w:control ${r} w:name="${mark}" r:id="rIdX"/>`)} | ${point('control', 'activeX/activeX1.xml')} | word/activeX/activeX1.xml <ax:ocx xmlns:ax="x">${mark}</ax:ocx>
a document of several | - | <w:subDoc ${r} r:id="rIdX"/> | ${outside('subDocument', at)}
an orphaned object | - | | | word/embeddings/oleObject9.bin ${mark}
an orphaned document | - | | | word/afchunk.mht ${mark}
a name that leads out | - | | | ../stranger.txt ${mark} | /stranger.txt ${mark}
an attached template | word/settings.xml | ${attached} | ${outside('attachedTemplate', at)}
a template of a share | word/settings.xml | ${attached} | ${outside('attachedTemplate', '\\\\stranger\\a.dotm')}
a template by an address that is escaped | word/settings.xml | ${attached} | <p:Relationship xmlns:p="http://schemas.openxmlformats.org/package/2006/relationship&#115;" Id="rIdX" Type="${types}/attachedTemplate" Target="${at}" TargetMode="External"/>
a mail merge | word/settings.xml | <w:mailMerge><w:connectString w:val="${mark}"/><w:query w:val="${mark}"/></w:mailMerge>
a stylesheet for saving | word/settings.xml | <w:saveThroughXslt ${r} r:id="rIdX"/> | ${outside('transform', at)}
a schema with a manifest | word/settings.xml | <sl:schemaLibrary xmlns:sl="http://schemas.openxmlformats.org/schemaLibrary/2006/main"><sl:schema sl:manifestLocation="${at}"/></sl:schemaLibrary>
a smart tag with an address | word/settings.xml | <w:smartTagType w:namespaceuri="x" w:name="y" w:url="${at}"/>
a base of all links | docProps/app.xml | <HyperlinkBase>${share}</HyperlinkBase>
a page of frames | word/webSettings.xml | <w:frameset><w:frame><w:sourceFileName ${r} r:id="rIdX"/></w:frame></w:frameset> | ${outside('frame', at)}
a linked picture | - | ${shape(`<v:shape><v:imagedata ${r} r:href="rIdX"/></v:shape>`)} | ${outside('image', at)}
a linked picture in its drawing | - | ${picture('<a:blip r:link="rIdX"/>')} | ${outside('image', at)}
a linked picture that is said to be inside | - | ${picture('<a:blip r:embed="rIdX"/>')} | ${point('image', `http://${mark}.example/word/media/a.png`, 'external')} | word/media/a.png \u0089PNG
a picture by its address | - | ${shape(`<v:shape><v:imagedata src="${at}"/></v:shape>`)}
a line by its address | - | ${shape(`<v:rect><v:stroke src="${at}"/></v:rect>`)}
a shape in a package of its own | - | ${shape(`<v:rect o:gfxdata="${mark}"/>`)}
a shape that leads to a share | - | ${shape(`<v:rect href="${share}"/>`)}
a line to sign, with a provider | - | ${shape(`<v:rect><o:signatureline o:provid="{}" o:sigprovurl="${at}"/></v:rect>`)}
a program as a picture | - | ${picture('<a:blip r:embed="rIdX"/>')} | ${point('image', 'media/a.png')} | word/media/a.png MZ${mark}
an SVG picture | - | ${picture(svg)} | ${point('image', 'media/a.svg')} | word/media/a.svg <svg><script>${mark}</script></svg>
a picture by another relationship | - | | ${point('http://other.example/relationships/image', 'media/a.bin')} | word/media/a.bin ${mark}
a video of the web | - | ${picture('<a:blip/>', video)}
a program by a click | - | ${picture('<a:blip/>', `<a:hlinkClick r:id="" action="ppaction://program?${mark}"/>`)}
a chart of a workbook elsewhere | - | ${drawing(`<c:chart xmlns:c="${data}" r:id="rIdX"/>`, '', 'chart')} | ${point('chart', 'charts/chart9.xml')} | word/charts/chart9.xml <c:chartSpace xmlns:c="${data}" ${r}>${plot}<c:externalData r:id="rIdX"/></c:chartSpace> | word/charts/_rels/chart9.xml.rels <Relationships xmlns="${packageOf}">${outside('oleObject', at)}</Relationships>
${links.map((address) => `a link to ${address} | - | ${link} | ${outside('hyperlink', address)}`).join('\n')}
a link to a share by a field | - | ${p(field(code(` HYPERLINK "${share}" `)))}
buttons of its own | | | ${point(`${ofMicrosoft}/ui/extensibility`, 'customUI/customUI.xml')} | customUI/customUI.xml <customUI onLoad="${mark}"/>
macros | - | | ${point(`${ofMicrosoft}/vbaProject`, 'vba.bin')} | word/vba.bin ${mark}`;

export const activeKinds: Record<string, Kind> = Object.fromEntries(
  rows
    .trim()
    .split('\n')
    .map((row) => {
      const [name = '', part = '', xml = '', rel = '', ...parts] = row
        .split(/ \|(?= |$)/)
        .map((cell) => cell.replace(/^ /, ''));
      const cut = (cell: string) => [cell.replace(/ .*/, ''), cell.replace(/^\S+ /, '')] as const;
      return [name, { part: part === '-' ? body : part, xml, rel, parts: parts.map(cut) }];
    }),
);

const kinds: readonly (readonly [RegExp, string])[] = [
  [/header9\.xml$/, `${contents}.wordprocessingml.header+xml`],
  [/chart9\.xml$/, `${contents}.drawingml.chart+xml`],
  [/\.png$/, 'image/png'],
];

/** The packing list's template without the hundreds of styles that Word knows by name alone. */
const plainTemplate = replaced(
  await templateBytes('packliste'),
  'word/styles.xml',
  /<w:latentStyles.*<\/w:latentStyles>/s,
  '',
);

/** The same with an active kind in it. */
export async function activeTemplate({ part, xml, rel, parts }: Kind) {
  const zip = new PizZip(plainTemplate);
  const rewrite = (path: string, change: (had: string) => string) =>
    zip.file(path, change(zip.file(path)?.asText() ?? ''));
  for (const [path, content] of parts) {
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
        : `<Relationships xmlns="${packageOf}">${rel}</Relationships>`,
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
