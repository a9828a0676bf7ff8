import PizZip from 'pizzip';
import { TemplateError } from './templateError';

/**
 * Opens the bytes of a .docx file with the checksums of its parts checked.
 *
 * @throws TemplateError `no-docx` when the bytes are no whole zip or hold no Word document.
 */
export function openPackage(bytes: Uint8Array): PizZip {
  let zip: PizZip;
  try {
    zip = new PizZip(bytes, { checkCRC32: true });
  } catch (cause) {
    throw new TemplateError([noDocx], cause);
  }
  // docxtemplater fills a package without a body and says nothing.
  if (!zip.file('word/document.xml')) throw new TemplateError([noDocx]);
  return zip;
}

const noDocx = {
  id: 'no-docx',
  message:
    'Die Datei ist keine Word-Datei (.docx) oder sie ist beschädigt. Speichere sie in Word neu.',
};
