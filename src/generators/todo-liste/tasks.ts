export const tasksBeforeStart = [
  {
    before: { years: 1 },
    words: '1 Jahr',
    tasks: [
      'Leitungsteam für das Lager zusammenstellen',
      'Zeltlager oder Hauslager als Lagerform wählen',
      'Lagerplatz oder Lagerhaus suchen und rekognoszieren',
      'Mietvertrag für Platz oder Haus unterschreiben',
      'Lagerdatum den Teilnehmenden und Eltern bekannt geben',
      'Küchenteam für das Lager anfragen',
      'Lager in der MiData erfassen',
    ],
  },
  {
    before: { months: 4 },
    words: '4 Monate',
    tasks: [
      'Jugendurlaub-Gesuche am Arbeitsplatz abgeben',
      'Motto und roten Faden festlegen',
      'Budget für das Lager erstellen',
    ],
  },
  {
    before: { months: 3 },
    words: '3 Monate',
    tasks: ['Grobprogramm im Picasso festhalten', 'Anmeldung an die Eltern verschicken'],
  },
  {
    before: { months: 2 },
    words: '2 Monate',
    tasks: [
      'Detailprogramm beim Coach einreichen',
      'Sicherheitskonzept für das Lager schreiben',
      'J+S-Leihmaterial und weiteres Material bestellen',
      'Anmeldungen am Anmeldeschluss auf Vollständigkeit prüfen',
      'Elternabend bei Bedarf durchführen',
    ],
  },
  {
    before: { months: 1 },
    words: '1 Monat',
    tasks: [
      'Lagerinfo an die Teilnehmenden verschicken',
      'Notfallblätter aller Teilnehmenden und Leitenden einsammeln',
      'Packliste für die Teilnehmenden zusammenstellen',
      'Billette für Hin- und Rückreise bestellen',
      'Lagerauto reservieren und Fahrpersonen bestimmen',
      'Materialliste schreiben und Materialtransport organisieren',
      'Lagerregeln im Leitungsteam festlegen',
      'Abmachungen mit dem Küchenteam schriftlich festhalten',
    ],
  },
] as const;

/** The place of own points that are due after the camp. */
export const placeAfterEnd = 'Lagerende';

export const tasksAfterEnd = [
  'Helfenden, Küchenteam und Vermietenden danken',
  'Lager im Leitungsteam auswerten',
] as const;
