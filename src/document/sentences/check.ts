import { createDiagnosticsOf, type Where } from '../diagnostic';
import { describePlace } from '../tags/describePlace';
import type { Stretch } from '../word/paragraphs';
import { openingSentences } from './opening';

// The sentences that only the check uses. `opening.ts` holds the sentences that opening and filling use, too.

// `openingSentences` ends with a line break. `errorSentences` follows, and therefore begins without a line break.
export const errorSentences = `other-template  Das ist die Vorlage von $1. Nimm sie dort.
unclosed-loop  Diese Schleife oder Bedingung wird nie geschlossen: {$2}. Ergänze {/$1} nach dem letzten Teil, oder lösche {$2}, wenn es überzählig ist.
unopened-loop  Dieses Ende hat keinen Anfang: {/$1}. Ergänze {#$1} davor oder lösche {/$1}.
wrong-end.crossed  Zwei Schleifen oder Bedingungen überkreuzen sich: {$2} beginnt vor {/$3} und endet erst danach. Vertausche {/$3} und {/$1}.
wrong-end  Anfang und Ende passen nicht zusammen: {$2} wird mit {/$3} geschlossen. Schreibe dort {/$1}.
split-block  Anfang und Ende stehen nicht am selben Ort (Tabelle, Fussnote, Textfeld, Inhaltssteuerelement, Link oder nachverfolgte Änderung): {$2} und {/$1}. Setze beide hinein, in einer Tabelle in dieselbe Zelle, oder das eine davor und das andere danach. Ein Inhaltssteuerelement entferne: Klick hinein, Rechtsklick, Inhaltssteuerelement entfernen. Der Text bleibt stehen.
loose-brace  Das Feld «$1» geht erst im nächsten Absatz zu Ende («$2»). Lösche den Umbruch oder die Initiale dazwischen.
section-break-inside  In einer Schleife steht ein Abschnittswechsel (Spalten, Querformat, eine andere Kopfzeile oder in LibreOffice eine andere Seitenvorlage). Er käme bei jeder Wiederholung wieder. Setze ihn vor {#$1} oder nach {/$1}. Soll jeder Eintrag eine Seite beginnen, lösche ihn und gib dem ersten Absatz «Seitenumbruch oberhalb» (Rechtsklick, Absatz, Zeilen- und Seitenumbruch).
unreachable-tag  Dieses Feld steht nicht im Text und wird nicht ausgefüllt: {$1}. Es ist in der Adresse oder im Hinweis eines Links, in einer Feldfunktion, Gleichung oder Endnote, in einem Alternativtext, Wasserzeichen oder Diagramm. Lösche es dort, einen Link ganz, und tippe das Feld mit gewöhnlichen Klammern in einen Absatz.
wrong-brackets  Bei «$1» stimmen die Klammern nicht. Schreibe {$2}.
no-fields  In dieser Vorlage steht kein Feld: Jedes Dokument sähe gleich aus. Ist sie ein Briefkopf, wähle sie bei «Briefkopf wählen». Sonst tippe Felder in geschweiften Klammern, wie in der Originalvorlage.
`;

