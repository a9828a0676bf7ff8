import { templateProblem } from '../templateProblem';
import { zipDirectory } from './zip';

/** What makes a template of it; what was typed is lost by it. */
export const saveAsDocx = 'Öffne sie und speichere sie als «Word-Dokument (.docx)».';

// By the bytes of a file, or of a whole ZIP by the names of what is in it; the first that fits says what it is.
// Old Word files and encrypted new ones come in the same wrapping. A ZIP64 has a record of its own that begins with
// PK, 6 and 7 (APPNOTE.TXT 4.3.15).
const kinds = String.raw`
^$  Die Datei ist leer. Nimm eine andere Kopie.
^\xd0\xcf.\xe0.*E\0n\0c\0r\0y\0p\0t\0e\0d\0P\0a\0c\0k\0a\0g\0e  Die Datei ist mit einem Passwort geschützt. Entferne es in Word (Datei, Informationen, Dokument schützen) und speichere sie neu.
^\xd0\xcf.\xe0  Die Datei ist eine alte Word-Datei (.doc), keine Word-Datei (.docx). ${saveAsDocx}
^%PDF  Die Datei ist ein PDF, keine Word-Datei (.docx). Öffne die Word-Datei, aus der es kommt.
^(.PNG|\xff\xd8\xff|GIF8|BM|RIFF....WEBP)  Die Datei ist ein Bild, keine Word-Datei (.docx). Füge es in Word in die Vorlage ein.
^\{\\rtf  Die Datei ist eine RTF-Datei, keine Word-Datei (.docx). ${saveAsDocx}
^\s*<(!(doctype|DOCTYPE)\shtml|html|HTML)  Die Datei ist eine Webseite, keine Word-Datei (.docx). Lade die Word-Datei noch einmal herunter.
^PK.*PK\cF\cG  Die Datei ist so gepackt, wie es sonst nur sehr grosse sind (ZIP64). Öffne sie in Word und speichere sie neu.
^PK  Die Datei ist abgeschnitten oder beschädigt. Nimm eine andere Kopie oder speichere sie in Word neu.
^zip:.*\nmimetype\n  Die Datei ist eine OpenDocument-Datei (.odt), keine Word-Datei (.docx). ${saveAsDocx}
^zip:.*\nxl/  Die Datei ist eine Excel-Datei, keine Word-Datei (.docx).
^zip:.*\nppt/  Die Datei ist eine PowerPoint-Datei, keine Word-Datei (.docx).
^zip:.*\nword/document\d*\.xml\n  Die Datei ist beschädigt. Nimm eine andere Kopie oder speichere sie in Word neu.
^zip:.*/word/document\d*\.xml\n  Die Datei ist eine entpackte Word-Datei, samt ihrem Ordner neu gepackt. Packe den Inhalt des Ordners, nicht den Ordner.
^zip:.*\n\[Content_Types\]\.xml\n  Die Datei kommt aus einem Programm, das sie anders schreibt als Word. ${saveAsDocx}
^zip:  Die Datei ist ein ZIP-Archiv, keine Word-Datei (.docx). Entpacke es und wähle die Word-Datei darin.
^  Die Datei ist keine Word-Datei (.docx). Wähle eine Datei, die in Word gespeichert wurde.
`
  .trim()
  .split('\n')
  .map((line) => line.split('  '));

/** Why bytes that are no whole Word file are none: what they seem to be, and what to do about it. */
export function notADocx(bytes: Uint8Array) {
  const names = zipDirectory(bytes)?.map(({ name }) => `${name}\n`);
  const content = names ? ['zip:\n', ...names].join('') : new TextDecoder('latin1').decode(bytes);
  const [, sentence = ''] = kinds.find(([sign = '']) => new RegExp(sign, 's').test(content)) ?? [];
  return templateProblem('no-docx', {}, sentence);
}
