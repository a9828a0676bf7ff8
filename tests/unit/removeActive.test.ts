import PizZip from 'pizzip';
import { expect, test } from 'vitest';
import { takeLook } from '../../src/document/takeLook';
import { documentOf } from '../support/documentOf';
import { templateBytes } from '../support/files';
import { withPart } from '../support/readDocx';
import { findingsIn } from '../support/validate';

const types = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const w = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const at = 'https://stranger.example/x';
const mark = 'stranger';
const [settings, webSettings, body] = ['settings', 'webSettings', 'document'];

const code = (text: string, name = 'instrText') => `<w:r><w:${name}>${text}</w:${name}></w:r>`;
const char = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
const dde = `DDEAUTO c:\\\\${mark} x`;
const field = `${char('begin')}${code(dde)}${char('separate')}<w:r><w:t>Wert</w:t></w:r>${char('end')}`;
const header = `<w:hdr ${w}><w:p>${field}</w:p></w:hdr>`;
const point = (type: string, target: string, outside = false) =>
  `<Relationship Id="rIdX" Type="${type.includes('/') ? type : `${types}/${type}`}" Target="${target}"${outside ? ' TargetMode="External"' : ''}/>`;
const reference = `<w:headerReference w:type="first" xmlns:r="${types}" r:id="rIdX"/>`;
const vml =
  'xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"';

type Kind = {
  /** What stands in a part of Word's, before its end or, in the body, before its section. */
  in?: string;
  xml?: string;
  /** What that part points at. */
  rel?: string;
  /** Other parts of the package. */
  parts?: Record<string, string>;
};

const kinds: Record<string, Kind> = {
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
  'a field in the glossary': {
    rel: point('glossaryDocument', 'glossary/document.xml'),
    parts: {
      'word/glossary/document.xml': `<w:glossaryDocument ${w}><w:p>${field}</w:p></w:glossaryDocument>`,
    },
  },
  'a field that never ends': { xml: `<w:p>${char('begin')}${code(dde)}</w:p>` },
  'a field in a tracked deletion': {
    xml: `<w:p><w:del w:id="1" w:author="x">${char('begin')}${code(dde, 'delInstrText')}${char('end')}</w:del></w:p>`,
  },
  'a field in a field': {
    xml: `<w:p>${char('begin')}${code('HYPERLINK ')}${field}${char('end')}</w:p>`,
  },
  'another document by another prefix': {
    xml: `<w:altChunk xmlns:q="${types}" q:id="rIdX"/>`,
    rel: point('aFChunk', 'a.html'),
    parts: { 'word/a.html': mark },
  },
  'an object by another prefix': {
    xml: `<w:p><w:r><w:object><off:OLEObject xmlns:off="urn:schemas-microsoft-com:office:office" xmlns:r="${types}" ProgID="${mark}" r:id="rIdX"/></w:object></w:r></w:p>`,
    rel: point('oleObject', 'embeddings/a.bin'),
    parts: { 'word/embeddings/a.bin': mark },
  },
  ...Object.fromEntries(
    ['objectEmbed', 'objectLink'].map((name) => [
      name,
      {
        xml: `<w:p><w:r><w:object><w:${name} xmlns:r="${types}" w:progId="${mark}" r:id="rIdX"/></w:object></w:r></w:p>`,
        rel: point('oleObject', at, true),
      },
    ]),
  ),
  'an orphaned object': { parts: { 'word/embeddings/oleObject9.bin': mark } },
  'an orphaned document': { parts: { 'word/afchunk.mht': mark } },
  'a name that leads out': { parts: { '../stranger.txt': mark, '/stranger.txt': mark } },
  'an attached template': {
    in: settings,
    xml: `<w:attachedTemplate xmlns:r="${types}" r:id="rIdX"/>`,
    rel: point('attachedTemplate', at, true),
  },
  'a template of a share': {
    in: settings,
    xml: `<w:attachedTemplate xmlns:r="${types}" r:id="rIdX"/>`,
    rel: point('attachedTemplate', '\\\\stranger\\a.dotm', true),
  },
  'a mail merge': {
    in: settings,
    xml: `<w:mailMerge><w:connectString w:val="${mark}"/><w:query w:val="${mark}"/></w:mailMerge>`,
  },
  'a stylesheet for saving': {
    in: settings,
    xml: `<w:saveThroughXslt xmlns:r="${types}" r:id="rIdX"/>`,
    rel: point('transform', at, true),
  },
  'a schema with a manifest': {
    in: settings,
    xml: `<sl:schemaLibrary xmlns:sl="http://schemas.openxmlformats.org/schemaLibrary/2006/main"><sl:schema sl:manifestLocation="${at}"/></sl:schemaLibrary>`,
  },
  'a page of frames': {
    in: webSettings,
    xml: `<w:frameset><w:frame><w:sourceFileName xmlns:r="${types}" r:id="rIdX"/></w:frame></w:frameset>`,
    rel: point('frame', at, true),
  },
  'a linked picture': {
    xml: `<w:p><w:r><w:pict ${vml}><v:shape><v:imagedata xmlns:r="${types}" r:href="rIdX"/></v:shape></w:pict></w:r></w:p>`,
    rel: point('image', at, true),
  },
  'a picture by its address': {
    xml: `<w:p><w:r><w:pict ${vml}><v:shape><v:imagedata src="${at}"/></v:shape></w:pict></w:r></w:p>`,
  },
  'a link to a share': {
    xml: `<w:p><w:hyperlink xmlns:r="${types}" r:id="rIdX"><w:r><w:t>bleibt</w:t></w:r></w:hyperlink></w:p>`,
    rel: point('hyperlink', 'file://stranger/a', true),
  },
  'buttons of its own': {
    in: 'package',
    rel: point(
      'http://schemas.microsoft.com/office/2006/relationships/ui/extensibility',
      'customUI/customUI.xml',
    ),
    parts: { 'customUI/customUI.xml': `<customUI onLoad="${mark}"/>` },
  },
};

