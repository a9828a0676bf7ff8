import { idsIn, readGroups } from '../points';

/**
 * The ids of two points that print lines for signatures: `signaturesPoint` for everybody, `coachPoint` only for coach
 * and department leaders.
 */
export const [signaturesPoint, coachPoint] = ['concept-signed', 'concept-coach'];

export const safetyGroups = readGroups(`
# Sicherheitsregeln im Lagerpakt
>  Diese Regeln dienen der Sicherheit und gehören in den Lagerpakt.
rule-stop  Alle hören sofort auf, wenn jemand «Stopp» sagt.
rule-leaving-site  TN verlassen das Lagergelände nur mit Erlaubnis einer Leitungsperson.
rule-young-with-leaders  Jüngere TN (Wolfsstufe) sind ausserhalb des Lagergeländes immer mit einer Leitungsperson unterwegs.
rule-never-alone  TN sind ausserhalb des Lagergeländes ohne Leitende mindestens zu dritt: Jemand bleibt, jemand holt Hilfe.
rule-alarm-signal  Alle kommen beim Alarmsignal sofort zum Sammelplatz.
rule-shoes  Alle tragen im Freien immer Schuhe, auch auf kurzen Wegen.
rule-no-running  Alle gehen zwischen den Zelten und rund ums Feuer langsam.
rule-bathing  TN gehen nur ins Wasser, wenn eine dafür ausgebildete Person es erlaubt und aufpasst.
rule-report-injury  TN sagen Leitenden sofort, wenn ihnen etwas wehtut oder Sorgen macht.
rule-bullying  Alle holen Leitende, wenn jemand geplagt oder ausgeschlossen wird.

# Umgebung
>  Gewässer, Strassen, Gewitter: Das Leitungsteam kennt die Gefahren rund um den Lagerort.
surroundings-hazard-map  Leitende tragen Gefahrenstellen auf einer Karte ein und sichern jene auf dem Lagergelände.
surroundings-boundaries  Leitende zeigen allen TN am ersten Tag die Grenzen des Lagergeländes.
surroundings-alarm-drill  Leitende üben am ersten Tag den Alarm; am Sammelplatz zählen sie mit der Präsenzliste.
surroundings-missing-search  Leitende zählen sofort alle, wenn jemand fehlt; die Lagerleitung bestimmt, wer wo bis wann sucht und wer bei den TN bleibt.
surroundings-access-road  Leitende halten die Zufahrt für Rettungsfahrzeuge jederzeit frei.
surroundings-weather  Tageschefs prüfen jeden Morgen Wetterbericht und Unwetterwarnungen.
surroundings-thunder  Alle bleiben ab einer Gewitterwarnung in der Nähe eines festen Gebäudes oder geschlossenen Autos und sind spätestens beim ersten Donner drin; Zelte schützen nicht.
surroundings-wind  Leitende räumen Zelte und Wald bei Sturmwarnung und wenn der Wind grosse Äste bewegt.
surroundings-heat  Leitende sorgen bei Hitze für Schatten, Sonnenschutz und Trinkpausen und verlegen Anstrengendes in die kühlen Stunden.
surroundings-swimming  Leitende wissen, wie gut TN schwimmen, und zählen sie beim Baden laufend.
surroundings-bathing-supervisor  Beim Baden hat eine Person mit Anerkennung für dieses Gewässer (Brevet der SLRG, Modul Wasser von J+S) die Aufsicht und keine andere Aufgabe.
surroundings-bathing-area  TN baden zu zweit in einem abgegrenzten Bereich; Leitende haben Rettungsmaterial am Ufer bereit.
surroundings-cattle  Alle gehen mit grossem Abstand um weidendes Vieh herum, vor allem um Kühe mit Kälbern.
surroundings-flood-rockfall  Zelte stehen, wo weder Hochwasser noch Steinschlag hinkommen; Leitende beobachten bei Regen auch nachts den Wasserstand und räumen früh.
surroundings-cold  Leitende prüfen bei Kälte in jeder Pause Kleider, Finger und Zehen der TN; wer friert oder nass ist, wärmt sich drinnen auf.
surroundings-avalanches  Tageschefs lesen jeden Morgen das Lawinenbulletin (slf.ch); alle bleiben auf geöffneten Wegen und Pisten.
surroundings-roof-snow  Leitende sperren ab, wo Schnee oder Eis vom Dach stürzen kann.
surroundings-sledging  Alle schlitteln mit Helm und nur auf Strecken, die Leitende vorher geprüft haben.
surroundings-ice  Alle bleiben von zugefrorenen Gewässern weg, ausser die Gemeinde hat das Eis freigegeben.

# Umgang mit Suchtmitteln
>  Das Leitungsteam ist den TN ein Vorbild und bleibt jederzeit handlungsfähig.
substances-tn-none  TN verzichten auf Alkohol, Drogen, Energydrinks und Nikotin, auch auf Vapes und Snus.
substances-legal-age  Leitende konsumieren nur, was sie in ihrem Alter kaufen dürfen, und geben Wein und Bier nie an unter 16-Jährige, Spirituosen und Nikotin nie an unter 18-Jährige weiter.
substances-alcohol-tn-present  Leitende trinken Alkohol nie vor den TN.
substances-two-sober  Leitende trinken Alkohol nur, wenn mindestens 2 Leitende nüchtern bleiben, eine Person davon mit Führerausweis.
substances-night-watch  Leitende bestimmen für jede Nacht eine nüchterne Nachtwache mit Notfalltelefon, die für die TN erreichbar ist.
substances-storage  Leitende bewahren Alkohol und Nikotin für TN unzugänglich auf.
substances-smoking-area  Leitende rauchen und vapen nur am abgemachten Ort, ausser Sichtweite der TN.
substances-illegal  Leitende verzichten auf illegale Drogen; wer es nicht tut, verlässt das Lager.
substances-consequences  Leitende, TN und Eltern kennen schon vor dem Lager die Folgen von Verstössen.

# Hygiene
>  Saubere Hände, Küchen und WC beugen Krankheiten vor, die sich rasch ausbreiten.
hygiene-hands  Alle waschen die Hände vor dem Essen und nach dem WC mit Seife.
hygiene-drinking-water  Alle trinken im Lager nur Wasser, das die Vermieterschaft als Trinkwasser bestätigt hat.
hygiene-cold-chain  Die Küche kühlt leicht verderbliche Lebensmittel ohne Unterbruch.
hygiene-allergies  Küche und Leitende haben von Anfang an die Liste der Allergien und Unverträglichkeiten.
hygiene-dishes  Alle waschen ihr Geschirr nach jeder Mahlzeit mit heissem Wasser und Abwaschmittel ab.
hygiene-toilets  Alle putzen WC und Waschstellen reihum, mindestens einmal pro Tag.
hygiene-sick-separate  Leitende bringen Kranke getrennt von den Gesunden unter.
hygiene-sick-toilet  Leitende bestimmen bei Durchfall oder Erbrechen ein eigenes WC für die Kranken.
hygiene-sick-kitchen  Kranke bleiben der Küche fern, auch Leitende und Küchenteam.
hygiene-outbreak  Die Lagerleitung holt sofort ärztlichen Rat, wenn mehrere erkranken, und informiert Coach, Eltern und Pfadi-Helpline (0800 22 36 39).

# Privatsphäre der TN
>  TN können schlafen, sich waschen und sich umziehen, ohne dass jemand ihre Grenzen verletzt.
privacy-sleeping-leaders  TN und Leitende haben getrennte Schlafplätze.
privacy-sleeping-gender  TN schlafen nach Geschlechtern getrennt oder wie mit ihnen und den Eltern vereinbart.
privacy-showering  Leitende duschen nie zusammen mit TN und ziehen sich getrennt von ihnen um.
privacy-screens  TN waschen sich und ziehen sich um, wo ein Sichtschutz steht.
privacy-announce  Leitende kündigen sich an, bevor sie zu Schlaf- oder Waschplätzen der TN gehen.
privacy-visible-places  Leitende sind mit einzelnen TN nur dort allein, wo andere sie sehen können.
privacy-no-photos  Leitende und TN machen in Schlaf-, Wasch- und Umkleidebereichen keine Aufnahmen.
privacy-trusted-person  Leitende sagen am ersten Tag allen, wem sie Grenzverletzungen melden können: der Vertrauensperson, der Lagerleitung oder der Pfadi-Helpline (0800 22 36 39).
privacy-emergency-sheets  Leitende haben die Notfallblätter auch nachts griffbereit, für TN aber nicht lesbar.

# Umgang mit Feuer
>  Feuer brennt nur, wo es sicher und erlaubt ist. Die Verantwortung tragen Leitende.
fire-tns-forbidden  TN machen Feuer nur mit Leitenden.
fire-clearance  Die Feuerstelle ist seitlich mindestens 3 m von Bäumen, Zelten und allem Brennbaren und nach oben mindestens 5 m von Ästen entfernt.
fire-danger-check  Tageschefs prüfen jeden Morgen Waldbrandgefahr und Feuerverbote.
fire-ban-plan  Küche und Programm haben für ein Feuerverbot einen Plan B ohne Holzfeuer.
fire-water  Ein voller Wassereimer steht neben jedem Feuer, eine Löschdecke hängt in der Küche (nie Wasser auf brennendes Fett).
fire-accelerants  Brennsprit und andere flüssige Brennstoffe kommen nie ins Feuer.
fire-until-cold  Ein Feuer ist nie allein: Eine Leitungsperson bleibt dabei, bis es mit viel Wasser gelöscht und die Asche kalt ist.
fire-sleeping-areas  Kerzen, Kocher und Grills brennen wegen Kohlenmonoxid nie, wo jemand schläft; Gasflaschen stehen draussen und aufrecht.
fire-exits  In Häusern zeigen Leitende am ersten Tag allen die Fluchtwege und halten sie frei.
fire-night-drill  In Häusern üben Leitende am ersten Tag mit allen, wie sie das Haus auch nachts verlassen.
fire-extinguishers  Alle Leitenden wissen, wo Feuerlöscher sind und wie man sie benutzt.

# Werkzeuge
>  Äxte, Beile und Sägen werden nur in gutem Zustand und mit Sorgfalt benutzt.
tools-introduction  Leitende geben Werkzeuge erst nach einer Einführung an TN ab.
tools-supervision  TN benutzen Axt, Beil und Säge nur, wenn eine Leitungsperson dabei ist.
tools-condition  Leitende prüfen Werkzeuge vor jedem Einsatz auf lose Köpfe und andere Schäden.
tools-work-area  Leitende sperren Arbeitsplätze mit Axt oder Beil ringsum ab.
tools-chopping-block  Alle spalten Holz nur in festen Schuhen und auf einem standfesten Spaltstock.
tools-carrying  Alle tragen Äxte und Beile am Metallkopf.
tools-handover  Alle übergeben Werkzeuge mit dem Griff voran.
tools-storage  Leitende schliessen Werkzeuge nach der Arbeit ein.
tools-chainsaw  Nur ausgebildete Erwachsene in Schutzausrüstung bedienen Motorsägen.

# Sackmesser
>  Das Sackmesser ist ein Werkzeug. Diese Regeln gelten überall im Lager.
knife-beginners  Wer die Regeln noch nicht sicher beherrscht, schnitzt nur unter Aufsicht.
knife-sitting  Wer schnitzt, sitzt und hat beide Füsse fest am Boden.
knife-distance  Wer schnitzt, hält mindestens eine Armlänge Abstand zu anderen.
knife-direction  Wer schnitzt, führt die Klinge vom Körper weg.
knife-closed  Wer aufsteht oder eine Pause macht, klappt zuerst das Sackmesser zu.
knife-handover  Wer das Sackmesser weitergibt, übergibt es geschlossen.
knife-rule-breach  Wer die Regeln missachtet, gibt das Sackmesser einer Leitungsperson ab.

# Zecken
>  Zecken können Krankheiten übertragen. Kleidung und Kontrolle senken das Risiko.
tick-vaccination-status  Leitende klären den FSME-Impfstatus der TN vor dem Lager mit den Eltern.
tick-clothing  Alle tragen im Unterholz und im hohen Gras lange Hosen und geschlossene Schuhe.
tick-repellent  Alle tragen vor Aktivitäten im Wald ein Zeckenschutzmittel auf.
tick-check  Alle suchen jeden Abend am eigenen Körper nach Zecken; wer will, bekommt Hilfe dabei.
tick-removal  Leitende ziehen Zecken sofort mit Pinzette oder Zeckenzange dicht an der Haut heraus, an intimen Stellen nur mit Einverständnis und zu zweit.
tick-disinfection  Leitende desinfizieren die Stichstelle, nachdem die Zecke entfernt ist.
tick-record  Leitende notieren zu jedem Zeckenstich Name, Datum und Körperstelle.
tick-parents  Leitende informieren die Eltern spätestens am Lagerende über jeden Zeckenstich.
tick-doctor  Leitende holen ärztlichen Rat bei Fieber oder wachsender Rötung nach einem Stich.

# Umgang mit dem Sicherheitskonzept
>  Das Sicherheitskonzept nützt nur, wenn es aktuell ist und alle es kennen. Für Unterschriften stehen am Schluss Linien.
concept-coach  Die Lagerleitung bespricht das Konzept vor dem Lager mit Coach und Abteilungsleitung.
concept-signed  Leitende und Küche lesen und unterschreiben das Sicherheitskonzept vor dem Lager.
concept-insurance  Die Lagerleitung klärt vor dem Lager, wie TN, Leitende, Küche und Fahrzeuge versichert sind (Unfall, Haftpflicht, Rettung).
concept-sent-home  Die Lagerleitung klärt vor dem Lager mit den Eltern, wer ein Kind abholt, das nach Hause muss.
concept-3x3  Leitende prüfen vor jeder sicherheitsrelevanten Aktivität Verhältnisse, Gelände und Mensch (3×3) und verzichten, wenn etwas nicht passt.
concept-supplement  Leitende schreiben für Wanderungen, Wasser-, Winter- und Seilaktivitäten und grosse Bauten je ein eigenes Sicherheitskonzept.
concept-safety-areas  In den J+S-Bereichen Berg, Winter und Wasser sind TN mindestens 10 Jahre alt, und es leitet, wer den Zusatz hat.

# Apotheke
>  Die Apotheke ist jederzeit in Reichweite, im Lager und unterwegs.
medkit-camp-site  Im Zeltlager steht die Apotheke trocken und für alle Leitenden griffbereit; die Medikamente darin sind für TN unzugänglich.
medkit-camp-house  Im Hauslager steht die Apotheke zentral und für alle Leitenden griffbereit; die Medikamente darin sind für TN unzugänglich.
medkit-outings  Auf jedem Ausflug sind die kleine Apotheke, die Notfallblätter und ein geladenes Handy dabei.
medkit-medicines  Notfallmedikamente sind immer beim Kind oder bei der Person, die es begleitet.
medkit-giving  Leitende geben Medikamente nur ab, wenn sie dafür zuständig und die Eltern einverstanden sind; sie schreiben jede Abgabe auf.
medkit-stings  Alle Leitenden wissen, wer auf Wespen- oder Bienenstiche allergisch ist, und können das Notfallmedikament geben.
`);

