/**
 * The German sentences about a template that cannot be opened or filled. Each says what is wrong, and what to do about
 * it. `fileFailure` leaves out what begins with «Technisch:», because leaders do not know the parts of a Word file.
 * `check.ts` holds the sentences that only the check uses.
 */
export const openingSentences = `
no-docx  $1
too-large  Die Datei ist zu gross (höchstens 20 MB, entpackt 100 MB, davon Text 20 MB). Verkleinere ihre Bilder: in Word «Bilder komprimieren».
too-much  In der Datei stecken zu viele Teile (mehr als $1). Kopiere ihren Inhalt in ein neues Dokument.
too-deep  In der Datei ist der Inhalt zu tief verschachtelt. Kopiere ihn in ein neues Dokument.
other-format.strict  Die Datei ist als «Strict Open XML» gespeichert. Speichere sie in Word als «Word-Dokument (.docx)».
other-format.prefix  Die Datei kommt aus einem Programm, das sie anders schreibt als Word. Öffne sie in Word oder LibreOffice und speichere sie als «Word-Dokument (.docx)».
missing-part  Die Datei ist beschädigt. Speichere sie in Word neu (.docx) oder nimm eine andere Kopie. Technisch: Es fehlt $1.
malformed-part  Die Datei ist beschädigt. Speichere sie in Word neu (.docx) oder nimm eine andere Kopie. Technisch: Nicht lesbar ist $1.
dangling-relationship  Die Datei ist beschädigt. Speichere sie in Word neu (.docx) oder nimm eine andere Kopie. Technisch: Ein Verweis führt zum fehlenden $1.
unreadable  Word-Vorlage nicht lesbar. Vergleiche sie mit der Originalvorlage.
unreadable.tag  Word-Vorlage nicht lesbar bei {$1}. Vergleiche die Stelle mit der Originalvorlage.
unclosed-tag  Bei «{$1» fehlt die schliessende Klammer }. Ergänze sie.
unopened-tag  Bei «$1}» fehlt die öffnende Klammer {. Ergänze sie.
braces-in-text  In geschweiften Klammern stehen nur Felder. Soll «$1» eines sein, kopiere es von der Seite «Vorlagen gestalten»; sonst nimm runde Klammern.
braces-in-text.blank  Meintest du {$1}? In einem Feld steht kein Leerschlag.
braces-in-text.empty  Die Klammern {} sind leer. Lösche sie oder schreibe ein Feld hinein.
missing-sign  Statt {$1} muss hier {$2} stehen: So beginnt und endet der Teil, der sich wiederholt oder wegfallen kann.
loop-in-itself  {#$1} steht noch einmal zwischen {#$1} und {/$1}: Alles käme viel zu oft. Lösche das innere Paar.
condition-as-text  {$1} ist eine Bedingung und hat keinen Text. Schreibe {#$1} davor und {/$1} danach.
loop-as-text  {$1} ist eine Liste. Schreibe {#$1} davor und {/$1} danach.
list-in-itself  {$1} ist die Liste, in der es steht. Den Text eines Eintrags füllt {$2}: Schreibe {$2}.
wrong-loop  {$1} gibt es nur in seiner Schleife, etwa zwischen {#$2} und {/$2}. Verschiebe es dorthin; fehlen diese beiden, setze sie wie in der Originalvorlage. Sonst lösche es.
wrong-loop.header  {$1} gehört zu jedem Eintrag einer Liste im Text und kann hier nicht stehen. Lösche es.
unknown-tag  Das Feld {$1} gibt es nicht. Lösche es oder kopiere eines von der Seite «Vorlagen gestalten».
unknown-loop  {$2$1} gibt es nicht. Lösche es und {/$1}, oder kopiere beide von der Seite «Vorlagen gestalten».
unknown-tag.near  Das Feld {$1} gibt es nicht. Meintest du {$2}?
unknown-tag.pair  Das Feld {$3$1} gibt es nicht. Meintest du {$3$2} und {/$2}?
page-number  {$1} wird nicht ausgefüllt. Die Seitenzahl macht Word selber: Einfügen, Seitenzahl.
invisible-character  Im Feld {$1} steckt ein unsichtbares Zeichen. Lösche es und tippe {$1} neu.
odd-sign  In {$1} ist das erste Zeichen falsch, auch wenn es fast gleich aussieht. Tippe {$2} neu.
`;
