import { type TemplateProblem, templateProblem } from '../templateProblem';
import { zipDirectory } from './zip';

/** What makes a template of it; what was typed is lost by it. */
export const saveAsDocx = 'Öffne sie und speichere sie als «Word-Dokument (.docx)».';

function noWord(kind: string, advice = '') {
  return `Die Datei ist ${kind}, keine Word-Datei (.docx). ${advice}`.trim();
}

// By the bytes of a file, or of a whole ZIP by the names of what is in it; the first that fits says what it is.
// Old Word files and encrypted new ones come in the same wrapping. A ZIP64 has a record of its own that begins with
// PK, 6 and 7 (APPNOTE.TXT 4.3.15).
const kinds: readonly (readonly [sign: RegExp, sentence: string])[] = [
  [/^$/, 'Die Datei ist leer. Nimm eine andere Kopie.'],
  [
    /^\xd0\xcf.\xe0.*E\0n\0c\0r\0y\0p\0t\0e\0d\0P\0a\0c\0k\0a\0g\0e/s,
    'Die Datei ist mit einem Passwort geschützt. Entferne es in Word (Datei, Informationen, Dokument schützen) und speichere sie neu.',
  ],
  [/^\xd0\xcf.\xe0/, noWord('eine alte Word-Datei (.doc)', saveAsDocx)],
  [/^%PDF/, noWord('ein PDF', 'Öffne die Word-Datei, aus der es kommt.')],
  [
    /^(.PNG|\xff\xd8\xff|GIF8|BM|RIFF....WEBP)/s,
    noWord('ein Bild', 'Füge es in Word in die Vorlage ein.'),
  ],
  [/^\{\\rtf/, noWord('eine RTF-Datei', saveAsDocx)],
  [
    /^\s*<(!doctype html|html)/i,
    noWord('eine Webseite', 'Lade die Word-Datei noch einmal herunter.'),
  ],
  [
    /^PK.*PK\cF\cG/s,
    'Die Datei ist so gepackt, wie es sonst nur sehr grosse sind (ZIP64). Öffne sie in Word und speichere sie neu.',
  ],
  [
    /^PK/,
    'Die Datei ist abgeschnitten oder beschädigt. Nimm eine andere Kopie oder speichere sie in Word neu.',
  ],
  [/^zip:.*^mimetype$/ms, noWord('eine OpenDocument-Datei (.odt)', saveAsDocx)],
  [/^zip:.*^xl\//ms, noWord('eine Excel-Datei')],
  [/^zip:.*^ppt\//ms, noWord('eine PowerPoint-Datei')],
  [
    /^zip:.*^word\/document\d*\.xml$/ms,
    'Die Datei ist beschädigt. Nimm eine andere Kopie oder speichere sie in Word neu.',
  ],
  [
    /^zip:.*\/word\/document\d*\.xml$/ms,
    'Die Datei ist eine entpackte Word-Datei, samt ihrem Ordner neu gepackt. Packe den Inhalt des Ordners, nicht den Ordner.',
  ],
  [
    /^zip:.*^\[Content_Types\]\.xml$/ms,
    `Die Datei kommt aus einem Programm, das sie anders schreibt als Word. ${saveAsDocx}`,
  ],
  [/^zip:/, noWord('ein ZIP-Archiv', 'Entpacke es und wähle die Word-Datei darin.')],
  [/^/, 'Die Datei ist keine Word-Datei (.docx). Wähle eine Datei, die in Word gespeichert wurde.'],
];

/** Why bytes that are no whole Word file are none: what they seem to be, and what to do about it. */
export function notADocx(bytes: Uint8Array): TemplateProblem {
  const names = zipDirectory(bytes)?.map(({ name }) => name);
  const content = names ? ['zip:', ...names].join('\n') : new TextDecoder('latin1').decode(bytes);
  const [, sentence = ''] = kinds.find(([sign]) => sign.test(content)) ?? [];
  return templateProblem('no-docx', {}, sentence);
}
