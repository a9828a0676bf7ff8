import { readGroups } from '../points';

// What groups call the points of a document, beside its own words. Of a group, `>` has other titles, and `+` words
// for what else belongs there.

const packliste = `
# Kleider
>  Kleidung | Bekleidung | Zum Anziehen | Kleidungsstücke | Anziehsachen | Garderobe
+  Jacke | Hose | Hemd | Handschuhe | Strumpfhosen | Kleid | Pulli | Shirt | Leggins | Verkleidung | Kostüm | Gurt | Halswärmer | Winterjacke | Daunenjacke | Skihosen | Velohosen | Kleider | Wechselkleider | Jeansjacke
1  Unterhosen | Unterhemden | Unterleibchen | Slips | Thermowäsche | Thermounterwäsche | Underwear
2  Socken | Strümpfe | Socks | Wandersocken | Sportsocken | Wollsocken
3  T-Shirts | Tshirts | Shirts | Leibchen | Trikots | Funktionsshirts | Sporttrikots
4  Lange Hosen | Hosen lang | Hosen | Jeans | Trekkinghosen | Wanderhosen
5  Kurze Hosen | Hosen kurz | Shorts | Turnhosen | Sporthosen
6  Pullover | Pulli | Faserpelz | Fleece | Fleecejacke | Faserpelzjacke | Hoodie | Sweatshirt | Softshell | Wollpullover
7  Regenjacke | Regenhosen | Regenschutz | Regenkleider | Regensachen | Pelerine | Regenkleidung | Regenzeug | Regenponcho | Poncho | Rain jacket | Wasserdichte Jacke | Wasserdichte Hosen
8  Pyjama | Pischi | Pijama | Schlafanzug | Nachthemd | Schlafzeug | Schlafkleid | Trainer | Trainingsanzug | Trainerhosen | Jogginghosen
9  Badehosen | Badekleid | Badeanzug | Badekleider | Badesachen | Bikini | Schwimmsachen | Swimwear
10  Sonnenhut | Sonnenbrille | Hut | Käppi | Tschäppi | Sonnenschutz (Sonnenhut, Sonnenbrille) | Chäppi | Cap | Dächlikappe | Kopfbedeckung | Schirmmütze | Sonnehuet
11  Mütze | Schal | Kappe | Halstuch | Buff | Wollmütze
12  Krawatte | Pfadihemd | Pfadiuniform | Uniform | Cevihemd | Foulard | Pfadikrawatte | Biberhalstuch | Wolfshemd
# Schuhe
>  Schuhwerk
+  Schuhe | Stiefel | Boots | Sohlen
13  Wanderschuhe | Bergschuhe | Trekkingschuhe | Gute feste Schuhe | Marschschuhe | Wanderstiefel | Festes Schuhwerk | Hiking boots | Feste Schuhe
15  Turnschuhe | Sportschuhe | Hallenschuhe | Sneakers | Laufschuhe | Joggingschuhe
16  Gummistiefel | Stiefel | Regenstiefel
17  Sandalen | Finken | Hausschuhe | Hüttenfinken | Crocs | Badelatschen | Flip-Flops | Flipflops | Schlarpen
# Schlafen
>  Schlafsachen | Zum Schlafen | Übernachten | Übernachtung | Nacht | Für die Nacht | Biwak | Schlafmaterial
+  Leintuch | Bettlaken | Fixleintuch | Wärmflasche | Decke | Wolldecke | Biwaksack | Bettwäsche | Zelt | Blache
18  Schlafsack | Sleeping bag
19  Mätteli | Isomatte | Luftmatratze | Thermomatte | Isomätteli | Schlafmatte | Liegematte | Sleeping mat
20  Kissen | Kuscheltier | Kopfkissen | Plüschtier | Stofftier | Lieblingsstofftier | Schmusetier | Nuscheli
# Essen und Trinken
>  Essen | Trinken | Kochen | Geschirr | Verpflegung | Küche
+  Lunch | Znüni | Zvieri | Zmittag | Picknick | Proviant | Verpflegung | Fresspäckli | Kocher | Mittagessen | Kuchen | Snack
21  Gamelle | Besteck | Becher | Teller | Tasse | Essgeschirr | Göffel | Feldbesteck | Essbesteck | Chacheli | Geschirr
24  Feldflasche | Trinkflasche | Wasserflasche | Flasche | Bidon | Thermosflasche | Thermoskanne | Water bottle
25  Abtrocknungstuch | Geschirrtuch | Küchentuch | Abwaschtuch | Abtrocknungstücher | Geschirrtücher | Küchentücher | Trocknungstuch | Trockentücher | Abtrocktüechli | Abtrockentücher
45  Lunch für den ersten Tag | Zmittag für den ersten Tag | Picknick
# Necessaire
>  Waschsachen | Waschzeug | Körperpflege | Hygiene | Toilette | Toilettensachen | Toilettenartikel | Waschen | Kulturbeutel | Necessair | Badezimmer
+  Lippenpomade | Deo | Toilettenbeutel | Kulturbeutel | Necessaire | Lippenschutz | Lippenbalsam | Labello | WC Papier | Rasierer | Nagelschere | Feuchttücher | Taschentücher | Creme | Windeln
26  Zahnbürste | Zahnpasta | Zahnputzzeug | Zahncreme | Zahnseide | Toothbrush | Haarbürste | Kamm | Bürste | Haargummi | Haarbändeli
27  Seife | Biologisch abbaubare Seife | Shampoo | Duschmittel | Duschgel | Duschzeug | Duschsachen | Haarwaschmittel
29  Badetuch | Bade- und Handtuch | Handtuch | Frottiertuch | Frotteetuch | Tüechli | Waschlappen | Badetücher | Handtücher | Mikrofasertuch | Waschtuch | Frottiertücher | Badtuch
30  Binden | Tampons | Menstruationstasse | Hygieneartikel | Damenbinden | Menstruationsartikel
31  Sonnencreme | Sonnenschutz | Sonnenmilch | Sonnenschutzmittel | Sonnenspray | Sunscreen | Sonnenschutz LSF | Sonnenschutz Faktor
32  Zeckenspray | Mückenspray | Antibrumm | Anti Brumm | Insektenschutz | Insektenschutzmittel | Zeckenschutz | Mückenschutz | Mosquito repellent | Insektenspray
# Ausrüstung
>  Material | Rucksack | Technik | Weitere Ausrüstung | Zubehör | Gepäck | Sport | Schneesport | Velo
+  Schreibzeug | Schreibsachen | Schreibmaterial | Briefpapier | Briefmarken | Postkarten | Stift | Kugelschreiber | Couverts | Instrument | Spiel | Buch | Rucksack | Koffer | Kompass | Seil | Uhr | Bussole | Helm | Skibrille | Schutzbrille | Hängematte | Sitzkissen | Handy | Natel | Powerbank | Jasskarten | Kartenspiel | Kamera
33  Taschenlampe | Stirnlampe | Headlamp | Kopflampe | Lampe | Ersatzbatterien | Batterien | Reservebatterien
34  Sackmesser | Taschenmesser | Messer
44  Grosser Rucksack | Rucksack gross | Trekkingrucksack | Reisetasche | Koffer
35  Tagesrucksack | Kleiner Rucksack | Daypack | Wanderrucksack
36  Wäschesack | Schmutzwäschesack | Sack für Schmutzwäsche | Plastiksäcke | Plastiktüten | Plastiksack | Abfallsack | Stoffsack | Säcke für nasse Kleider
# Dokumente, Medikamente und Geld
>  Dokumente | Medikamente | Geld | Papiere | Wichtige Dokumente | Wertsachen
+  SwissPass | GA | Halbtax | Halbtaxabo | Abo | Billett | Zugbillett | Juniorkarte | Identitätskarte | ID | Pass | Passport | Ausweis | Allergiepass | Impfung | AHV | Reisepass | Bewilligung
38  Notfallblatt | Krankenkassenkarte | Impfausweis | Impfbüchlein | Impfpass | Versichertenkarte | Krankenversichertenkarte | Krankenversicherungskarte | Krankenkassenausweis | Krankenkassenkärtli | Kopie Impfausweis | Fotokopie Impfpass
40  Medikamente | Medis | Persönliche Medikamente
41  Sackgeld | Geld in Euro | Taschengeld | Portemonnaie | Geld | Münz
# Vor der Abreise
>  Wichtig | Hinweise
42  Alles anschreiben | Mit Namen beschriften | Alles mit Namen anschreiben | Namen auf allen Sachen | Gegenstände mit Namen beschriften
43  Zu Hause lassen | Zuhause bleiben | Nicht mitnehmen | Daheim lassen | Deheime lo | Dihei la | Bleibt daheim | Kein Handy, kein Natel | Elektronische Geräte zu Hause lassen | Keine Handys, Wertsachen, Games mitnehmen | Gehört nicht ins Lager | Ins Lager gehören nicht | Darf nicht mit | Nicht erlaubt | Verboten | Handys und elektronische Spiele bleiben zu Hause
46  Treffpunkt | Abfahrtszeit
`;