const warningSentences = `
unknown-option  Diese Wünsche der Seite ändern hier nichts: $1. Hole die Teile aus der Originalvorlage, wenn ihr sie braucht; sonst lösche, was nur wegen ihnen noch dasteht.
unknown-option.1  Dieser Wunsch der Seite ändert hier nichts: $1. Hole den Teil aus der Originalvorlage, wenn ihr ihn braucht; sonst lösche, was nur wegen ihm noch dasteht.
foreign-option  Dieser Wunsch gehört zu einem andern Dokument: {#$1}. Was bis {/$1} steht, kommt hier nie. Lösche diese zwei Zeilen, damit es immer kommt, oder lösche auch, was dazwischensteht.
twice  Doppelt im Dokument: $1. Lösche die eine Stelle, mit allem, was zu ihr gehört. Soll ein Wunsch entscheiden, welche kommt, setze jede zwischen die Zeilen des Wunsches, wie in der Originalvorlage. Willst du es doppelt, ist das in Ordnung.
twice.under  $2 steht doppelt im Dokument: $1. Lösche die eine Stelle, mit allem, was zu ihr gehört. Soll ein Wunsch entscheiden, welche kommt, setze jede zwischen die Zeilen des Wunsches, wie in der Originalvorlage. Willst du es doppelt, ist das in Ordnung.
repeated  Kommt mit jedem Eintrag wieder: $1. Soll es nur einmal kommen, setze es über den Anfang der Schleife oder unter ihr Ende; sonst ist das in Ordnung.
repeated.under  $2 kommt mit jedem Eintrag wieder: $1. Soll es nur einmal kommen, setze es über den Anfang der Schleife oder unter ihr Ende; sonst ist das in Ordnung.
lacking  Im Dokument fehlt oder steht weniger oft als im Original: $1. Vergleiche die Stelle mit der Originalvorlage. Lässt du es absichtlich weg, ist das in Ordnung.
lacking.under  $2 fehlt oder steht weniger oft als im Original: $1. Vergleiche die Stelle mit der Originalvorlage. Lässt du es absichtlich weg, ist das in Ordnung.
lacking.inside  $2 fehlt oder steht weniger oft als im Original: $1. Steht es zwischen {#$3} und {/$3}, setze es davor oder danach (ein Strich oder Komma zwischen beiden bleibt darin); in einer Tabelle gehören {#$3} und {/$3} in dieselbe Zelle. Sonst hole den Teil von {^$3} bis {/$3} aus der Originalvorlage. Lässt du es absichtlich weg, ist das in Ordnung.
fixed-height.row  In einer Tabellenzeile mit fester Höhe steht {$1}: Was nicht hineinpasst, sieht niemand. Stelle «Mindestens» statt «Genau» ein (Rechtsklick, Tabelleneigenschaften, Zeile).
fixed-height.box  In einem Textfeld mit fester Höhe steht {$1}: Was nicht hineinpasst, sieht niemand. Lass es mit dem Text wachsen (Rechtsklick, Form formatieren, Layout und Eigenschaften, «Grösse der Form dem Text anpassen»).
fixed-height.list  In einem Textfeld mit fester Höhe steht eine Schleife mit {$1}: Was nicht hineinpasst, sieht niemand, und ein Textfeld geht nie auf der nächsten Seite weiter. Setze, was sich wiederholt, in gewöhnliche Absätze.
even-pages  Auf geraden Seiten (2, 4, …) fehlt, was am Rand der ungeraden steht: $1. Schreibe es auch dort in Kopf- und Fusszeile, oder nimm den Haken bei «Untersch. gerade ungerade Seiten» weg (Doppelklick in die Fusszeile). Soll es so sein, ist das in Ordnung.
empty-page  $1 bleibt eine Seite leer: Zwischen zwei Umbrüchen steht nichts, oder nach dem letzten kommt nichts mehr. Lösche einen Seitenumbruch, und gib dem ersten Absatz danach «Seitenumbruch oberhalb» (Rechtsklick, Absatz, Zeilen- und Seitenumbruch). Einen Abschnittswechsel setze in die letzte Zeile des Teils, der mit ihm wegfällt.
glued-loop  Mehrere Einträge kleben aneinander: Zwischen {/$1} und dem nächsten {#$1} trennt nichts. Setze jedes der beiden in einen eigenen Absatz, oder schreibe ein Komma und einen Abstand vor {/$1}. Soll in einer Tabelle jeder Eintrag eine Zeile füllen, setze {/$1} ans Ende ihrer letzten Zelle.
shared-line  Nicht jede Wiederholung sähe gleich aus, oder es bliebe eine leere Zeile: {$2$1} oder {/$1} hat keinen Absatz für sich. Setze beide je in einen eigenen Absatz (mit der Eingabetaste).
contents  Das Inhaltsverzeichnis stimmt erst, wenn es jemand im fertigen Dokument aktualisiert (Rechtsklick darauf, Felder aktualisieren).
comments  In der Datei stehen $1 Kommentare$2. Alle bekommen das mit jedem Dokument. Lösche sie in Word (Überprüfen, Löschen).
comments.1  In der Datei steht ein Kommentar$2. Alle bekommen das mit jedem Dokument. Lösche ihn in Word (Überprüfen, Löschen).
tracked-changes  In der Datei stehen $1 nachverfolgte Änderungen$2. Alle bekommen das mit jedem Dokument. Nimm sie in Word an (Überprüfen, Annehmen).
tracked-changes.1  In der Datei steht eine nachverfolgte Änderung$2. Alle bekommen das mit jedem Dokument. Nimm sie in Word an (Überprüfen, Annehmen).
names  In den Eigenschaften der Datei stehen $1. Alle bekommen das mit jedem Dokument. Entferne die Namen in Word (Datei, Informationen, Dokument prüfen).
names.1  In den Eigenschaften der Datei steht $1. Alle bekommen das mit jedem Dokument. Entferne den Namen in Word (Datei, Informationen, Dokument prüfen).
active  In der Datei steckt, was beim Öffnen etwas ausführt, von aussen holt oder nur bei dir da ist: $1. Es kommt in kein Dokument; von einer Feldfunktion bleibt der Text, den sie jetzt zeigt.
tracking  In der Datei ist «Änderungen nachverfolgen» eingeschaltet, und so ist es in jedem Dokument. Schalte es aus (Überprüfen, Nachverfolgung).
page-colour  Die Seite hat eine Farbe. Word druckt sie nicht: Helle Schrift darauf ist auf dem Papier nicht zu sehen. Nimm die Seitenfarbe weg (Entwurf, Seitenfarbe), und färbe stattdessen Absätze oder Zellen.
protected  Die Datei ist vor Änderungen geschützt oder als abgeschlossen markiert, und so wird es jedes Dokument. Hebe das in Word auf (Datei, Informationen, Dokument schützen).
large-picture  Ein Bild ist $1 MB gross, und so gross wird jedes Dokument. Verkleinere es in Word (Bildformat, Bilder komprimieren).
hidden  Dieses Feld ist ausgeblendet und fehlt auf dem Papier: {$1}. Markiere es, und nimm in Start, Schriftart «Ausgeblendet» weg.
`;

