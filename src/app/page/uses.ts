type Use = {
  slug: string;
  /** When a group needs it. */
  when: string;
  /** How much there is to choose from. */
  size: string;
  /** What a group does with it. */
  how: string;
};

const table = `
todo-liste | 1 Jahr vor dem Lager | 27 Aufgaben | Geh sie am ersten Höck mit dem Team durch, verteile die Aufgaben und nimm die Termine in den Kalender.
allgemeines-sicherheitskonzept | 2 Monate vor dem Lager | 129 Punkte | Besprich es mit Coach und Abteilungsleitung. Im Lager liegt es bei der Apotheke und beim Notfalltelefon.
packliste | 1 Monat vor dem Lager | 40 Punkte | Schicke sie den Eltern zusammen mit Treffpunkt, Notfallblatt und der Nummer des Notfalltelefons.
regeln-fuer-leitende | 1 Monat vor dem Lager | 17 Punkte | Besprich sie mit Leitenden und Küche: Präsenz, Nachtwache, Alkohol, Medien.
lagerpakt | Am ersten Lagertag | 46 Punkte | Ergänze ihn mit den Kindern und häng ihn an den Sarasani oder bei der Küche auf.
aufgaben-tageschef | Jeden Tag im Lager | 13 Punkte | Häng das Blatt beim Leitungsteam auf: Wer den Tag leitet, übernimmt am Vorabend und übergibt am nächsten Abend.
regeln-fuer-tns | Zu Beginn des Jahres | 32 Punkte | Besprich sie mit neuen Kindern und schicke sie den Eltern.
gelaendespiel | Vor dem Spiel | 14 Punkte | Lies sie am Spielfeldrand vor: Grenzen, Signale, Stopp-Regel. Erst dann geht es los.
regeln-im-leitungsteam | Am ersten Höck im Jahr | 10 Punkte | Wähle mit dem Team aus, was euch wichtig ist, und nimm das Blatt hervor, wenn es harzt.
pflichtenheft | Wenn ihr die Ressorts verteilt | 6 Ressorts | Gib jeder Person ihr Ressort mit, auch beim Wechsel: So weiss die nächste, was dazugehört.
`;

/** How each document is used, in the order in which a group needs them. */
export const uses: readonly Use[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [slug = '', when = '', size = '', how = ''] = line.split(' | ');
    return { slug, when, size, how };
  });
