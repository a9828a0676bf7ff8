import { defineChecklist, poster } from './defineChecklist';

export const generator = defineChecklist({
  intro: 'Häng das Blatt dort auf, wo sich das Leitungsteam trifft.',
  fileName: 'Aufgaben_Tageschef.docx',
  counted: ['Aufgabe', 'Aufgaben'],
  options: `
Kästchen zum Abhaken  boxes
Kopf für Name, Datum, Wetter  header
${poster}
`,
  usual: `
Übliche Auswahl  1 3 4 6 7 8 9 15 16 12 13 14
`,
  content: `
# Am Vorabend
1  Den Ablauf und das Material am Höck des Vorabends durchgehen
2  Die Aufsicht für die Mittagsruhe und die freie Zeit einteilen
# Am Morgen
3  Den Wetterbericht, die Unwetterwarnungen und die Gefahrenstufen (naturgefahren.ch) prüfen und wenn nötig auf Plan B umstellen
4  Das Lager wecken und beim Antreten das Programm des Tages vorstellen
6  Die Ämtli genau erklären und nachher kontrollieren
+  Das Lawinenbulletin (slf.ch) lesen und Dächer auf Schneelast und Eiszapfen prüfen
+  Die Kranken besuchen und mit der Lagerleitung absprechen, wer bei ihnen bleibt
# Tagsüber  Tagsüber  *
7  Den Zeitplan einhalten und Änderungen früh mit der Küche absprechen
8  Die Teilnehmenden bei jedem Antreten und nach jedem Ortswechsel zählen und die Anwesenheit festhalten
9  Die kleine Apotheke, die Notfallblätter und ein geladenes Handy auf jeden Ausflug mitgeben; Notfallmedikamente sind immer beim Kind oder bei der Person, die es begleitet
15  Die Abgabe der Medikamente zu den abgemachten Zeiten sicherstellen
+  Die erste Ansprechperson für Teilnehmende, Leitende und Besuch sein
+  Bei Hitze an Wasser, Hut, Sonnencreme und Schatten erinnern
# Am Abend
16  Die Abendtoilette und die Zeckenkontrolle sicherstellen
12  Die Nachtruhe ansagen und prüfen, ob Feuer gelöscht und Werkzeug eingeschlossen sind
13  Den Tag am Höck auswerten, Offenes den nächsten Tageschefs übergeben
14  Das Notfalltelefon der Nachtwache übergeben und prüfen, ob der Schlüssel des Notfallautos am Platz ist
+  Die Abendtoilette sicherstellen
`,
});
