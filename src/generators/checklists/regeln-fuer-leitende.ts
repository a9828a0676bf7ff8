import { defineChecklist, rules } from './defineChecklist';

export const generator = defineChecklist({
  intro: 'Geh das Dokument vor der Abreise mit Leitenden und Küche durch.',
  fileName: 'Regeln_Leitende.docx',
  counted: rules,
  signatureCount: '12',
  options: `
Unterschriften von Leitenden und Küche  signatures
`,
  usual: `
Übliche Auswahl  1 2 3 6 8 19 10 11 12 13 14 18 15 20 16 17
`,
  content: `
# Vorbild und Präsenz
1  Wir leben den Teilnehmenden den Lagerpakt vor.
2  Wir benutzen das Handy im Programm nur für Organisation und Notfälle.
3  Wir sprechen freie Zeit und Besuch mit der Lagerleitung ab, damit genug Leitende da sind.
# Abend und Nacht
6  Wir bestimmen für jede Nacht eine nüchterne Nachtwache mit Notfalltelefon, die für die Teilnehmenden erreichbar ist.
7  Wir schlafen genug, um jederzeit sicher zu leiten und zu entscheiden.
+  Wir kommen jeden Abend pünktlich an den Höck.
# Alkohol, Rauchen und Drogen
8  Wir trinken Alkohol nie vor den Teilnehmenden und nur, wenn mindestens 2 Leitende nüchtern bleiben, eine Person davon mit Führerausweis.
19  Wir konsumieren nur, was wir in unserem Alter kaufen dürfen, und geben Wein und Bier nie an unter 16-Jährige, Spirituosen und Nikotin nie an unter 18-Jährige weiter.
10  Wir rauchen und vapen nur am abgemachten Ort, ausser Sichtweite der Teilnehmenden.
11  Wir verzichten auf illegale Drogen; wer es nicht tut, verlässt das Lager.
# Nähe, Distanz und Privatsphäre
12  Wir sind mit einzelnen Teilnehmenden nur dort allein, wo andere uns sehen können.
13  Wir duschen nie zusammen mit Teilnehmenden und ziehen uns getrennt von ihnen um.
14  Wir haben mit Teilnehmenden nie eine Liebesbeziehung oder Sex; Paare sind diskret.
18  Wir sprechen Grenzverletzungen an und melden sie der Vertrauensperson, der Lagerleitung oder der Pfadi-Helpline (0800 22 36 39).
# Medien und Social Media
15  Wir posten Fotos von Teilnehmenden nur, wenn sie und ihre Eltern einverstanden sind.
20  Wir sagen Medien nichts über einen Vorfall und posten nichts darüber.
# Medikamente und Notfall
16  Wir geben Medikamente nur ab, wenn wir dafür zuständig und die Eltern einverstanden sind; Notfallmedikamente sind immer beim Kind oder bei der Person, die es begleitet.
17  Wir helfen und alarmieren zuerst und rufen dann die Lagerleitung an.
+  Wir bestimmen für jeden Tag zwei nüchterne Personen, die das Notfallauto fahren können.
+  Wir lassen niemanden allein, der sich selbst verletzt oder nicht mehr leben will, und holen Hilfe: bei Lebensgefahr 144, sonst 147 oder die Pfadi-Helpline (0800 22 36 39).
`,
});
