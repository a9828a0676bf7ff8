import { defineChecklist, poster, rules } from './defineChecklist';

export const generator = defineChecklist({
  intro: 'Nimm das Dokument an den nächsten Höck mit.',
  fileName: 'Regeln_Leitungsteam.docx',
  counted: rules,
  options: poster,
  content: `
# Regeln
1  Wir melden uns mindestens 3 Tage im Voraus ab und sorgen für Ersatz.
2  Wir bereiten uns anhand der Traktanden auf jeden Höck vor.
3  Wir kommen pünktlich und schreiben dem Team, wenn wir uns verspäten.
4  Wir lassen einander ausreden und bleiben beim Traktandum.
5  Wir lesen nach jedem Höck das Protokoll und erledigen unsere Aufgaben bis zum Termin.
6  Wir geben Rückmeldungen ehrlich, sachlich und wertschätzend.
7  Wir stehen gegen aussen gemeinsam zu unseren Entscheiden und behalten Vertrauliches für uns, ausser jemand ist in Gefahr.
8  Wir sprechen Konflikte früh und direkt an und holen wenn nötig die Abteilungsleitung oder eine neutrale Person dazu.
9  Wir beziehen Neue und Junge ein und geben ihnen eigene Aufgaben.
10  Wir danken einander nach jedem Anlass und feiern, was gelungen ist.
+  Wir beantworten Nachrichten des Teams innert 2 Tagen.
`,
});
