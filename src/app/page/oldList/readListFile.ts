import { TemplateError } from '../../../document/templateError';
import { checkingEngine } from '../../engine/engines';

const largestFile = 20 * 1024 * 1024;

/** More characters no list has: a field in which as many lines stand freezes Chromium 156 when it is emptied. */
export const longestList = 50_000;

/** Reads a Word file, in a worker, or a file of plain text; without a text the sentence says why. */
export async function readListFile(file: File): Promise<{ text?: string; sentence: string }> {
  const name = `«${file.name}»`;
  try {
    const isDocument = (await file.slice(0, 4).text()) === 'PK\u0003\u0004';
    if (!isDocument && !file.type.startsWith('text/') && !/\.(?:txt|md|csv)$/i.test(file.name)) {
      return {
        sentence: `${name} ist weder eine Word-Datei (.docx) noch eine Textdatei. Öffne sie, kopiere den Text und füge ihn hier ein.`,
      };
    }
    const isTooLarge = file.size > largestFile;
    const text = isTooLarge
      ? ''
      : await textIn(new Uint8Array(await file.arrayBuffer()), isDocument);
    if (isTooLarge || text.length > longestList) {
      return { sentence: `${name} ist zu gross für eine Liste. Kopiere daraus, was du brauchst.` };
    }
    if (text.trim() === '') return { sentence: `In ${name} steht kein Text.` };
    return { text, sentence: `${name} ist gelesen.` };
  } catch (error) {
    const reason =
      error instanceof TemplateError
        ? 'Die Word-Datei ist beschädigt oder zu gross. Nimm eine andere Kopie, oder füge den Text ein.'
        : 'Versuch es noch einmal, oder füge den Text ein.';
    return { sentence: `${name} konnte nicht gelesen werden: ${reason}` };
  }
}

async function textIn(bytes: Uint8Array, isDocument: boolean): Promise<string> {
  if (isDocument) return checkingEngine.ask('lines', bytes, []);
  // Windows writes plain text in a code of its own.
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
