import { defineChecklist, rules } from './defineChecklist';

export const generator = defineChecklist({
  intro: 'Besprich das Dokument mit den Teilnehmenden.',
  fileName: 'Regeln_an_Aktivitäten.docx',
  counted: rules,
  options: `
Unterschriften von TN und Eltern  signatures
`,
  content: `
# Kommen und Gehen
1  Ich bin pünktlich am Treffpunkt.
2  Ich melde mich bis zum Abmeldeschluss ab, wenn ich nicht kommen kann.
3  Ich verlasse die Gruppe nur mit Erlaubnis einer Leitungsperson.
4  Mich holen nur Personen ab, die meine Eltern angekündigt haben.
+  Ich gehe nur dann allein nach Hause, wenn meine Eltern das mit den Leitenden abgemacht haben.
# Kleider und Ausrüstung
5  Ich komme mit Krawatte an jede Aktivität.
6  Ich ziehe Kleider an, die zum Wetter passen und schmutzig werden dürfen.
7  Ich trage feste Schuhe, für Wanderungen gut eingelaufene.
8  Ich bringe Trinkflasche und Zvieri mit.
9  Ich schreibe meine Sachen mit Vor- und Nachnamen an.
# Miteinander  Miteinander  *
10  Ich höre zu, wenn eine Leitungsperson etwas erklärt.
11  Ich lasse andere ausreden, auch wenn ich anderer Meinung bin.
12  Ich helfe, wenn jemand Hilfe braucht.
13  Ich teile und lasse alle mitmachen.
14  Ich hole Leitende, wenn jemand geplagt oder ausgeschlossen wird.
33  Ich sage «Stopp», wenn es mir zu weit geht, und höre sofort auf, wenn jemand «Stopp» sagt.
15  Tue ich jemandem weh, entschuldige ich mich und mache es wieder gut.
+  Mit wem kann ich reden? Mit jeder Leitungsperson oder mit der Nummer 147.
# Unterwegs
16  Ich bleibe zwischen den Leitenden, die zuvorderst und zuhinterst gehen.
17  Ich überquere die Strasse erst, wenn eine Leitungsperson das Zeichen gibt.
18  Ich halte im Zug den Durchgang frei und die Schuhe von den Sitzen fern.
20  Ich rede in Zug und Bus leise.
21  Ich melde beim Umsteigen sofort, wenn jemand oder etwas fehlt.
+  Ich trage auf Velo, Schlitten und Ski immer einen Helm.
# Gelände und Natur
22  Ich bleibe in den Grenzen, die mir die Leitenden gezeigt haben.
23  Ich gehe nicht durch Felder und lasse Tiere in Ruhe.
24  Ich nehme nur Holz vom Boden und schnitze nie an lebenden Bäumen.
25  Ich nehme allen Abfall wieder mit.
# Sicherheit
26  Ich mache Feuer nur mit Leitenden.
27  Ich schnitze im Sitzen, vom Körper weg und mit einer Armlänge Abstand.
28  Ich gehe nur ins Wasser, wenn eine dafür ausgebildete Person es erlaubt und aufpasst.
29  Ich sage Leitenden sofort, wenn mir etwas wehtut oder Sorgen macht.
# Handy, Wertsachen und Suchtmittel
34  Ich lasse das Handy zu Hause oder gebe es zu Beginn den Leitenden ab.
31  Ich lasse Games und Wertsachen zu Hause.
32  Ich verzichte auf Alkohol, Drogen, Energydrinks und Nikotin, auch auf Vapes und Snus.
`,
});
