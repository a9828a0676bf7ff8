import { fixture } from './files';
import { paragraph, text, withParts } from './models';

const portrait = '<w:pgSz w:w="11906" w:h="16838"/>';
const landscape = '<w:pgSz w:w="16838" w:h="11906" w:orient="landscape"/>';
const margins =
  '<w:pgMar w:top="964" w:right="1134" w:bottom="964" w:left="1134" w:header="510" w:footer="510" w:gutter="0"/>';

/** The last paragraph of a section. */
function last(words: string, section: string): string {
  return paragraph(`<w:pPr>${section}</w:pPr>${text(words)}`);
}

function section(type: string, size: string, rest: string): string {
  return `<w:sectPr><w:footerReference w:type="default" r:id="rId6"/><w:type w:val="${type}"/>${size}${margins}${rest}</w:sectPr>`;
}

/**
 * The template of the packing list, with three sections behind its list: a page in landscape, a heading
 * over the whole width, and under it `lines` lines in two columns.
 */
export async function withSections(lines: number): Promise<Uint8Array> {
  const inColumns = Array.from({ length: lines }, (_, at) => paragraph(text(`Zeile ${at + 1}`)));
  // Behind a break, the last line stands in the second column.
  inColumns.push(paragraph(`<w:r><w:br w:type="column"/></w:r>${text('Zuletzt')}`));
  return withParts(fixture('eine Liste'), {
    'word/document.xml': (xml) =>
      xml.replace(/<w:sectPr.*<\/w:sectPr>/s, () =>
        [
          last('Ende der Liste', section('nextPage', portrait, '<w:pgNumType w:start="4"/>')),
          last('Im Querformat', section('nextPage', landscape, '<w:pgNumType w:start="1"/>')),
          last('Über beide Spalten', section('nextPage', portrait, '<w:pgNumType w:start="20"/>')),
          ...inColumns,
          section('continuous', portrait, '<w:cols w:num="2" w:space="708"/>'),
        ].join(''),
      ),
  });
}