async function hostileTemplate({ in: part = body, xml = '', rel, parts = {} }: Kind) {
  const zip = new PizZip(await templateBytes('packliste'));
  for (const [path, content] of Object.entries(parts)) zip.file(path, content);
  let bytes: Uint8Array = zip.generate({ type: 'uint8array' });
  const kindOf = (path: string) =>
    `<Override PartName="/${path}" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.header+xml"/>`;
  const headers = Object.keys(parts).filter((path) => path.endsWith('header9.xml'));
  bytes = withPart(bytes, '[Content_Types].xml', (had) =>
    had.replace('</Types>', `${headers.map(kindOf).join('')}</Types>`),
  );
  const rels = part === 'package' ? '_rels/.rels' : `word/_rels/${part}.xml.rels`;
  if (rel) {
    const none =
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"></Relationships>';
    const had = zip.file(rels)?.asText() ?? none;
    bytes = withPart(bytes, rels, () => had.replace('</Relationships>', `${rel}</Relationships>`));
  }
  if (xml === reference) {
    bytes = withPart(bytes, 'word/document.xml', (had) =>
      had.replace(/<w:sectPr[^>]*>/, `$&${xml}`),
    );
  } else if (part === body) {
    bytes = withPart(bytes, 'word/document.xml', (had) => had.replace(/<w:sectPr/, `${xml}$&`));
  } else if (xml) {
    const root = part === webSettings ? `<w:webSettings ${w}></w:webSettings>` : '';
    const had = zip.file(`word/${part}.xml`)?.asText() ?? root;
    bytes = withPart(bytes, `word/${part}.xml`, () => had.replace(/<\/w:\w+>$/, `${xml}$&`));
  }
  return bytes;
}

function strangersIn(docx: Uint8Array): string[] {
  const { files } = new PizZip(docx);
  return Object.values(files).flatMap((file) =>
    `${file.name} ${file.asText()}`.includes(mark) ? [file.name] : [],
  );
}

test.each(Object.entries(kinds))('%s is in no output, which Word opens', async (_name, kind) => {
  const template = await hostileTemplate(kind);
  expect(strangersIn(template)).not.toEqual([]);
  const document = await documentOf('packliste', { ticked: ['1'] }, template);
  expect(strangersIn(document)).toEqual([]);
  expect(await findingsIn(document)).toEqual([]);
  const { bytes } = await takeLook(await templateBytes('packliste'), template);
  expect(strangersIn(bytes)).toEqual([]);
});
