import { type TemplateProblem, templateProblem } from '../templateProblem';
import { zipDirectory } from './zip';

/** Why bytes that are no whole Word file are none: what they seem to be, and what to do about it. */
export function notADocx(bytes: Uint8Array): TemplateProblem {
  return templateProblem('no-docx', {}, sentenceFor(bytes));
}

function sentenceFor(bytes: Uint8Array): string {
  if (bytes.length === 0) return 'Die Datei ist leer. Nimm eine andere Kopie.';
  const start = latin1(bytes.subarray(0, 512));
  if (start.startsWith('\xd0\xcf\x11\xe0')) return compoundFile(bytes);
  if (start.startsWith('PK')) return archive(bytes);
  const [, kind, advice] = byStart.find(([pattern]) => pattern.test(start)) ?? [];
  return kind
    ? noWord(kind, advice)
    : 'Die Datei ist keine Word-Datei (.docx). Wähle eine Datei, die in Word gespeichert wurde.';
}

/** What makes a template of it; what was typed is lost by it. */
export const saveAsDocx = 'Öffne sie und speichere sie als «Word-Dokument (.docx)».';

type Kind = readonly [pattern: RegExp, kind: string, advice?: string];

const byStart: readonly Kind[] = [
  [/^%PDF/, 'ein PDF', 'Öffne die Word-Datei, aus der es kommt.'],
  [
    /^(\x89PNG|\xff\xd8\xff|GIF8|BM|RIFF....WEBP)/s,
    'ein Bild',
    'Füge es in Word in die Vorlage ein.',
  ],
  [/^\{\\rtf/, 'eine RTF-Datei', saveAsDocx],
  [/^\s*<(!doctype html|html)/i, 'eine Webseite', 'Lade die Word-Datei noch einmal herunter.'],
];

const byName: readonly Kind[] = [
  [/^mimetype$/, 'eine OpenDocument-Datei (.odt)', saveAsDocx],
  [/^xl\//, 'eine Excel-Datei'],
  [/^ppt\//, 'eine PowerPoint-Datei'],
];

function noWord(kind: string, advice = ''): string {
  return `Die Datei ist ${kind}, keine Word-Datei (.docx). ${advice}`.trim();
}

// Old Word files and encrypted new ones come in the same wrapping.
function compoundFile(bytes: Uint8Array): string {
  const encrypted = latin1(bytes).includes('E\0n\0c\0r\0y\0p\0t\0e\0d\0P\0a\0c\0k\0a\0g\0e');
  if (!encrypted) return noWord('eine alte Word-Datei (.doc)', saveAsDocx);
  return 'Die Datei ist mit einem Passwort geschützt. Entferne es in Word (Datei, Informationen, Dokument schützen) und speichere sie neu.';
}

function archive(bytes: Uint8Array): string {
  const names = zipDirectory(bytes)?.map(({ name }) => name);
  if (!names && isZip64(bytes)) {
    return 'Die Datei ist so gepackt, wie es sonst nur sehr grosse sind (ZIP64). Öffne sie in Word und speichere sie neu.';
  }
  if (!names)
    return 'Die Datei ist abgeschnitten oder beschädigt. Nimm eine andere Kopie oder speichere sie in Word neu.';
  const [, kind, advice] = byName.find(([name]) => names.some((one) => name.test(one))) ?? [];
  if (kind) return noWord(kind, advice);
  if (names.some((name) => /^word\/document\d*\.xml$/.test(name))) {
    return 'Die Datei ist beschädigt. Nimm eine andere Kopie oder speichere sie in Word neu.';
  }
  if (names.some((name) => /\/word\/document\d*\.xml$/.test(name))) {
    return 'Die Datei ist eine entpackte Word-Datei, samt ihrem Ordner neu gepackt. Packe den Inhalt des Ordners, nicht den Ordner.';
  }
  if (names.includes('[Content_Types].xml'))
    return `Die Datei kommt aus einem Programm, das sie anders schreibt als Word. ${saveAsDocx}`;
  return noWord('ein ZIP-Archiv', 'Entpacke es und wähle die Word-Datei darin.');
}

// The record before the end of the directory (APPNOTE.TXT 4.3.15).
function isZip64(bytes: Uint8Array): boolean {
  return latin1(bytes).includes('PK\x06\x07');
}

function latin1(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes);
}
