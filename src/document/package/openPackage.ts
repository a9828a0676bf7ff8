import PizZip from 'pizzip';
import { TemplateError } from '../templateError';
import { templateProblem } from '../templateProblem';
import { notADocx } from './notADocx';
import { hasUsualPrefixes, packageProblems } from './packageProblems';
import { nameBodyAsUsual } from './usualBody';
import { type WordPackage, wordPackage } from './wordPackage';
import { zipDirectory } from './zipDirectory';

/**
 * Opens the bytes of a .docx file: the checksums of its parts are checked, and so are the parts that
 * Word needs, their XML and what they point at.
 *
 * @throws TemplateError `no-docx` when the bytes are no whole Word file; `missing-part`,
 *   `malformed-part`, `dangling-relationship`, `other-format`, `too-deep` and `too-much` (too many
 *   kinds of parts), all at once
 */
export function openPackage(bytes: Uint8Array): WordPackage {
  const opened = readPackage(bytes);
  if (hasUsualPrefixes(opened)) return opened;
  throw new TemplateError([templateProblem('other-format.prefix', {})]);
}

/** The same for who knows names by their namespaces. */
export function readPackage(bytes: Uint8Array): WordPackage {
  const zip = unzip(bytes);
  const isRenamed = nameBodyAsUsual(zip);
  const opened = wordPackage(zip, isRenamed ? undefined : bytes);
  // A package without a body is something else: docxtemplater would fill it and say nothing.
  if (!opened.has('word/document.xml')) throw new TemplateError([notADocx(bytes)]);
  const problems = packageProblems(opened);
  if (problems.length > 0) throw new TemplateError(problems);
  return opened;
}

function unzip(bytes: Uint8Array): PizZip {
  try {
    if (!zipDirectory(bytes)) throw new Error('no whole zip');
    const zip = new PizZip(bytes, { checkCRC32: true });
    if (!hasPlainNames(zip)) throw new Error('no names of parts');
    return zip;
  } catch (cause) {
    throw new TemplateError([notADocx(bytes)], cause);
  }
}

// PizZip and docxtemplater keep things in plain objects by the names of the parts.
function hasPlainNames({ files }: PizZip): boolean {
  return (
    Object.getPrototypeOf(files) === Object.prototype &&
    Object.keys(files).every((name) => name.length < 256 && !(name in Object.prototype))
  );
}
