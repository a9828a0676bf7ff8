import { Document, Packer, Paragraph } from 'docx';
import Docxtemplater from 'docxtemplater';
import { TemplateHandler } from 'easy-template-x';
import PizZip from 'pizzip';

// Makes the documents with other libraries, as the guides of the libraries say. These libraries open the template again
// for each document.

export type List = { campLine: string; items: { text: string }[] };

export function fillWithDocxtemplater(template: Uint8Array, data: object): Uint8Array {
  return new Docxtemplater(new PizZip(template), { paragraphLoop: true, linebreaks: true })
    .render(data)
    .getZip()
    .generate({ type: 'uint8array', compression: 'DEFLATE' });
}

/**
 * Fills the template `eine Liste`. easy-template-x cannot fill the packing list, because it has no inverted conditions.
 */
export async function fillWithEasyTemplateX(template: Uint8Array, data: List): Promise<Uint8Array> {
  const { buffer } = template.slice();
  return new Uint8Array(await new TemplateHandler().process(buffer, data));
}

/** Builds the plain list in code, because docx has no templates. */
export async function buildWithDocx({ items }: List): Promise<Uint8Array> {
  const title = new Paragraph({ text: 'Packliste', heading: 'Title' });
  const points = items.map(({ text }) => new Paragraph({ text, bullet: { level: 0 } }));
  const document = new Document({ sections: [{ children: [title, ...points] }] });
  return new Uint8Array(await Packer.toArrayBuffer(document));
}