/** Each line holds the id of a safety rule, and then the ids of the points in the Lagerpakt that say the same. */
export const rulesInPact = `
rule-stop 47
rule-leaving-site 52
rule-young-with-leaders 52
rule-never-alone 52
rule-alarm-signal 48
rule-shoes 17
rule-no-running 18 35
rule-bathing 49
rule-report-injury 28
rule-bullying 3
`;

export const firstAid = readGroups(`
# Erste Hilfe
first-aid-isolate-participants  Eine Leitungsperson bringt die übrigen TN vom Unfallort weg und bleibt bei ihnen.
first-aid-look-think-act  Leitende gehen nach dem Schema «schauen – denken – handeln» vor.
first-aid-most-knowledgeable  Vor Ort übernimmt die Leitungsperson mit den besten Erste-Hilfe-Kenntnissen den Lead.
first-aid-specific-person  Eine im Voraus bestimmte Person wird gleich nach dem Notruf angerufen und übernimmt den Lead, sobald sie vor Ort ist.
first-aid-crisis  Wer sich selbst verletzt oder nicht mehr leben will, ist nie allein; Leitende holen Hilfe: bei Lebensgefahr 144, sonst 147 oder die Pfadi-Helpline (0800 22 36 39).
`);

/** The text of a point is a phone number and then its owner, e.g. «144 Ambulanz». */
export const importantNumbers = readGroups(`
# Wichtige Nummern
number-117  117 Polizei
number-118  118 Feuerwehr
number-144  144 Ambulanz
number-145  145 Vergiftungsnotfälle (Tox Info Suisse)
number-112  112 Europäischer Notruf (führt zur Polizei)
number-1414  1414 Luftrettung (Rega)
number-147  147 Beratung für Kinder und Jugendliche
number-0800-117-117  0800 117 117 Bahnpolizei (Transportpolizei SBB)
number-0800-22-36-39  0800 22 36 39 Pfadi-Helpline
`);

