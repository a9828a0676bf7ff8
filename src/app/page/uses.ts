import { tableRows } from '../../document/xml/tree';

// The columns: slug, content, time at which a group needs the document, number of points, advice on using the document.
const table = `
todo-liste | Die Lagerplanung mit Terminen, gerechnet ab eurem Lagerdatum. | 1 Jahr vor dem Lager | 30 Aufgaben | Geh sie am ersten Höck mit dem Team durch, verteile die Aufgaben und nimm die Termine in den Kalender.
allgemeines-sicherheitskonzept | Kontakte, Vorkehrungen und das Vorgehen im Notfall. | 2 Monate vor dem Lager | 139 Punkte | Besprich es mit Coach und Abteilungsleitung. Im Lager liegt es bei der Apotheke und beim Notfalltelefon.
packliste | Was in den Rucksack gehört und was zu Hause bleibt. | 1 Monat vor dem Lager | 40 Punkte | Schicke sie den Eltern zusammen mit Treffpunkt, Notfallblatt und der Nummer des Notfalltelefons.
regeln-fuer-leitende | Was im Leitungsteam während des Lagers gilt, vom Vorbild bis zum Notfall. | 1 Monat vor dem Lager | 17 Punkte | Besprich sie mit Leitenden und Küche: Präsenz, Nachtwache, Alkohol, Medien.
lagerpakt | Die Abmachungen, die für alle gelten und im Lager aushängen. | Am ersten Lagertag | 46 Punkte | Ergänze ihn mit den Kindern und häng ihn an den Sarasani oder bei der Küche auf.
aufgaben-tageschef | Was den Tag durch ansteht, vom Vorabend bis zur Übergabe. | Jeden Tag im Lager | 13 Punkte | Häng das Blatt beim Leitungsteam auf: Wer den Tag leitet, übernimmt am Vorabend und übergibt am nächsten Abend.
regeln-fuer-tns | Was für Teilnehmende an euren Aktivitäten gilt. | Zu Beginn des Jahres | 32 Punkte | Besprich sie mit neuen Kindern und schicke sie den Eltern.
gelaendespiel | Spielregeln für ein faires und sicheres Geländespiel. | Vor dem Spiel | 14 Punkte | Lies sie am Spielfeldrand vor: Grenzen, Signale, Stopp-Regel. Erst dann geht es los.
regeln-im-leitungsteam | Abmachungen für den Höck, für Rückmeldungen und für den Umgang im Team. | Am ersten Höck im Jahr | 10 Punkte | Wähle mit dem Team aus, was euch wichtig ist, und nimm das Blatt hervor, wenn es harzt.
pflichtenheft | Die Aufgaben je Ressort, von Elternkontakt bis Social Media. | Wenn ihr die Ressorts verteilt | 6 Ressorts | Gib jeder Person ihr Ressort mit, auch beim Wechsel: So weiss die nächste, was dazugehört.
`;

/** Facts about all documents. The documents of a category are in the order in which a group needs them. */
export const uses = tableRows(table, ' | ').map(
  ([slug = '', summary = '', when = '', size = '', how = '']) => {
    return { slug, summary, when, size, how };
  },
);
