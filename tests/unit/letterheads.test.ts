import { describe, expect, test } from 'vitest';
import { applyLook } from '../../src/document/applyLook';
import { fixture, templateBytes } from '../support/files';
import { body, partNames, partOf, replaced } from '../support/readDocx';
import { rowsOf } from '../support/table';
import { withHeader } from '../support/typed';
import { findingsIn } from '../support/validate';

// What Word writes into the header of a letterhead, and what the templates get of it.

const template = await templateBytes('packliste');
const concept = await templateBytes('allgemeines-sicherheitskonzept');
const model = fixture('looks/Logo über dem Titel, Tabstopps von Word');

const microsoft = 'http://schemas.microsoft.com/office';
const drawingml = 'http://schemas.openxmlformats.org/drawingml/2006';
const names = `xmlns:a14="${microsoft}/drawing/2010/main" xmlns:a16="${microsoft}/drawing/2014/main"
  xmlns:adec="${microsoft}/drawing/2017/decorative" xmlns:asvg="${microsoft}/drawing/2016/SVG/main"
  xmlns:wp14="${microsoft}/word/2010/wordprocessingDrawing" xmlns:wpi="${microsoft}/word/2010/wordprocessingInk"
  xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:c="${drawingml}/chart"
  xmlns:lc="${drawingml}/lockedCanvas" xmlns:v="urn:schemas-microsoft-com:vml"
  xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w10="urn:schemas-microsoft-com:office:word"`;
const shape = '<a:prstGeom prst="rect"><a:avLst/></a:prstGeom>';
const size = `<a:xfrm><a:off x="0" y="0"/><a:ext cx="360000" cy="360000"/></a:xfrm>${shape}`;
const graphic = (kind: string, content: string) =>
  `<a:graphic><a:graphicData uri="${drawingml}/${kind}">${content}</a:graphicData></a:graphic>`;
const extended = (ext: string) => `<a:extLst><a:ext uri="{0}">${ext}</a:ext></a:extLst>`;
const pic = (blip = '', more = '') =>
  `<pic:pic><pic:nvPicPr><pic:cNvPr id="9" name="Logo">${more}</pic:cNvPr><pic:cNvPicPr/></pic:nvPicPr><pic:blipFill><a:blip r:embed="rId1">${blip}</a:blip><a:stretch><a:fillRect/></a:stretch></pic:blipFill><pic:spPr>${size}</pic:spPr></pic:pic>`;
const drawing = (content: string, more = '') =>
  `<w:drawing><wp:inline distT="0" distB="0" distL="0" distR="0"><wp:extent cx="360000" cy="360000"/><wp:docPr id="9" name="Logo">${more}</wp:docPr><wp:cNvGraphicFramePr/>${content}</wp:inline></w:drawing>`;
const picture = (blip = '', more = '') => drawing(graphic('picture', pic(blip, more)), more);
const anchored = picture()
  .replace(
    '<wp:inline distT="0" distB="0" distL="0" distR="0">',
    '<wp:anchor distT="0" distB="0" distL="0" distR="0" simplePos="0" relativeHeight="1" behindDoc="0" locked="0" layoutInCell="1" allowOverlap="1" wp14:anchorId="0A1B2C3D" wp14:editId="0A1B2C3D"><wp:simplePos x="0" y="0"/><wp:positionH relativeFrom="page"><wp:posOffset>0</wp:posOffset></wp:positionH><wp:positionV relativeFrom="page"><wp:posOffset>0</wp:posOffset></wp:positionV>',
  )
  .replace('<wp:docPr', '<wp:wrapNone/><wp:docPr')
  .replace(
    '</wp:inline>',
    '<wp14:sizeRelH relativeFrom="page"><wp14:pctWidth>0</wp14:pctWidth></wp14:sizeRelH></wp:anchor>',
  );
const vml = `<v:shape id="s1" style="width:30pt;height:30pt"><v:imagedata r:id="rId1" o:title="Logo"/><w10:wrap type="square"/></v:shape>`;
const chart = drawing(graphic('chart', '<c:chart r:id="rIdX"/>'));
const choice = (newer: string, older: string) =>
  `<mc:AlternateContent><mc:Choice Requires="wpi">${newer}</mc:Choice><mc:Fallback>${older}</mc:Fallback></mc:AlternateContent>`;

const headerWith = (run: string) => withHeader(`<w:p ${names}><w:r>${run}</w:r></w:p>`);

const pictures: Record<string, string> = {
  'that says how sharp it is': picture(extended('<a14:useLocalDpi val="0"/>')),
  'with a number of its own': picture('', extended('<a16:creationId id="{0}"/>')),
  'that is said to be decorative': picture('', extended('<adec:decorative val="1"/>')),
  'drawn as SVG, with a PNG for older programs': picture(
    extended('<asvg:svgBlip r:embed="rIdSvg"/>'),
  ),
  'with sizes in parts of the page': anchored,
  'of the compatibility mode': `<w:pict>${vml}</w:pict>`,
  'of an object': `<w:object w:dxaOrig="600" w:dyaOrig="600">${vml}<o:OLEObject Type="Embed" ProgID="Paint.Picture" ShapeID="s1" DrawAspect="Content" ObjectID="_1" r:id="rIdX"/></w:object>`,
  'with an older version': choice(picture(), `<w:pict>${vml}</w:pict>`),
  'where the newer version is none': choice(chart, picture()),
  'on a locked canvas': drawing(
    graphic(
      'lockedCanvas',
      `<lc:lockedCanvas><a:nvGrpSpPr><a:cNvPr id="0" name=""/><a:cNvGrpSpPr/></a:nvGrpSpPr><a:grpSpPr/><a:pic><a:nvPicPr><a:cNvPr id="9" name="Logo"/><a:cNvPicPr/></a:nvPicPr><a:blipFill><a:blip r:embed="rId1"/></a:blipFill><a:spPr>${size}</a:spPr></a:pic></lc:lockedCanvas>`,
    ),
  ),
};