export const alarm = [
  ...readGroups(`
# Massnahmen
alarm-phone  Das Notfalltelefon ist immer geladen und hat Empfang; sonst kennen alle Leitenden den Weg zum nächsten Ort mit Empfang oder Festnetz.
alarm-app  Alle Leitenden haben die Notfall-App der Rega auf dem Handy installiert.
alarm-team-decides  Ist ein Alarm nicht zwingend, entscheidet das Leitungsteam; im Zweifel alarmiert, wer dort ist.
alarm-log  Jemand schreibt bei jedem Vorfall mit: wer, was, wo und um welche Zeit.
alarm-groups-away  Gruppen unterwegs hinterlassen im Lager Route und Rückkehrzeit; melden sie sich bis zur abgemachten Stunde nicht, alarmiert das Lager.
alarm-media  Den Medien gibt nur das Krisenteam der Pfadi-Helpline (0800 22 36 39) Auskunft.

# Situationen, in denen zwingend alarmiert wird
alarm-cannot-move  Eine Person kann sich nicht mehr allein fortbewegen.
alarm-unconscious  Eine Person ist oder war bewusstlos, hat Atemnot oder blutet stark.
alarm-missing  Eine Person wird vermisst: bei jüngeren Kindern, an Gewässern, im Dunkeln oder bei schlechtem Wetter sofort, sonst spätestens nach einer Stunde.
alarm-fire  Ein Feuer ist ausser Kontrolle: alarmieren, retten, löschen.

# Wer nach dem Notruf informiert wird
inform-helpline  Pfadi-Helpline (0800 22 36 39), sobald Polizei, Feuerwehr, Ambulanz oder Rega im Einsatz ist, auch bei Verdacht auf Missbrauch, Suiziddrohung, Lebensmittelvergiftung oder wenn ein Kind vermisst wird, und immer, wenn ihr nicht weiterwisst
inform-department-leaders  Abteilungsleitung
inform-coach  Coach
inform-parents  Eltern, in einer Krise nach Absprache mit der Pfadi-Helpline (0800 22 36 39)

# Leitende und Nummern
leaders-know-numbers  Alle Leitenden kennen die wichtigen Nummern.
leaders-saved-numbers  Alle Leitenden haben die wichtigen Nummern im Handy gespeichert.
`),
  ...importantNumbers,
];

export const emergencyCar = readGroups(`
# Notfallauto
emergency-car  Ein Notfallauto steht vollgetankt bereit; Leitende und Küche wissen, wo der Schlüssel liegt.
winter-tyres  Autos im Lager haben Winterreifen und Schneeketten, und wer fährt, kann die Ketten montieren.
private-cars  TN fahren in Privatautos nur mit Einverständnis der Eltern, angegurtet, wo nötig im Kindersitz, und mit einer ausgeruhten, nüchternen Person am Steuer.
`);

/** All groups of points, in the order of the document. */
export const allGroups = [...safetyGroups, ...firstAid, ...alarm, ...emergencyCar];

export const ids = idsIn(allGroups);
