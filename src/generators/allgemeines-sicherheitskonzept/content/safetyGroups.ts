export const safetyGroups = [
  {
    title: 'Lagerpakt',
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
        checkboxText: 'Alle TN sind ausserhalb des Lagergeländes mindestens zu zweit unterwegs.',
      },
      {
        checkboxId: 'rule-alarm-signal',
        checkboxText: 'Alle kommen beim Alarmsignal sofort zum Sammelplatz.',
      },
      {
        checkboxId: 'rule-shoes',
        checkboxText: 'Alle tragen im Freien Schuhe, auch auf kurzen Wegen.',
      },
      {
        checkboxId: 'rule-no-running',
        checkboxText: 'Alle gehen langsam, wo Zeltschnüre gespannt sind oder ein Feuer brennt.',
      },
      {
        checkboxId: 'rule-bathing',
        checkboxText: 'Alle TN baden nur unter Aufsicht einer dafür ausgebildeten Leitungsperson.',
      },
      {
        checkboxId: 'rule-report-injury',
        checkboxText: 'Alle TN melden Verletzungen und Unwohlsein sofort einer Leitungsperson.',
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
        checkboxText: 'Gefahrenstellen in der Umgebung sind auf einer Karte eingetragen.',
      },
      {
        checkboxId: 'surroundings-hazards-secured',
        checkboxText:
          'Gefahrenstellen auf dem Lagergelände sind abgesperrt oder sichtbar markiert.',
      },
      {
        checkboxId: 'surroundings-boundaries',
        checkboxText: 'Die Grenzen des Lagergeländes sind allen TN ab dem ersten Tag bekannt.',
      },
      {
        checkboxId: 'surroundings-meeting-point',
        checkboxText: 'Der Sammelplatz ist deutlich gekennzeichnet.',
      },
      {
        checkboxId: 'surroundings-access-road',
        checkboxText: 'Die Zufahrt ist für Rettungsfahrzeuge jederzeit frei.',
      },
      {
        checkboxId: 'surroundings-rescue-point',
        checkboxText: 'Der Treffpunkt mit den Rettungskräften ist mit Koordinaten festgehalten.',
      },
      {
        checkboxId: 'surroundings-no-reception',
        checkboxText: 'Für Orte ohne Handyempfang ist ein anderer Alarmierungsweg festgelegt.',
      },
      {
        checkboxId: 'surroundings-weather',
        checkboxText:
          'Für Wetterbericht und Unwetterwarnungen ist jeden Tag eine Leitungsperson zuständig.',
      },
      {
        checkboxId: 'surroundings-thunderstorm',
        checkboxText:
          'Bei unter 10 Sekunden zwischen Blitz und Donner ist niemand im Freien oder im Zelt.',
      },
    ],
  },
  {
    title: 'Umgang mit Suchtmitteln',
    description: 'Das Leitungsteam ist den TN ein Vorbild und bleibt jederzeit handlungsfähig.',
    items: [
      {
        checkboxId: 'substances-tn-none',
        checkboxText: 'TN konsumieren im Lager weder Alkohol noch Nikotin noch andere Drogen.',
      },
      {
        checkboxId: 'substances-energy-drinks',
        checkboxText: 'TN trinken im Lager keine Energydrinks.',
      },
      {
        checkboxId: 'substances-legal-age',
        checkboxText:
          'Leitende halten die gesetzlichen Altersgrenzen für Alkohol und Nikotin auch selbst ein.',
      },
      {
        checkboxId: 'substances-alcohol-tn-present',
        checkboxText: 'Leitende trinken im Beisein von TN keinen Alkohol.',
      },
      {
        checkboxId: 'substances-two-sober',
        checkboxText:
          'Mindestens zwei Leitende bleiben nüchtern, wenn andere Leitende Alkohol trinken.',
      },
      {
        checkboxId: 'substances-storage',
        checkboxText: 'Leitende bewahren Alkohol für TN unzugänglich auf.',
      },
      {
        checkboxId: 'substances-smoking-area',
        checkboxText:
          'Leitende rauchen und vapen nur an einem bestimmten Ort ausser Sichtweite der TN.',
      },
      {
        checkboxId: 'substances-illegal',
        checkboxText: 'Leitende konsumieren während des ganzen Lagers keine illegalen Drogen.',
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
        checkboxText:
          'Die Hände werden vor dem Essen und nach jedem WC-Besuch mit Seife gewaschen.',
      },
      {
        checkboxId: 'hygiene-drinking-water',
        checkboxText:
          'Trinkwasser wird nur dort bezogen, wo die Vermieterschaft die Qualität bestätigt hat.',
      },
      {
        checkboxId: 'hygiene-cold-chain',
        checkboxText: 'Leicht verderbliche Lebensmittel werden ohne Unterbruch gekühlt.',
      },
      {
        checkboxId: 'hygiene-allergies',
        checkboxText:
          'Allergien und Unverträglichkeiten werden der Küche vor dem Lager schriftlich gemeldet.',
      },
      {
        checkboxId: 'hygiene-dishes',
        checkboxText:
          'Das Geschirr wird nach jeder Mahlzeit mit heissem Wasser und Abwaschmittel gereinigt.',
      },
      {
        checkboxId: 'hygiene-toilets',
        checkboxText: 'WC und Waschstellen werden mindestens einmal pro Tag geputzt.',
      },
      {
        checkboxId: 'hygiene-sick-separate',
        checkboxText: 'Kranke werden getrennt von den Gesunden untergebracht.',
      },
      {
        checkboxId: 'hygiene-sick-toilet',
        checkboxText: 'Bei Durchfall oder Erbrechen wird für die Kranken ein eigenes WC bestimmt.',
      },
      {
        checkboxId: 'hygiene-sick-kitchen',
        checkboxText: 'Kranke werden nicht für die Arbeit in der Küche eingesetzt.',
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
          'TN und Leitende duschen zu verschiedenen Zeiten oder an verschiedenen Orten.',
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
        checkboxText: 'TN kennen die Vertrauensperson, der sie Grenzverletzungen melden können.',
      },
      {
        checkboxId: 'privacy-emergency-sheets',
        checkboxText:
          'Leitende bewahren die Notfallblätter so auf, dass TN sie nicht lesen können.',
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
        checkboxText: 'TN machen kein Feuer ohne Leitende.',
      },
      {
        checkboxId: 'fire-clearance',
        checkboxText:
          'Die Feuerstelle ist seitlich mindestens 3 m von Bäumen und nach oben mindestens 5 m von Ästen entfernt.',
      },
      {
        checkboxId: 'fire-danger-check',
        checkboxText: 'Eine Leitungsperson prüft täglich Waldbrandgefahr und Feuerverbote.',
      },
      {
        checkboxId: 'fire-ban-plan',
        checkboxText: 'Küche und Programm haben für ein Feuerverbot einen Plan B ohne Holzfeuer.',
      },
      {
        checkboxId: 'fire-water',
        checkboxText: 'Ein voller Wassereimer steht neben jedem Feuer bereit.',
      },
      {
        checkboxId: 'fire-accelerants',
        checkboxText: 'Brennsprit und andere flüssige Brennstoffe kommen nie ins Feuer.',
      },
      {
        checkboxId: 'fire-supervision',
        checkboxText: 'Eine Leitungsperson bleibt beim Feuer, solange es brennt.',
      },
      {
        checkboxId: 'fire-extinguished',
        checkboxText: 'Eine Leitungsperson löscht das Feuer mit Wasser, bis die Asche kalt ist.',
      },
      {
        checkboxId: 'fire-sleeping-areas',
        checkboxText: 'Kerzen und Kocher brennen nie in Schlafzelten oder Schlafzimmern.',
      },
    ],
  },
  {
    title: 'Werkzeuge',
    description: 'Äxte, Beile und Sägen werden nur in gutem Zustand und mit Sorgfalt gebraucht.',
    items: [
      {
        checkboxId: 'tools-introduction',
        checkboxText:
          'Werkzeuge werden TN erst nach einer Einführung durch eine Leitungsperson abgegeben.',
      },
      {
        checkboxId: 'tools-supervision',
        checkboxText: 'Äxte, Beile und Sägen werden von TN nur unter Aufsicht gebraucht.',
      },
      {
        checkboxId: 'tools-condition',
        checkboxText:
          'Werkzeuge werden vor jedem Einsatz auf lose Köpfe und andere Schäden geprüft.',
      },
      {
        checkboxId: 'tools-work-area',
        checkboxText: 'Arbeitsplätze mit Axt oder Beil werden ringsum abgesperrt.',
      },
      {
        checkboxId: 'tools-chopping-block',
        checkboxText: 'Holz wird nur auf einem standfesten Spaltstock gespalten.',
      },
      {
        checkboxId: 'tools-carrying',
        checkboxText: 'Äxte und Beile werden am Metallkopf getragen.',
      },
      {
        checkboxId: 'tools-handover',
        checkboxText: 'Werkzeuge werden mit dem Griff voran übergeben.',
      },
      {
        checkboxId: 'tools-storage',
        checkboxText: 'Werkzeuge werden nach der Arbeit unter Verschluss aufbewahrt.',
      },
      {
        checkboxId: 'tools-chainsaw',
        checkboxText:
          'Motorsägen werden nur von ausgebildeten Erwachsenen in Schutzausrüstung bedient.',
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
        checkboxText: 'Alle tragen im Wald und im hohen Gras lange Hosen und lange Ärmel.',
      },
      {
        checkboxId: 'tick-repellent',
        checkboxText: 'Alle tragen vor Aktivitäten im Wald ein Zeckenschutzmittel auf.',
      },
      {
        checkboxId: 'tick-check',
        checkboxText: 'Alle suchen sich jeden Abend am ganzen Körper nach Zecken ab.',
      },
      {
        checkboxId: 'tick-removal',
        checkboxText:
          'Leitende ziehen Zecken sofort mit Pinzette oder Zeckenzange dicht an der Haut heraus.',
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
          'Das Sicherheitskonzept wird vor dem Lager mit Coach und Abteilungsleitung besprochen.',
      },
      {
        checkboxId: 'concept-signed',
        checkboxText:
          'Das Sicherheitskonzept wird vor dem Lager von allen Leitenden gelesen und unterschrieben.',
      },
      {
        checkboxId: 'concept-kitchen',
        checkboxText: 'Das Sicherheitskonzept wird dem Küchenteam und allen Helfenden erklärt.',
      },
      {
        checkboxId: 'concept-location',
        checkboxText:
          'Das Sicherheitskonzept wird an einem Ort aufbewahrt, den alle Leitenden kennen.',
      },
      {
        checkboxId: 'concept-outings',
        checkboxText: 'Das Sicherheitskonzept wird auf jeden Ausflug mitgenommen.',
      },
      {
        checkboxId: 'concept-before-activity',
        checkboxText:
          'Das Sicherheitskonzept wird vor sicherheitsrelevanten Aktivitäten nochmals besprochen.',
      },
      {
        checkboxId: 'concept-supplement',
        checkboxText:
          'Das Sicherheitskonzept wird für Wanderungen und Wasseraktivitäten um je ein eigenes ergänzt.',
      },
      {
        checkboxId: 'concept-update',
        checkboxText:
          'Das Sicherheitskonzept wird angepasst, sobald sich die Verhältnisse vor Ort ändern.',
      },
      {
        checkboxId: 'concept-evaluation',
        checkboxText: 'Das Sicherheitskonzept wird nach dem Lager an einem Höck ausgewertet.',
      },
    ],
  },
  {
    title: 'Apotheke',
    description: 'Die Apotheke ist jederzeit in Reichweite, im Lager und unterwegs.',
    items: [
      {
        checkboxId: 'medkit-camp-site',
        checkboxText: 'Die Apotheke liegt auf dem Lagerplatz griffbereit.',
      },
      {
        checkboxId: 'medkit-camp-house',
        checkboxText: 'Die Apotheke liegt im Lagerhaus griffbereit.',
      },
      {
        checkboxId: 'medkit-outings',
        checkboxText: 'Eine kleinere Apotheke ist auf jedem Ausflug dabei.',
      },
    ],
  },
] as const;
