import PizZip from 'pizzip';
import { TemplateError } from '../templateError';
import { notADocx } from './notADocx';
import { packageProblems } from './packageProblems';

/**
 * Opens the bytes of a .docx file: the checksums of its parts are checked, and so are the parts that
 * Word needs, their XML and what they point at.
 *
 * @throws TemplateError `no-docx` when the bytes are no whole Word file; `missing-part`,
 *   `malformed-part` and `dangling-relationship`, all at once
 */
export function openPackage(bytes: Uint8Array): PizZip {
  const zip = unzip(bytes);
  // A package without a body is something else: docxtemplater would fill it and say nothing.
  if (!zip.file('word/document.xml')) throw new TemplateError([notADocx(bytes)]);
  const problems = packageProblems(zip);
  if (problems.length > 0) throw new TemplateError(problems);
  return zip;
}

function unzip(bytes: Uint8Array): PizZip {
  try {
    return new PizZip(bytes, { checkCRC32: true });
  } catch (cause) {
    throw new TemplateError([notADocx(bytes)], cause);
  }
}
