import { Document, Packer, Paragraph } from 'docx';
import Docxtemplater from 'docxtemplater';
import { TemplateHandler } from 'easy-template-x';
import PizZip from 'pizzip';

// The same documents by other libraries, as their guides say. They open the template anew for each document.

export type List = { campLine: string; items: { text: string }[] };

export function fillWithDocxtemplater(template: Uint8Array, data: object): Uint8Array {
  return new Docxtemplater(new PizZip(template), { paragraphLoop: true, linebreaks: true })
    .render(data)
    .getZip()
    .generate({ type: 'uint8array', compression: 'DEFLATE' });
}

/** It has no inverted conditions: of the templates here it fills the plain list alone. */
export async function fillWithEasyTemplateX(template: Uint8Array, data: List): Promise<Uint8Array> {
  const { buffer } = template.slice();
  return new Uint8Array(await new TemplateHandler().process(buffer, data));
}

/** It knows no templates: the plain list is built in code. */
export async function buildWithDocx({ items }: List): Promise<Uint8Array> {
  const title = new Paragraph({ text: 'Packliste', heading: 'Title' });
  const points = items.map(({ text }) => new Paragraph({ text, bullet: { level: 0 } }));
  const document = new Document({ sections: [{ children: [title, ...points] }] });
  return new Uint8Array(await Packer.toArrayBuffer(document));
}