const lagerpakt = `
# Miteinander
>  Umgang | Zusammenleben | Umgang miteinander | Respekt | Gemeinschaft | Mitenand | Allgemein | Zusammen
+  Gewalt | Respekt | Schlagen | Fäuste | ausschliessen | Spass | Programm | mitmachen | Probleme | Freundschaft | lachen
1  Ausreden lassen | Freundlich sein | Anständig miteinander sprechen | Keine Schimpfwörter, nicht fluchen | Niemanden beleidigen oder beschimpfen | Einander zuhören | Respektvoll reden
47  Stopp heisst Stopp | Stop akzeptieren | Aufhören, wenn jemand Stopp oder Nein sagt | Ein Nein respektieren
3  Niemanden ausschliessen | Niemand wird ausgeschlossen oder geplagt | Nicht mobben, nicht auslachen | Kein Mobbing | Niemanden auslachen | Keine Hänseleien
4  Einander helfen | Wir unterstützen uns gegenseitig | Wer Hilfe braucht, bekommt Hilfe
5  Fragen, bevor man etwas von anderen nimmt | Fremdes Eigentum respektieren | Nichts nehmen, was uns nicht gehört | Sorge tragen zu fremden Sachen | Eigentum von anderen achten
6  Streit mit Worten lösen, regeln | Bei Streit Leiter holen | Konflikte ohne Fäuste lösen | Keine Schlägereien, keine Gewalt bei Streit
# Tagesablauf und Nachtruhe
>  Tagesablauf | Nachtruhe | Nacht | Tag | Tag und Nacht | Ruhe | Zeiten
+  Programm | pünktlich | Morgen | Abend | Ämtli
7  Nach der Tagwache aufstehen | Am Morgen sofort aufstehen
8  Pünktlich zum Antreten | Am Antreten Krawatte tragen | Pünktlich mit Pfadihemd antreten | Wir sind pünktlich
9  Mittagsruhe einhalten | Siesta: leise sein, kein Lärm | In der Mittagspause ist Ruhe
10  Nachtruhe einhalten | Um 22 Uhr Nachtruhe, Lichterlöschen | In der Nacht still sein | Nacht ist Ruhe | Nachts ruhig sein, andere schlafen lassen | Lichterlöschen und Ruhe | Vor der Tagwache leise sein
11  Im eigenen Zelt schlafen | Jeder schläft in seinem Zimmer
12  Bei Heimweh Leiter wecken | Nachts bei Schmerzen oder Angst eine Leitungsperson wecken | Heimweh melden
# Lagergelände und Wasser
>  Lagergelände | Wasser | Lagerplatz | Gelände | Draussen | Unterwegs
+  Wald | Strasse
13  Auf dem Lagerplatz bleiben | Lagergrenzen einhalten | Grenzen des Lagergeländes beachten | Nicht auf die Strasse laufen | Kulturland und Felder nicht betreten
14  Lagerplatz nicht ohne Erlaubnis verlassen | Nie allein weg, immer zu dritt | Beim Verlassen des Lagerplatzes beim Leiter abmelden | Immer mindestens zu dritt unterwegs | Nicht allein fort vom Lagerplatz | Sich nicht ohne Abmelden vom Haus oder Lager entfernen
48  Bei Alarm am Sammelplatz versammeln | Beim Alarm zum Fahnenmast
49  Baden nur mit Leiter | Nicht allein an den Bach, See, Fluss | Schwimmen nur mit Aufsicht
16  Fremde Personen den Leitern melden | Besuch bei Leitern melden
17  Nicht barfuss laufen | Immer Schuhe tragen | Barfuss ist verboten
# Zelte und Privatsphäre
>  Zelte | Privatsphäre | Zelt | Haus | Im Haus | Zimmer | Schlafen
+  Betten | Zimmer | Finken | Bad | Ordnung | Haus
18  Zwischen den Zelten nicht rennen, laufen | Auf Zeltschnüre achten | Nicht über Zeltschnüre springen
19  Kein Essen im Zelt | In den Zelten nicht essen | Keine Esswaren, Süssigkeiten in den Zimmern | Schuhe vor dem Zelt ausziehen | Im Zimmer wird nicht gegessen | Kein Feuer im Zelt | Keine Lebensmittel in den Zelten
20  Anklopfen | Nicht in fremde Zelte gehen | Fremde Zelte und Zimmer nicht betreten | Andere Zimmer sind tabu | Auf Herein warten
50  Beim Duschen und Umziehen nicht zuschauen | Privatsphäre beim Duschen, Umziehen, WC
22  Keine Fotos beim Umziehen, Schlafen, Waschen | In Schlafzimmern und Waschräumen nicht fotografieren, keine Fotos
# Hygiene und Gesundheit
>  Hygiene | Gesundheit
+  Dusche | WC | krank | Sonne
23  Hände waschen | Vor dem Essen Hände waschen
24  Zähne putzen | Zähneputzen | Jeden Tag waschen, duschen | Körperpflege, Hygiene
26  Zeckenkontrolle | Zecken absuchen, kontrollieren
27  Genug trinken | Viel Wasser trinken
28  Verletzungen melden | Verletzungen sofort zeigen | Wer sich verletzt oder nicht gut fühlt, meldet sich | Melden, wenn es uns nicht gut geht | Krank, unwohl: melden | Zum Sanitäter gehen
51  Medikamente abgeben | Medikamente sind bei der Lagerleitung
# Essen und Küche
>  Essen | Küche | Mahlzeiten
+  kochen | Küchenteam | Tisch | beten
29  Küche nur mit Küchendienst betreten | Küche ist tabu | Küche nur für Küchenteam
30  Nur so viel schöpfen, wie man isst | Teller leer essen | Wir essen, was wir schöpfen | Nur so viel auf den Teller nehmen
31  Mit dem Essen warten, bis alle haben | Gemeinsam mit dem Essen beginnen, anfangen
32  Geschirr abwaschen | Eigenes Geschirr waschen | Abwaschen nach dem Essen | Jeder wäscht sein Geschirr selber ab
33  Fresspäckli abgeben | Süssigkeiten, Schleckzeug abgeben und teilen | Süssigkeiten werden geteilt
# Feuer
>  Lagerfeuer | Feuerstelle
34  Kein Feuer ohne Leiter | Feuer nur mit Leiter | Nicht zündeln | Feuer nur an der Feuerstelle
35  Ums Feuer nicht rennen | Am Feuer nicht spielen oder herumrennen | Vorsicht beim Feuer
36  Feuer bewachen | Feuer nie unbeaufsichtigt lassen | Feuer löschen | Das Feuer bewachen
# Sackmesser und Werkzeug
>  Sackmesser | Werkzeug | Messer | Feuer und Werkzeug
+  Material | Stecken
37  Im Sitzen schnitzen | Beim Schnitzen sitzen und Abstand halten | Vom Körper weg schnitzen
38  Sackmesser schliessen | Sackmesser zu beim Gehen, nicht mit offenem Messer herumlaufen
39  Axt, Beil und Säge nur mit Leiter | Werkzeug nur unter Aufsicht | Mit Werkzeug vorsichtig arbeiten
# Handy, Wertsachen und Suchtmittel
>  Handy | Wertsachen | Suchtmittel | Elektronik | Alkohol und Drogen | Drogen | Verboten
40  Keine Handys | Handys abgeben | Handys bleiben bei den Leitern | Handys werden eingezogen | Handyfreies Lager | Elektronische Geräte abgeben
41  Keine Fotos von anderen posten | Keine Bilder ins Netz stellen, Internet, Social Media | Keine Fotos ohne Erlaubnis verschicken
42  Geld und Wertsachen nicht herumliegen lassen | Auf Wertsachen, Ausweise und Geld aufpassen
43  Kein Alkohol, keine Drogen | Nicht rauchen | Alkohol, Zigaretten, Drogen sind verboten | Suchtmittel sind tabu | Keinen Alkohol trinken | Keine Energydrinks | Nicht kiffen, nicht vapen | Alkohol, Rauchen, Vapen im Lager verboten
# Natur und Abfall
>  Natur | Abfall | Umwelt | Umgebung
+  Pflanzen | Bäume | Landwirt
45  Tiere in Ruhe lassen | Keine Tiere plagen, quälen | Nur Holz vom Boden nehmen | Keine Äste, Bäume abreissen oder verletzen | Kühe, Vieh in Ruhe lassen
46  Kein Abfall am Boden | Abfall in den Kübel | Abfall nicht liegen lassen | Abfall trennen | Littering | Abfall wieder mitnehmen
`;

