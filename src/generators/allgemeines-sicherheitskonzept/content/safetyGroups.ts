/** The tick that brings lines to sign on. */
export const everybodySigns = 'concept-signed';

export const safetyGroups = [
  {
    title: 'Sicherheitsregeln im Lagerpakt',
    description: 'Diese Regeln dienen der Sicherheit und gehören in den Lagerpakt.',
    items: [
      {
        checkboxId: 'rule-stop',
        checkboxText: 'Alle hören sofort auf, wenn jemand «Stopp» sagt.',
      },
      {
        checkboxId: 'rule-leaving-site',
        checkboxText: 'Alle TN verlassen das Lagergelände nur mit Erlaubnis einer Leitungsperson.',
      },
      {
        checkboxId: 'rule-never-alone',
        checkboxText:
          'Alle TN sind ausserhalb des Lagergeländes ohne Leitende mindestens zu dritt: Jemand bleibt, jemand holt Hilfe.',
      },
      {
        checkboxId: 'rule-alarm-signal',
        checkboxText: 'Alle kommen beim Alarmsignal sofort zum Sammelplatz.',
      },
      {
        checkboxId: 'rule-shoes',
        checkboxText: 'Alle tragen im Freien immer Schuhe, auch auf kurzen Wegen.',
      },
      {
        checkboxId: 'rule-no-running',
        checkboxText: 'Alle gehen zwischen den Zelten und rund ums Feuer langsam.',
      },
      {
        checkboxId: 'rule-bathing',
        checkboxText:
          'Alle TN gehen nur ins Wasser, wenn eine dafür ausgebildete Leitungsperson es erlaubt und aufpasst.',
      },
      {
        checkboxId: 'rule-report-injury',
        checkboxText:
          'Alle TN sagen es sofort einer Leitungsperson, wenn ihnen etwas wehtut oder sie etwas bedrückt.',
      },
      {
        checkboxId: 'rule-bullying',
        checkboxText:
          'Alle holen eine Leitungsperson, wenn jemand geplagt oder ausgeschlossen wird.',
      },
    ],
  },
  {
    title: 'Umgebung',
    description:
      'Gewässer, Strassen, Gewitter: Das Leitungsteam kennt die Gefahren rund um den Lagerort.',
    items: [
      {
        checkboxId: 'surroundings-hazard-map',
        checkboxText:
          'Leitende tragen Gefahrenstellen auf einer Karte ein und sichern jene auf dem Lagergelände.',
      },
      {
        checkboxId: 'surroundings-boundaries',
        checkboxText: 'Leitende zeigen allen TN am ersten Tag die Grenzen des Lagergeländes.',
      },
      {
        checkboxId: 'surroundings-meeting-point',
        checkboxText:
          'Leitende üben mit allen am ersten Tag das Alarmsignal und den Weg zum Sammelplatz.',
      },
      {
        checkboxId: 'surroundings-missing-person',
        checkboxText:
          'Leitende zählen sofort alle, wenn jemand fehlt; ein Team sucht, eines bleibt bei den TN.',
      },
      {
        checkboxId: 'surroundings-access-road',
        checkboxText: 'Leitende halten die Zufahrt für Rettungsfahrzeuge jederzeit frei.',
      },
      {
        checkboxId: 'surroundings-rescue-point',
        checkboxText:
          'Leitende weisen die Ambulanz am Treffpunkt ein; die Koordinaten sind beim Notfalltelefon.',
      },
      {
        checkboxId: 'surroundings-no-reception',
        checkboxText: 'Leitende kennen den nächsten Ort mit Handyempfang oder Festnetz.',
      },
      {
        checkboxId: 'surroundings-weather',
        checkboxText: 'Tageschefs prüfen jeden Morgen Wetterbericht und Unwetterwarnungen.',
      },
      {
        checkboxId: 'surroundings-thunderstorm',
        checkboxText:
          'Leitende gehen mit allen bei einer Gewitterwarnung, spätestens beim ersten Donner, in ein festes Gebäude oder geschlossenes Auto; Zelte schützen nicht.',
      },
      {
        checkboxId: 'surroundings-heat',
        checkboxText:
          'Leitende sorgen bei Hitze für Schatten, Sonnenschutz und Trinkpausen und verlegen Anstrengendes in die kühlen Stunden.',
      },
      {
        checkboxId: 'surroundings-cattle',
        checkboxText:
          'Alle gehen mit grossem Abstand um weidendes Vieh herum, vor allem um Kühe mit Kälbern.',
      },
    ],
  },
  {
    title: 'Umgang mit Suchtmitteln',
    description: 'Das Leitungsteam ist den TN ein Vorbild und bleibt jederzeit handlungsfähig.',
    items: [
      {
        checkboxId: 'substances-tn-none',
        checkboxText:
          'TN verzichten auf Alkohol, Nikotin (auch Vapes und Snus), andere Drogen und Energydrinks.',
      },
      {
        checkboxId: 'substances-legal-age',
        checkboxText:
          'Leitende konsumieren nur, was sie in ihrem Alter kaufen dürfen, und geben Wein und Bier nie an unter 16-Jährige, Spirituosen und Nikotin nie an unter 18-Jährige weiter.',
      },
      {
        checkboxId: 'substances-alcohol-tn-present',
        checkboxText: 'Leitende trinken Alkohol nie vor den TN.',
      },
      {
        checkboxId: 'substances-two-sober',
        checkboxText:
          'Leitende trinken Alkohol nur, wenn mindestens 2 Leitende nüchtern bleiben, eine Person davon mit Führerausweis.',
      },
      {
        checkboxId: 'substances-night-watch',
        checkboxText:
          'Leitende bestimmen für jede Nacht eine nüchterne Nachtwache mit Notfalltelefon, die für die TN erreichbar ist.',
      },
      {
        checkboxId: 'substances-storage',
        checkboxText: 'Leitende bewahren Alkohol und Nikotin für TN unzugänglich auf.',
      },
      {
        checkboxId: 'substances-smoking-area',
        checkboxText:
          'Leitende rauchen und vapen nur am abgemachten Ort, ausser Sichtweite der TN.',
      },
      {
        checkboxId: 'substances-illegal',
        checkboxText:
          'Leitende verzichten auf illegale Drogen; wer dagegen verstösst, verlässt das Lager.',
      },
      {
        checkboxId: 'substances-consequences',
        checkboxText:
          'Leitende, TN und Eltern kennen schon vor dem Lager die Folgen von Verstössen.',
      },
    ],
  },
  {
    title: 'Hygiene',
    description: 'Saubere Hände, Küchen und WC beugen Krankheiten vor, die sich rasch ausbreiten.',
    items: [
      {
        checkboxId: 'hygiene-hands',
        checkboxText: 'Alle waschen die Hände vor dem Essen und nach dem WC mit Seife.',
      },
      {
        checkboxId: 'hygiene-drinking-water',
        checkboxText:
          'Alle trinken im Lager nur Wasser, das die Vermieterschaft als Trinkwasser bestätigt hat.',
      },
      {
        checkboxId: 'hygiene-cold-chain',
        checkboxText: 'Die Küche kühlt leicht verderbliche Lebensmittel ohne Unterbruch.',
      },
      {
        checkboxId: 'hygiene-allergies',
        checkboxText:
          'Küche und Leitungsteam haben vom ersten Tag an eine Liste aller Allergien und Unverträglichkeiten.',
      },
      {
        checkboxId: 'hygiene-dishes',
        checkboxText:
          'Alle waschen ihr Geschirr nach jeder Mahlzeit mit heissem Wasser und Abwaschmittel ab.',
      },
      {
        checkboxId: 'hygiene-toilets',
        checkboxText: 'Alle putzen WC und Waschstellen reihum, mindestens einmal pro Tag.',
      },
      {
        checkboxId: 'hygiene-sick-separate',
        checkboxText: 'Leitende bringen Kranke getrennt von den Gesunden unter.',
      },
      {
        checkboxId: 'hygiene-sick-toilet',
        checkboxText:
          'Leitende bestimmen bei Durchfall oder Erbrechen ein eigenes WC für die Kranken.',
      },
      {
        checkboxId: 'hygiene-sick-kitchen',
        checkboxText: 'Kranke bleiben der Küche fern, auch Leitende und Küchenteam.',
      },
    ],
  },
  {
    title: 'Privatsphäre der TN',
    description:
      'TN können schlafen, sich waschen und sich umziehen, ohne dass jemand ihre Grenzen verletzt.',
    items: [
      {
        checkboxId: 'privacy-sleeping-leaders',
        checkboxText: 'TN und Leitende schlafen in getrennten Zelten oder Zimmern.',
      },
      {
        checkboxId: 'privacy-sleeping-gender',
        checkboxText:
          'TN schlafen nach Geschlechtern getrennt oder wie mit ihnen und den Eltern vereinbart.',
      },
      {
        checkboxId: 'privacy-showering',
        checkboxText:
          'TN und Leitende duschen und wechseln die Kleider zu verschiedenen Zeiten oder an verschiedenen Orten.',
      },
      {
        checkboxId: 'privacy-screens',
        checkboxText: 'TN waschen sich und wechseln die Kleider an Orten mit Sichtschutz.',
      },
      {
        checkboxId: 'privacy-announce',
        checkboxText:
          'Leitende kündigen sich an, bevor sie Zelte, Zimmer oder Waschräume der TN betreten.',
      },
      {
        checkboxId: 'privacy-visible-places',
        checkboxText: 'Leitende sind mit einzelnen TN nur dort allein, wo andere sie sehen können.',
      },
      {
        checkboxId: 'privacy-no-photos',
        checkboxText:
          'Leitende und TN machen in Schlaf-, Wasch- und Umkleidebereichen keine Aufnahmen.',
      },
      {
        checkboxId: 'privacy-trusted-person',
        checkboxText:
          'TN und Leitende wissen, wem sie Grenzverletzungen melden: Vertrauensperson, Lagerleitung oder Pfadi-Helpline (0800 22 36 39).',
      },
      {
        checkboxId: 'privacy-emergency-sheets',
        checkboxText:
          'Leitende haben die Notfallblätter auch nachts griffbereit, aber so, dass TN sie nicht lesen können.',
      },
    ],
  },
  {
    title: 'Umgang mit Feuer',
    description:
      'Feuer brennt nur, wo es sicher und erlaubt ist. Die Verantwortung tragen Leitende.',
    items: [
      {
        checkboxId: 'fire-tns-forbidden',
        checkboxText: 'TN machen Feuer nur zusammen mit einer Leitungsperson.',
      },
      {
        checkboxId: 'fire-clearance',
        checkboxText:
          'Die Feuerstelle ist seitlich mindestens 3 m von Bäumen und nach oben mindestens 5 m von Ästen entfernt.',
      },
      {
        checkboxId: 'fire-danger-check',
        checkboxText: 'Tageschefs prüfen jeden Morgen Waldbrandgefahr und Feuerverbote.',
      },
      {
        checkboxId: 'fire-ban-plan',
        checkboxText: 'Küche und Programm haben für ein Feuerverbot einen Plan B ohne Holzfeuer.',
      },
      {
        checkboxId: 'fire-water',
        checkboxText:
          'Ein voller Wassereimer steht neben jedem Feuer, eine Löschdecke hängt in der Küche (nie Wasser auf brennendes Fett).',
      },
      {
        checkboxId: 'fire-accelerants',
        checkboxText: 'Brennsprit und andere flüssige Brennstoffe kommen nie ins Feuer.',
      },
      {
        checkboxId: 'fire-supervision',
        checkboxText:
          'Ein Feuer ist nie allein: Eine Leitungsperson bleibt dabei, bis es gelöscht ist.',
      },
      {
        checkboxId: 'fire-extinguished',
        checkboxText:
          'Ein Feuer wird mit einer Leitungsperson gelöscht, mit viel Wasser, bis die Asche kalt ist.',
      },
      {
        checkboxId: 'fire-sleeping-areas',
        checkboxText:
          'Kerzen, Kocher und Grills brennen nie in Schlafzelten oder Schlafzimmern; Gasflaschen stehen draussen und aufrecht.',
      },
      {
        checkboxId: 'fire-exits',
        checkboxText:
          'In Häusern zeigen Leitende am ersten Tag allen die Fluchtwege und halten sie frei.',
      },
      {
        checkboxId: 'fire-extinguishers',
        checkboxText: 'Alle Leitenden wissen, wo Feuerlöscher sind und wie man sie benutzt.',
      },
    ],
  },
  {
    title: 'Werkzeuge',
    description: 'Äxte, Beile und Sägen werden nur in gutem Zustand und mit Sorgfalt benutzt.',
    items: [
      {
        checkboxId: 'tools-introduction',
        checkboxText: 'Leitende geben Werkzeuge erst nach einer Einführung an TN ab.',
      },
      {
        checkboxId: 'tools-supervision',
        checkboxText: 'TN benutzen Axt, Beil und Säge nur, wenn eine Leitungsperson dabei ist.',
      },
      {
        checkboxId: 'tools-condition',
        checkboxText:
          'Leitende prüfen Werkzeuge vor jedem Einsatz auf lose Köpfe und andere Schäden.',
      },
      {
        checkboxId: 'tools-work-area',
        checkboxText: 'Leitende sperren Arbeitsplätze mit Axt oder Beil ringsum ab.',
      },
      {
        checkboxId: 'tools-chopping-block',
        checkboxText:
          'Alle spalten Holz nur in festen Schuhen und auf einem standfesten Spaltstock.',
      },
      {
        checkboxId: 'tools-carrying',
        checkboxText: 'Alle tragen Äxte und Beile am Metallkopf.',
      },
      {
        checkboxId: 'tools-handover',
        checkboxText: 'Alle übergeben Werkzeuge mit dem Griff voran.',
      },
      {
        checkboxId: 'tools-storage',
        checkboxText: 'Leitende schliessen Werkzeuge nach der Arbeit ein.',
      },
      {
        checkboxId: 'tools-chainsaw',
        checkboxText: 'Nur ausgebildete Erwachsene in Schutzausrüstung bedienen Motorsägen.',
      },
    ],
  },
  {
    title: 'Sackmesser',
    description: 'Das Sackmesser ist ein Werkzeug. Diese Regeln gelten überall im Lager.',
    items: [
      {
        checkboxId: 'knife-beginners',
        checkboxText: 'Wer die Regeln noch nicht sicher beherrscht, schnitzt nur unter Aufsicht.',
      },
      {
        checkboxId: 'knife-sitting',
        checkboxText: 'Wer schnitzt, sitzt und hat beide Füsse fest am Boden.',
      },
      {
        checkboxId: 'knife-distance',
        checkboxText: 'Wer schnitzt, hält mindestens eine Armlänge Abstand zu anderen.',
      },
      {
        checkboxId: 'knife-direction',
        checkboxText: 'Wer schnitzt, führt die Klinge vom Körper weg.',
      },
      {
        checkboxId: 'knife-sharp-blade',
        checkboxText: 'Wer schnitzt, arbeitet mit einer scharfen Klinge.',
      },
      {
        checkboxId: 'knife-one-tool',
        checkboxText: 'Wer schnitzt, hat nur ein Werkzeug des Sackmessers ausgeklappt.',
      },
      {
        checkboxId: 'knife-closed',
        checkboxText: 'Wer aufsteht oder eine Pause macht, klappt zuerst das Sackmesser zu.',
      },
      {
        checkboxId: 'knife-handover',
        checkboxText: 'Wer das Sackmesser weitergibt, übergibt es geschlossen.',
      },
      {
        checkboxId: 'knife-rule-breach',
        checkboxText: 'Wer die Regeln missachtet, gibt das Sackmesser einer Leitungsperson ab.',
      },
    ],
  },
  {
    title: 'Zecken',
    description: 'Zecken können Krankheiten übertragen. Kleidung und Kontrolle senken das Risiko.',
    items: [
      {
        checkboxId: 'tick-vaccination-status',
        checkboxText: 'Leitende klären den FSME-Impfstatus der TN vor dem Lager mit den Eltern.',
      },
      {
        checkboxId: 'tick-clothing',
        checkboxText:
          'Alle tragen im Unterholz und im hohen Gras lange Hosen und geschlossene Schuhe.',
      },
      {
        checkboxId: 'tick-repellent',
        checkboxText: 'Alle tragen vor Aktivitäten im Wald ein Zeckenschutzmittel auf.',
      },
      {
        checkboxId: 'tick-check',
        checkboxText:
          'Alle suchen jeden Abend den eigenen Körper nach Zecken ab; Hilfe gibt es nur, wo jemand sie möchte.',
      },
      {
        checkboxId: 'tick-removal',
        checkboxText:
          'Leitende ziehen Zecken sofort mit Pinzette oder Zeckenzange dicht an der Haut heraus, an intimen Stellen nur mit Einverständnis und zu zweit.',
      },
      {
        checkboxId: 'tick-disinfection',
        checkboxText: 'Leitende desinfizieren die Stichstelle, nachdem die Zecke entfernt ist.',
      },
      {
        checkboxId: 'tick-record',
        checkboxText: 'Leitende notieren zu jedem Zeckenstich Name, Datum und Körperstelle.',
      },
      {
        checkboxId: 'tick-parents',
        checkboxText:
          'Leitende informieren die Eltern spätestens am Lagerende über jeden Zeckenstich.',
      },
      {
        checkboxId: 'tick-doctor',
        checkboxText:
          'Leitende holen ärztlichen Rat bei Fieber oder wachsender Rötung nach einem Stich.',
      },
    ],
  },
  {
    title: 'Umgang mit dem Sicherheitskonzept',
    description: 'Das Sicherheitskonzept nützt nur, wenn es aktuell ist und alle es kennen.',
    items: [
      {
        checkboxId: 'concept-coach',
        checkboxText:
          'Die Lagerleitung bespricht das Sicherheitskonzept vor dem Lager mit Coach und Abteilungsleitung.',
      },
      {
        checkboxId: everybodySigns,
        checkboxText:
          'Leitende und Küche lesen und unterschreiben das Sicherheitskonzept vor dem Lager.',
      },
      {
        checkboxId: 'concept-kitchen',
        checkboxText:
          'Die Lagerleitung erklärt das Sicherheitskonzept der Küche und allen Helfenden.',
      },
      {
        checkboxId: 'concept-insurance',
        checkboxText:
          'Die Lagerleitung klärt vor dem Lager, wie TN, Leitende, Küche und Fahrzeuge versichert sind (Unfall, Haftpflicht, Rettung).',
      },
      {
        checkboxId: 'concept-location',
        checkboxText: 'Alle Leitenden wissen, wo das Sicherheitskonzept liegt.',
      },
      {
        checkboxId: 'concept-outings',
        checkboxText: 'Eine Leitungsperson nimmt das Sicherheitskonzept auf jeden Ausflug mit.',
      },
      {
        checkboxId: 'concept-before-activity',
        checkboxText:
          'Die Leitenden besprechen das Sicherheitskonzept vor jeder sicherheitsrelevanten Aktivität nochmals.',
      },
      {
        checkboxId: 'concept-3x3',
        checkboxText:
          'Die Leitenden prüfen vor jeder sicherheitsrelevanten Aktivität Verhältnisse, Gelände und Mensch (3×3) und verzichten, wenn etwas nicht passt.',
      },
      {
        checkboxId: 'concept-supplement',
        checkboxText:
          'Die zuständigen Leitenden schreiben für Wanderungen, Wasser-, Winter- und Seilaktivitäten und grosse Bauten je ein eigenes Sicherheitskonzept.',
      },
      {
        checkboxId: 'concept-update',
        checkboxText:
          'Die Lagerleitung passt das Sicherheitskonzept an, sobald sich die Verhältnisse vor Ort ändern.',
      },
      {
        checkboxId: 'concept-evaluation',
        checkboxText:
          'Das Leitungsteam wertet das Sicherheitskonzept nach dem Lager an einem Höck aus.',
      },
    ],
  },
  {
    title: 'Apotheke',
    description: 'Die Apotheke ist jederzeit in Reichweite, im Lager und unterwegs.',
    items: [
      {
        checkboxId: 'medkit-camp-site',
        checkboxText:
          'Im Zeltlager steht die Apotheke trocken und für alle Leitenden griffbereit; die Medikamente darin sind für TN unzugänglich.',
      },
      {
        checkboxId: 'medkit-camp-house',
        checkboxText:
          'Im Hauslager steht die Apotheke zentral und für alle Leitenden griffbereit; die Medikamente darin sind für TN unzugänglich.',
      },
      {
        checkboxId: 'medkit-outings',
        checkboxText: 'Auf jedem Ausflug sind eine kleine Apotheke und die Notfallblätter dabei.',
      },
      {
        checkboxId: 'medkit-medicines',
        checkboxText:
          'Notfallmedikamente sind immer beim Kind oder bei der Person, die es begleitet.',
      },
      {
        checkboxId: 'medkit-stings',
        checkboxText:
          'Alle Leitenden wissen, wer auf Wespen- oder Bienenstiche allergisch ist, und können das Notfallmedikament geben.',
      },
    ],
  },
] as const;
