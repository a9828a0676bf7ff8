import { defineChecklist, poster, rules } from './defineChecklist';

export const generator = defineChecklist({
  intro: 'Zehn bis fünfzehn Regeln genügen. Ergänze sie am ersten Tag mit den TN.',
  fileName: 'Lagerpakt.docx',
  counted: rules,
  signatureCount: '24',
  options: `
Mit Unterschriften  signatures
${poster}
`,
  usual: `
Zeltlager  47 3 10 12 52 48 49 17 18 50 28 34 37 40 43
Hauslager  47 3 10 12 52 48 17 50 28 34 37 40 43
`,
  content: `
# Miteinander
1  Wir lassen einander ausreden und reden freundlich miteinander.
47  Wir hören sofort auf, wenn jemand «Stopp» sagt.
3  Wir plagen niemanden, schliessen niemanden aus und holen eine Leitungsperson, wenn das jemandem passiert.
4  Wir helfen einander, ohne dass jemand darum bitten muss.
5  Wir fragen, bevor wir Sachen von anderen benutzen.
6  Wir lösen Streit mit Worten und holen Leitende, wenn das nicht reicht.
+  Was passiert, wenn jemand eine Regel bricht? Wir reden darüber und machen es wieder gut.
+  Mit wem kann ich reden? Mit jeder Leitungsperson, auch in der Nacht, oder mit der Nummer 147; wer anrufen will, bekommt jederzeit und ohne Fragen ein Handy.
# Tagesablauf und Nachtruhe
7  Wir stehen gleich nach der Tagwache auf.
8  Wir kommen pünktlich und mit Krawatte zum Antreten.
9  Wir ruhen uns in der Mittagsruhe aus oder spielen leise.
10  Wir sind vom Beginn der Nachtruhe bis zur Tagwache still.
11  Wir schlafen jede Nacht am eigenen Schlafplatz.
12  Wir wecken nachts eine Leitungsperson, wenn wir Angst, Schmerzen oder Heimweh haben.
# Lagergelände und Wasser
13  Wir bleiben in den Grenzen, die uns die Leitenden gezeigt haben, weg von Strassen, Gewässern und fremdem Land.
52  Wir verlassen das Gelände nur mit Erlaubnis einer Leitungsperson und sind ohne Leitende mindestens zu dritt; auf der Wolfsstufe kommen immer Leitende mit.
48  Wir kommen beim Alarmsignal sofort zum Sammelplatz.
49  Wir gehen nur ins Wasser, wenn eine dafür ausgebildete Person es erlaubt und aufpasst.
16  Wir holen eine Leitungsperson, wenn Besuch oder Fremde aufs Lagergelände kommen.
17  Wir tragen im Freien immer Schuhe, auch auf kurzen Wegen.
+  Wir verlassen das Gelände nur zusammen mit einer Leitungsperson.
+  Wir schlitteln nur mit Helm und nur dort, wo die Leitenden es erlauben.
+  Wir bleiben weg von Dächern, von denen Schnee oder Eis fallen kann.
+  Wir bleiben weg von zugefrorenen Gewässern.
# Zelte und Privatsphäre  Schlafplätze und Privatsphäre
18  Wir gehen zwischen den Zelten langsam und achten auf die Zeltschnüre.
19  Wir halten Feuer, Essen und schmutzige Schuhe vom Schlafplatz fern.
20  Wir warten auf ein «Herein», bevor wir zum Schlafplatz anderer gehen.
50  Wir schauen niemandem beim Umziehen, Duschen oder auf dem WC zu.
22  Wir machen beim Schlafen, Waschen und Umziehen nie Fotos oder Videos.
+  Wir tragen im Haus Hausschuhe und halten die Fluchtwege frei.
# Hygiene und Gesundheit
23  Wir waschen die Hände vor dem Essen und nach dem WC mit Seife.
24  Wir putzen die Zähne am Morgen und am Abend und waschen oder duschen uns jeden Tag.
26  Wir suchen jeden Abend am eigenen Körper nach Zecken; wer will, bekommt Hilfe dabei.
27  Wir trinken in jeder Pause Wasser und füllen die Flaschen wieder auf.
28  Wir sagen Leitenden sofort, wenn uns etwas wehtut oder Sorgen macht.
51  Wir geben unsere Medikamente den Leitenden ab; was im Notfall sofort nötig ist, tragen wir selbst oder unsere Begleitperson.
+  Wir tragen an der Sonne einen Hut und cremen uns ein.
# Essen und Küche
29  Wir betreten die Küche nur für ein Ämtli und mit sauberen Händen.
30  Wir schöpfen nur so viel, wie wir essen können.
31  Wir fangen erst an zu essen, wenn alle geschöpft haben.
32  Wir waschen unser Geschirr nach jeder Mahlzeit selbst ab.
33  Wir geben Fresspäckli bei der Küche ab und teilen den Inhalt.
# Feuer
34  Wir machen Feuer nur mit Leitenden und nur an der Feuerstelle.
35  Wir gehen rund ums Feuer langsam und spielen anderswo.
36  Wir lassen das Feuer nie allein: Jemand bleibt, bis es mit viel Wasser gelöscht und die Asche kalt ist.
# Sackmesser und Werkzeug
37  Wir schnitzen im Sitzen, vom Körper weg und mit einer Armlänge Abstand.
38  Wir klappen das Sackmesser zu, bevor wir aufstehen oder es weitergeben.
39  Wir benutzen Axt, Beil und Säge nur, wenn eine Leitungsperson dabei ist.
# Handy, Wertsachen und Suchtmittel
40  Wir lassen das Handy zu Hause oder geben es zu Beginn den Leitenden ab.
41  Wir verschicken und posten keine Fotos von anderen.
42  Wir lassen Geld und Wertsachen nie offen herumliegen.
43  Wir verzichten auf Alkohol, Drogen, Energydrinks und Nikotin, auch auf Vapes und Snus.
# Natur und Abfall
45  Wir lassen Tiere in Ruhe und sammeln nur Holz, das am Boden liegt.
46  Wir werfen nichts auf den Boden und trennen den Abfall.
+  Wir halten Abstand zu weidenden Kühen und schliessen jedes Weidetor hinter uns.
`,
});
