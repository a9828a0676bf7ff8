import { Unreachable } from '../../../browser/load';
import { TemplateError } from '../../../document/templateError';
import { readParagraphs } from '../../engine/engines';

const largestFile = 20 * 1024 * 1024;

/** More characters no list has: a field in which as many lines stand freezes Chromium 156 when it is emptied. */
export const longestList = 50_000;

/** The text of a file and a sentence about it; without a text the sentence says why. */
export type FoundText = { text?: string; sentence: string };

/** Reads a Word file, in a worker, or a file of plain text; rejects with nothing. */
export async function readListFile(file: File): Promise<FoundText> {
  const name = `«${file.name}»`;
  try {
    const begin = await file.slice(0, 4).text();
    const isDocument = begin === 'PK\u0003\u0004';
    const tooLong = {
      sentence: `${name} ist zu gross für eine Liste. Kopiere daraus, was du brauchst.`,
    };
    if (file.size > largestFile) return tooLong;
    if (!isDocument && isOther(begin, file.name)) {
      return {
        sentence: `${name} ist weder eine Word-Datei (.docx) noch eine Textdatei. Öffne sie, kopiere den Text und füge ihn hier ein.`,
      };
    }
    const text = isDocument ? await readParagraphs(file) : decoded(await file.arrayBuffer());
    if (text.length > longestList) return tooLong;
    if (text.trim() === '') return { sentence: `In ${name} steht kein Text.` };
    return { text, sentence: `${name} ist gelesen.` };
  } catch (error) {
    return { sentence: `${name} konnte nicht gelesen werden: ${reasonOf(error)}` };
  }
}

// PDF, pictures and Word before 2007 begin like this, and so does what a phone's camera makes.
function isOther(begin: string, name: string): boolean {
  return (
    /^(?:%PDF|\uFFFD|GIF8|RIFF|\{\\rt|Rar!)/.test(begin) ||
    /\.(?:docx?|pages|odt|rtf|pdf)$/i.test(name) ||
    begin.includes('\u0000')
  );
}

/** Windows writes plain text in a code of its own. */
function decoded(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof TemplateError) {
    return 'Die Word-Datei ist beschädigt oder zu gross. Nimm eine andere Kopie, oder füge den Text ein.';
  }
  console.error(error);
  return error instanceof Unreachable
    ? 'Die Verbindung fehlt. Versuch es noch einmal.'
    : 'Öffne sie noch einmal, oder füge den Text ein.';
}
