import PizZip from 'pizzip';
import { body, withPart } from './readDocx';
import { rowsIn } from './table';

/** Makes a Word file that costs a program much work to open. The length of the file is proportional to `size`. */
export type Hostile = (template: Uint8Array, size: number) => Uint8Array;

const parts = rowsIn('strangers/parts');
const ofParts = parts.map(([name, path, xml]) => [name, ofPart(path, xml)] as const);

/** By the names of the attacks. Each file is a valid ZIP that holds one thing `size` times. */
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
