import PizZip from 'pizzip';
import { fixture } from './files';
import { replaced } from './readDocx';

/** A letterhead of `tests/fixtures/looks/`. */
export function letterhead(name: string): Uint8Array {
  return fixture(`looks/${name}`);
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

/** A letterhead whose header has this XML behind its own. */
export function withHeader(xml: string): Uint8Array {
  return replaced(
    letterhead('deutsche Namen und Logo'),
    'word/header2.xml',
    '</w:hdr>',
    `${xml}$&`,
  );
}

export function paragraph(runs: string): string {
  return `<w:p>${runs}</w:p>`;
}

export function text(words: string): string {
  return `<w:r><w:t xml:space="preserve">${words}</w:t></w:r>`;
}
