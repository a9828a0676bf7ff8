import { checkingEngine } from '../../engine/engines';

const largestFile = 20 * 1024 * 1024;

/** More characters no list has; so much is pasted into a field without a halt (Chromium 156, 0.2 s). */
export const longestList = 50_000;

/**
 * The text of a Word file or workbook, read in a worker, or of a file of plain text; empty where it is too long for a
 * list, nothing where it cannot be read.
 */
export async function readListFile(file: File) {
  if (file.size > largestFile) return;
  const isPackage = (await file.slice(0, 4).text()) === 'PK\u0003\u0004';
  if (!isPackage && !file.type.startsWith('text/') && !/\.(?:txt|md|csv)$/i.test(file.name)) {
    return;
  }
  const text = await textIn(new Uint8Array(await file.arrayBuffer()), isPackage).catch(
    () => undefined,
  );
  return text && text.length > longestList ? '' : text;
}

async function textIn(bytes: Uint8Array, isPackage: boolean) {
  if (isPackage) return checkingEngine.ask('lines', bytes, []);
  // Windows writes plain text in a code of its own.
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