const regelnFuerLeitende = `
# Vorbild und Präsenz
>  Vorbild | Präsenz | Allgemein | Allgemeines | Verhalten | Grundsätze
+  helfen | Krawatte | Morgen | parat
1  Wir sind Vorbilder | Vorbild sein | Leiter halten sich selber an Lagerpakt und Lagerregeln | Wir leben vor, was wir verlangen
2  Handy nur für Notfälle | Kein Handy während Programm, Blöcken | Handy nicht vor den Kindern | Natel nicht benützen
3  Freizeit und Pausen absprechen | Immer genug Leiter auf dem Platz | Nie alle gleichzeitig weg | Besuch nur nach Absprache | Freunde, Gäste nur nach Absprache einladen | Besuch mit der Lagerleitung absprechen
# Abend und Nacht
>  Abend | Nacht | Höck | Nachtruhe
+  Höck | pünktlich
6  Nachtwache bleibt nüchtern | Nachtwache | Jede Nacht ist jemand nüchtern und hat das Notfallhandy | Nachtdienst mit Notfalltelefon
7  Genügend Schlaf | Genug schlafen, damit man am nächsten Tag leiten kann | Nachtruhe gilt auch für Leiter | Ausgeschlafen sein
# Alkohol, Rauchen und Drogen
>  Alkohol | Rauchen | Drogen | Suchtmittel | Alkohol & Co. | Genussmittel
+  Bier | Schnaps
8  Kein Alkohol vor den Kindern | Zwei Leiter bleiben nüchtern, trinken nichts | Alkohol erst, wenn alle schlafen | Nüchterner Fahrer mit Fahrausweis | Kein Alkohol im Lager | Alkohol nur in Massen
19  Kein Alkohol an Jüngere, Minderjährige | Alkohol und Zigaretten nicht weitergeben
10  Nicht vor den Kindern rauchen | Rauchen nur am Raucherplatz | Geraucht wird ausser Sichtweite
11  Keine Drogen | Nicht kiffen | Keine illegalen Substanzen konsumieren | Drogen: sofort nach Hause, Heimreise, Lagerausschluss
# Nähe, Distanz und Privatsphäre
>  Nähe | Distanz | Nähe und Distanz | Privatsphäre | Beziehungen
12  Nie allein mit einem Kind | Kein Leiter allein mit einem Kind im Zelt oder Zimmer
13  Getrennt duschen | Nicht mit den Kindern duschen | Nicht vor den Kindern umziehen
14  Keine Beziehungen mit Teilnehmenden | Pärchen, Paare halten sich zurück | Zärtlichkeiten unter Leitern nicht vor Kindern | Keine Liebesbeziehungen
18  Grenzverletzungen melden | Bei Grenzverletzungen Lagerleitung informieren | Melden, wenn Grenzen verletzt wurden | Übergriffe, Verdacht melden
# Medien und Social Media
>  Medien | Social Media | Fotos | Presse
+  Instagram | Filme
15  Keine Bilder von Kindern posten | Keine Fotos auf Instagram, Social Media, Internet | Fotos online nur mit Einwilligung der Eltern
20  Keine Auskunft an Medien, Presse | Mit der Presse spricht nur die Abteilungsleitung | Nichts über Unfälle posten
# Medikamente und Notfall
>  Medikamente | Notfall | Notfälle | Sicherheit | Erste Hilfe
+  Notfallauto | Autoschlüssel | Notfallnummern
16  Medikamente nur durch Apothekenverantwortliche | Apothekenchef gibt Medikamente ab | Medikamente nur mit Absprache der Eltern
17  Im Notfall alarmieren, erste Hilfe, dann informieren
`;

