import { openingDiagnostic } from '../diagnostic';
import { tableRows } from '../xml/tree';
import { readZipDirectory } from './zip';

const saveAsDocx = 'Öffne sie in Word und speichere sie als «Word-Dokument (.docx)».';
const saveAsXlsx =
  'Speichere sie in Excel als «Excel-Arbeitsmappe (.xlsx)», mit der Liste auf dem vordersten Blatt. So nimmt sie «Datei öffnen».';
const damaged =
  'Die Datei ist beschädigt. Speichere sie in Word neu (.docx) oder nimm eine andere Kopie.';
const copyText = 'Kopierten Text daraus nimmt «Liste einfügen».';
const plainTextSentence = 'Die Datei ist reiner Text, keine Word-Datei (.docx).';

// Each line holds a pattern, and the sentence for a file that matches the pattern. The first match counts. A whole ZIP
// is matched by the names of its entries: `zip:\nmimetype\ncontent.xml\n`. Any other file is matched by its bytes.
// - `\xd0\xcf.\xe0`: Compound File Binary, the format of old Office files and of encrypted new ones. This format writes
//   names in UTF-16, with `\0` after each letter.
// - `.PNG`: The first byte of a PNG is `\x89`, which browsers decode as `‰` and Node 20 as `\x89`.
// - `PK\cF\cG`: a record that only a ZIP64 has (APPNOTE.TXT 4.3.15)
const kinds = tableRows(
  String.raw`
^$  Die Datei ist leer. Nimm eine andere Kopie.
^\xd0\xcf.\xe0.*E\0n\0c\0r\0y\0p\0t\0e\0d\0P\0a\0c\0k\0a\0g\0e  Die Datei ist mit einem Passwort geschützt. Entferne es in Word oder Excel (Datei, Informationen, Dokument schützen) und speichere sie neu.
^\xd0\xcf.\xe0.*W\0o\0r\0d\0D\0o\0c\0u\0m  Die Datei ist eine alte Word-Datei (.doc), keine Word-Datei (.docx). ${saveAsDocx} ${copyText}
^\xd0\xcf.\xe0.*[Bb]\0o\0o\0k\0  Die Datei ist eine alte Excel-Datei (.xls), keine Word-Datei (.docx). ${saveAsXlsx} ${copyText}
^\xd0\xcf.\xe0  Die Datei ist von einem alten Office-Programm, keine Word-Datei (.docx). ${copyText}
^.{0,1000}%PDF-  Die Datei ist ein PDF, keine Word-Datei (.docx). Öffne die Word-Datei, aus der es kommt. ${copyText}
^(.PNG|\xff\xd8\xff|GIF8|BM....\0\0\0\0|RIFF....WEBP|II\*\0|MM\0\*|....ftyp(hei|hev|mif|avif)|(<\?xml.{0,300})?<svg)  Die Datei ist ein Bild, keine Word-Datei (.docx). Als Logo füge es in Word in die Kopfzeile ein; eine Liste darauf tippe bei «Liste einfügen» ab.
^\{\\rtf  Die Datei ist eine RTF-Datei, keine Word-Datei (.docx). ${saveAsDocx} ${copyText}
^\s*<(!(doctype|DOCTYPE)\shtml|html|HTML)  Die Datei ist eine Webseite, keine Word-Datei (.docx). Lade die Word-Datei noch einmal herunter. ${copyText}
^(\xef\xbb\xbf)?\s*BEGIN:VCARD  Die Datei ist eine Visitenkarte (.vcf), keine Word-Datei (.docx). Kopiere Namen und Nummern und füge sie bei «Liste einfügen» ein: eine Person pro Zeile.
^PK\cC.*PK\cF\cG  Die Datei ist so gepackt, wie es sonst nur sehr grosse sind (ZIP64). Öffne sie in Word und speichere sie neu.
^PK[\cA-\cG]  ${damaged}
^zip:.*\nmimetype\n  Die Datei ist eine OpenDocument-Datei (.odt, .ods), keine Word-Datei (.docx). Speichere sie als Word- oder Excel-Datei (.docx, .xlsx). ${copyText}
^zip:.*\n(Index/|Index\.zip\n|index\.(xml|apxl)(\.gz)?\n)  Die Datei kommt aus Pages, Numbers oder Keynote, keine Word-Datei (.docx). Exportiere sie dort als Word- oder Excel-Datei. ${copyText}
^zip:.*\nxl/  Die Datei ist eine Excel-Datei, keine Word-Datei (.docx). ${saveAsXlsx} ${copyText}
^zip:.*\nppt/  Die Datei ist eine PowerPoint-Datei, keine Word-Datei (.docx). ${copyText}
^zip:.*\nword/document\d*\.xml\n  ${damaged}
^zip:.*/word/document\d*\.xml\n  Die Datei ist eine entpackte Word-Datei, samt ihrem Ordner neu gepackt. Packe den Inhalt des Ordners, nicht den Ordner.
^zip:.*\n\[Content_Types\]\.xml\n  Die Datei kommt aus einem Programm, das sie anders schreibt als Word. ${saveAsDocx}
^zip:  Die Datei ist ein ZIP-Archiv, keine Word-Datei (.docx). Entpacke es und wähle die Word-Datei darin.
^(\xff\xfe|\xfe\xff|[^\0-\x08\x0e-\x1a\x1c-\x1f]*$)  ${plainTextSentence} Eine Liste oder Personen daraus nimmt «Datei öffnen».
^  Die Datei ist keine Word-Datei (.docx). Wähle eine Datei, die in Word gespeichert wurde.
`,
  '  ',
);

/**
 * Returns the error `no-docx` for bytes that are no whole Word file. The sentence of the error says what the file seems
 * to be, and what a user can do with the file.
 */
export function noDocxError(bytes: Uint8Array) {
  return openingDiagnostic('no-docx', {}, sentenceOf(bytes));
}

function sentenceOf(bytes: Uint8Array) {
  const names = readZipDirectory(bytes)?.map(({ name }) => `${name}\n`);
  const content = names ? ['zip:\n', ...names].join('') : new TextDecoder('latin1').decode(bytes);
  return kinds.find(([pattern = '']) => new RegExp(pattern, 's').test(content))?.[1] ?? '';
}

/**
 * The text of a plain text file in UTF-8, UTF-16 with a byte order mark, or Windows-1252. For any other file, the
 * result is undefined.
 */
export function decodeText(bytes: Uint8Array) {
  if (!sentenceOf(bytes).startsWith(plainTextSentence)) return;
  const byteOrderMark = new TextDecoder('latin1').decode(bytes.subarray(0, 2));
  if (byteOrderMark === 'ÿþ') return new TextDecoder('utf-16le').decode(bytes);
  if (byteOrderMark === 'þÿ') return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Older programs of Windows save plain text in Windows-1252.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