const changeSentences = `
older  Diese Vorlage stammt wohl aus einer älteren Originalvorlage. Sie druckt nicht, was das Original heute druckt: $1. Lade die Originalvorlage neu herunter und gestalte sie um, oder hole von dort die Stellen, die ihr braucht. Fehlt das alles mit Absicht, ist es in Ordnung.
gone  Weg: $1.
gone.under  $2 fehlt: $1.
fewer  Weniger oft als im Original: $1.
again  Noch einmal: $1.
again.under  $2 kommt noch einmal: $1.
new  Neu: $1.
new.under  $2 kommt dazu: $1.
sign  Bei jedem Eintrag steht neu: $1. Willst du es so, ist das in Ordnung; sonst lösche es. Punkte vor den Einträgen macht in Word die Formatvorlage, Nummern macht das Feld {number}.
sign.under  $2 steht bei jedem Eintrag neu: $1. Willst du es so, ist das in Ordnung; sonst lösche es. Punkte vor den Einträgen macht in Word die Formatvorlage, Nummern macht das Feld {number}.
`;

const makeDiagnostic = createDiagnosticsOf({
  error: `${openingSentences}${errorSentences}`,
  warning: warningSentences,
  change: changeSentences,
});

type CheckName = Parameters<typeof makeDiagnostic>[0];

/** Makes a diagnostic of the check. `place` is `{}` for a diagnostic about the whole file. */
export function checkDiagnostic(
  name: CheckName,
  place: Stretch | Where,
  ...words: Parameters<typeof makeDiagnostic>[2][]
) {
  return makeDiagnostic(name, 'paragraph' in place ? describePlace(place) : place, ...words);
}

/** Returns an array with one diagnostic about all `things`. The array is empty when `things` is empty. */
export function diagnosticsAbout(name: CheckName, things: readonly string[]) {
  return things.length > 0 ? [makeDiagnostic(name, {}, things)] : [];
}
