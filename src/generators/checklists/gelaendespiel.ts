import { defineChecklist, poster, rules } from './defineChecklist';

export const generator = defineChecklist({
  intro: 'Geh das Blatt vor dem Start mit allen durch.',
  fileName: 'Regeln_Geländespiel.docx',
  counted: rules,
  options: `
Kopf für Spielfeld, Zeiten, Signale  header
${poster}
`,
  content: `
# Spielfeld
1  Das Gelände ist erlaubt; die Leitenden haben es abgesucht und gesichert.
2  Alle bleiben in den Grenzen, die ihnen die Leitenden gezeigt haben.
3  Niemand betritt Strassen, Gleise, Gewässer, Äcker oder Wildruhezonen, und niemand klettert auf Bäume, Felsen oder Hochsitze.
+  Alle halten Abstand zu weidenden Kühen und schliessen jedes Weidetor hinter sich.
# Spielregeln  Spielregeln  *
4  Die Leitenden erklären vor dem Start die Spieldauer und die Bedeutung aller Signale.
5  Alle tragen ihr Lebensbändeli gut sichtbar am Arm, nie um den Hals, und holen ein neues nur bei der eigenen Basis.
6  Niemand kämpft oder fängt in den markierten Schutzzonen.
# Körperkontakt
7  Alle legen vor dem Spiel Schmuck, Uhren und Krawatten ab und binden Brillen fest.
8  Niemand schlägt, tritt oder reisst an Haaren oder Kleidern.
9  Alle hören sofort auf, wenn jemand «Stopp» sagt.
# Sicherheit
10  Die Leitenden brechen das Spiel vor Gewitter, Sturm, Starkregen oder dichtem Nebel ab; spätestens beim ersten Donner sind alle in einem festen Gebäude oder Auto.
11  An einem Posten, den alle kennen, bleibt eine Leitungsperson mit Apotheke, Notfallblättern und geladenem Handy.
12  Alle haben das Gelände bei Tag gesehen und sind nachts mindestens zu dritt und mit Taschenlampe unterwegs.
13  Alle kommen beim Alarmsignal sofort zum Sammelplatz.
14  Das Spiel endet erst, wenn alle gezählt sind und das Material da ist.
+  Alle machen bei Hitze Pausen im Schatten und trinken Wasser.
+  Alle wärmen sich bei Kälte rechtzeitig auf und wechseln nasse Kleider.
`,
});