test('pictures in a header stay, and the Open XML SDK finds nothing', async () => {
  const runs = Object.values(pictures).map((run, at) =>
    run.replace(/(?<=:docPr id=")9/, String(at + 20)).replaceAll('"s1"', `"s${at}"`),
  );
  const { bytes, notes } = await applyLook(template, headerWith(runs.join('<w:br/>')));
  expect(notes.map(({ id }) => id)).not.toContain('look-picture-lost');
  const [, added = ''] = partOf(bytes, 'word/header1.xml').split('Pfadi Tannwald');
  const shown = added.split('<w:br/>');
  expect(shown).toHaveLength(runs.length);
  for (const [at, name] of Object.keys(pictures).entries())
    expect(shown[at], name).toMatch(/<(a:blip r:embed|v:imagedata r:id)="rId\d+"/);
  expect(added).not.toMatch(/<(a:extLst|o:OLEObject|c:chart)/);
  expect(await findingsIn(bytes)).toEqual([]);
});

const elsewhere = picture().replaceAll('rId1', 'rIdX');
test.each([
  [choice(elsewhere, elsewhere), true],
  [`${choice(picture(), elsewhere)}</w:r><w:del><w:r>${picture()}</w:r></w:del><w:r>`, false],
])(
  'a picture in a header is told to be lost, once no version of it stays: %#',
  async (run, isLost) => {
    const { notes } = await applyLook(template, headerWith(run));
    expect(notes.some(({ id }) => id === 'look-picture-lost')).toBe(isLost);
  },
);

const styles = 'word/styles.xml';
const edges = (docx: Uint8Array) =>
  partNames(docx)
    .filter((path) => /word\/(header|footer)/.test(path))
    .map((path) => partOf(docx, path))
    .join('\n');

describe('the lines of a template lead to the edge of the text', () => {
  const tabs = (all: string) => all.replace(/(\w+) (\d+) ?/g, '<w:tab w:val="$1" w:pos="$2"/>');
  const tabless = replaced(model, styles, /<w:tabs>.*?<\/w:tabs>/g, '');
  const narrow = replaced(model, body, /w:(left|right)="1134"/g, 'w:$1="2000"');

  test.each([
    ['stops of Word', model, 'clear 4536 clear 9072 right 9638'],
    ['no stops', tabless, 'right 9638'],
    ['another width', narrow, 'clear 4536 right 7906 clear 9072'],
  ])('under a letterhead with %s', async (_, letterhead, stops) => {
    const { bytes } = await applyLook(concept, letterhead);
    const lines = edges(bytes).match(/<w:p>.*?<\/w:p>/g) ?? [];
    for (const words of ['Stand: ', '144 Ambulanz'])
      expect(lines.find((line) => line.includes(words))).toContain(
        `<w:tabs>${tabs(stops)}</w:tabs>`,
      );
  });

  test('where the model centres its footer', async () => {
    const centred = replaced(model, styles, /<w:tabs>.*?<\/w:tabs>/g, '<w:jc w:val="center"/>');
    expect(edges((await applyLook(template, centred)).bytes)).toContain('<w:jc w:val="left"/>');
  });
});

const offset = '<wp:posOffset>540000</wp:posOffset>';
const old = (style: string) =>
  `<w:pict xmlns:v="urn:schemas-microsoft-com:vml"><v:shape style="position:absolute;margin-top:15mm;mso-position-vertical-relative:page;${style}"><v:imagedata r:id="rIdLogo"/></v:shape></w:pict>`;

test.each(
  rowsOf(`
a logo over the title | ^ | | told
one below the edge of the text | relativeFrom="page">${offset} | relativeFrom="margin"><wp:posOffset>0</wp:posOffset> | told
one above the text | cy="1080000" | cy="180000"
one that the text flows around | wrapNone | wrapTopAndBottom
a watermark | ${offset} | <wp:align>center</wp:align>
an old logo over the title | <wp:anchor.*</wp:anchor> | ${old('height:85pt')} | told
an old logo above the text | <wp:anchor.*</wp:anchor> | ${old('height:9pt')}
an old watermark | <wp:anchor.*</wp:anchor> | ${old('height:85pt;mso-position-vertical:center')}
`),
)('what floats over the text is told: %s', async (_, from, to, told) => {
  const letterhead = replaced(model, 'word/header1.xml', new RegExp(from), to);
  const { notes } = await applyLook(template, letterhead);
  expect(notes.some(({ id }) => id === 'look-over-text')).toBe(told === 'told');
});

test('a title stays with its text where the headings of the model begin a page, and it is told', async () => {
  const { bytes, notes } = await applyLook(concept, model);
  expect(partOf(bytes, styles)).toMatch(/"Heading1">.*?<w:pageBreakBefore w:val="0"\/>/);
  expect(notes.find(({ id }) => id === 'look-new-page')?.message).toContain(
    'nicht: Überschrift 1.',
  );
  const { bytes: again, notes: none } = await applyLook(concept, bytes);
  expect(none.map(({ id }) => id)).not.toContain('look-new-page');
  expect(partOf(again, styles)).toMatch(/"Heading1NewPage">.*?<w:pageBreakBefore\/>/);
});
