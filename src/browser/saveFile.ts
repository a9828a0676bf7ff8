import { saveAs } from 'file-saver';

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** Offers the bytes of a Word file as a download under the given name. */
export function saveFile(bytes: Uint8Array, fileName: string): void {
  saveAs(new Blob([new Uint8Array(bytes)], { type: docx }), fileName);
}
