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
missing-sign  Ein Teil, der sich wiederholt oder wegfallen kann, beginnt oder endet so nicht: Statt {$1} muss hier {$2} stehen.
loop-in-itself  Diese Schleife oder Bedingung steht in sich selbst, und alles käme viel zu oft: {#$1}. Lösche das innere Paar.
condition-as-text  Diese Bedingung hat keinen Text: {$1}. Schreibe {#$1} davor und {/$1} danach.
loop-as-text  Diese Liste braucht einen Anfang und ein Ende: {$1}. Schreibe {#$1} davor und {/$1} danach.
list-in-itself  Hier steht die Liste statt der Text eines Eintrags: {$1}. Schreibe {$2}.
wrong-loop  Dieses Feld steht nicht in seiner Schleife: {$1}. Verschiebe es dorthin, etwa zwischen {#$2} und {/$2}; fehlen diese beiden, setze sie wie in der Originalvorlage. Sonst lösche es.
wrong-loop.header  Dieses Feld gehört zu jedem Eintrag einer Liste im Text und kann hier nicht stehen: {$1}. Lösche es.
unknown-tag  Das Feld {$1} gibt es nicht. Lösche es oder kopiere eines von der Seite «Vorlagen gestalten».
unknown-loop  Diese Schleife oder Bedingung gibt es nicht: {$2$1}. Lösche {$2$1} und {/$1}, oder kopiere beide von der Seite «Vorlagen gestalten».
unknown-tag.near  Das Feld {$1} gibt es nicht. Meintest du {$2}?
unknown-tag.pair  Das Feld {$3$1} gibt es nicht. Meintest du {$3$2} und {/$2}?
page-number  Die Seitenzahl macht Word selber (Einfügen, Seitenzahl). Nicht ausgefüllt wird {$1}.
invisible-character  Im Feld {$1} steckt ein unsichtbares Zeichen. Lösche es und tippe {$1} neu.
odd-sign  Dieses Feld beginnt mit einem falschen Zeichen, auch wenn es fast gleich aussieht: {$1}. Tippe {$2} neu.
`;