const regelnImLeitungsteam = `
# Regeln
1  Wer nicht kommen kann, meldet sich ab | Abmelden | Absenzen frühzeitig melden | Drei Tage vorher abmelden
2  Sich auf den Höck vorbereiten | Traktanden vorher lesen | Vorbereitet an den Höck kommen
3  Pünktlich sein | Pünktlichkeit | Verspätung melden | Wer sich verspätet, schreibt in den Chat
4  Ausreden lassen | Nicht ins Wort fallen | Beim Thema bleiben | Einander zuhören
5  Protokoll lesen | Aufgaben bis zum Termin erledigen | Termine, Deadlines, Fristen einhalten
6  Feedback ehrlich und konstruktiv geben | Kritik sachlich | Konstruktives Feedback
7  Entscheide gemeinsam tragen | Entscheide tragen alle mit | Vertrauliches, Besprochenes bleibt im Team | Nach aussen treten wir als Team auf
8  Konflikte direkt ansprechen | Probleme offen ansprechen | Streit klären
9  Neue Leiter gut aufnehmen, integrieren | Junge Leiter einbeziehen
10  Einander danken | Wir bedanken uns | Erfolge feiern | Wertschätzung, Lob, Danke sagen
`;

const content: Record<string, string> = {
  packliste,
  lagerpakt,
  'regeln-fuer-leitende': regelnFuerLeitende,
  'regeln-im-leitungsteam': regelnImLeitungsteam,
};

/** Lists whose points name things, each with the id of the group for what belongs nowhere else. */
export const placeOfRest: Record<string, string> = { packliste: 'Ausrüstung' };

/** Other words for the groups and points of a document, by its slug: several in a text, parted by `|`. */
export function wordsOf(slug: string) {
  return Object.hasOwn(content, slug) ? readGroups(content[slug] ?? '') : [];
}
