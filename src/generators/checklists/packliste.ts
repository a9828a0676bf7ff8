import { defineChecklist } from './defineChecklist';

export const generator = defineChecklist({
  intro: 'Schick die Packliste mit der Lagerinfo an die Eltern.',
  fileName: 'Packliste.docx',
  options: `
Kästchen zum Abhaken  boxes headings
Kästchen hin und zurück  return headings boxes
Kontaktzeile für Fragen  questions
`,
  oneWay: ['45', 'Vor der Abreise'],
  usual: `
Zeltlager  1 2 3 4 5 6 7 8 9 10 11 12 13 15 16 17 18 19 20 21 24 25 45 26 27 29 30 31 32 33 34 44 35 36 38 40 42 43 46
Hauslager  1 2 3 4 5 6 7 8 9 10 12 13 15 17 18 20 24 45 26 27 29 30 31 32 33 34 44 35 36 38 40 42 43 46
Winterlager  1 2 3 4 6 7 8 10 11 12 13 15 17 18 20 24 45 26 27 29 30 31 33 44 35 36 38 40 42 43 46 +Schneehosen +Zweites +Winterschuhe +Helm
Weekend Zelt  1 2 3 4 6 7 8 10 11 12 13 18 19 20 21 24 25 45 26 30 31 32 33 34 44 38 40 42 43 46
Weekend Haus  1 2 3 4 6 7 8 10 12 13 17 18 20 24 45 26 29 30 31 32 33 34 44 38 40 42 43 46
`,
  content: `
# Kleider
1  Unterwäsche, frisch für jeden Tag
2  Socken für jeden Tag, auch aus Wolle
3  T-Shirts für jeden zweiten Tag
4  Zwei Paar lange Hosen, robust
5  Zwei Paar kurze Hosen, bequem
6  Faserpelz oder warmer Pullover
7  Regenjacke und Regenhosen, dicht
8  Pyjama oder Trainer zum Schlafen
9  Badekleid oder Badehose
10  Sonnenhut und Sonnenbrille
11  Mütze, Schal, bei Kälte Handschuhe
12  Pfadihemd und Krawatte
+  Schneehosen und Winterjacke, dicht
+  Zweites Paar Handschuhe, dicht
# Schuhe
13  Wanderschuhe, hoch und eingelaufen
15  Turnschuhe für Spiel und Sport
16  Gummistiefel für Regentage
17  Sandalen oder Hausschuhe
+  Winterschuhe, warm und dicht
# Schlafen
18  Schlafsack, warm bis etwa 5 °C
19  Mätteli, gut isolierend
20  Kleines Kissen oder Kuscheltier
+  Schlafsack, warm bis etwa 0 °C
+  Fixleintuch und Kissenbezug fürs Hauslager
# Essen und Trinken
21  Gamelle, Besteck und Becher, robust
24  Feldflasche, dicht, mindestens 1 Liter
25  Zwei Abtrocknungstücher und ein Stoffsack fürs Geschirr
45  Picknick für den ersten Tag
# Necessaire
26  Zahnbürste, Zahnpasta, Haarbürste
27  Seife und Shampoo, abbaubar
29  Badetuch und Waschlappen
30  Periodenprodukte, genügend
31  Sonnencreme mit hohem Schutzfaktor
32  Zecken- und Mückenschutz
+  Brille oder Kontaktlinsen, auch Ersatz
+  Taschentücher
# Ausrüstung  Ausrüstung  *
33  Stirnlampe und Ersatzbatterien
34  Sackmesser, mit Eltern abgesprochen
44  Grosser Rucksack fürs ganze Gepäck
35  Tagesrucksack mit Regenschutz
36  Wäschesack, Plastiksack für Nasses
+  Helm fürs Schlitteln und Skifahren
+  Schreibzeug und Adressen für Postkarten
+  Spiel, Buch oder Musikinstrument
# Dokumente, Medikamente und Geld
38  Krankenkassenkarte, Impfausweis (Kopie) und Notfallblatt, falls nicht abgegeben
40  Medikamente zum Abgeben, mit Name und Dosis; Notfallmedikamente sind immer beim Kind oder bei der Person, die es begleitet
41  Höchstens 30 Franken Sackgeld
+  SwissPass, wenn ein GA oder Verbundabo darauf ist
+  Identitätskarte oder Pass fürs Lager im Ausland
# Vor der Abreise
42  Anschreiben: alles, auch die Socken
43  Zu Hause lassen: Games, Energydrinks und feststehende Messer, auch das Handy (oder zu Beginn den Leitenden abgeben)
46  Nachschauen: Treffpunkt und Abfahrtszeit in der Lagerinfo
`,
});
