export const tasksBeforeStart = [
  {
    before: { years: 1 },
    words: '1 Jahr',
    tasks: [
      'Leitungsteam zusammenstellen und J+S-Anerkennungen prüfen',
      'Zeltlager oder Hauslager als Lagerform wählen',
      'Lagerplatz oder Lagerhaus suchen und rekognoszieren',
      'Mietvertrag für Platz oder Haus unterschreiben',
      'Lagerdatum den Teilnehmenden und Eltern bekannt geben',
      'Küchenteam für das Lager anfragen',
      'Lager in der MiData erfassen und den Coach anfragen',
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
      'Detailprogramm beim Coach und Lager in der MiData einreichen',
      'Sicherheitskonzept schreiben und mit Coach und Abteilungsleitung besprechen',
      'J+S-Leihmaterial über den Coach und weiteres Material bestellen',
      'Anmeldungen am Anmeldeschluss auf Vollständigkeit prüfen',
      'Elternabend bei Bedarf durchführen',
    ],
  },
  {
    before: { months: 1 },
    words: '1 Monat',
    tasks: [
      'Packliste für die Teilnehmenden zusammenstellen',
      'Lagerinfo mit Packliste und Notfalltelefon an Teilnehmende und Eltern verschicken',
      'Notfallblätter aller Teilnehmenden und Leitenden einsammeln',
      'Billette für Hin- und Rückreise bestellen',
      'Lagerauto reservieren und bestimmen, wer fährt',
      'Materialliste schreiben und Materialtransport organisieren',
      'Lagerregeln im Leitungsteam festlegen',
      'Abmachungen mit dem Küchenteam schriftlich festhalten',
    ],
  },
] as const;

/** The place of own points that are due after the camp. */
export const placeAfterEnd = 'Lagerende';

export const tasksAfterEnd = [
  'Helfenden, Küchenteam und Vermieterschaft danken',
  'Lager im Leitungsteam auswerten und abrechnen, Notfallblätter vernichten',
] as const;

/** Own points that are offered, by their place. */
export const taskSuggestions: Readonly<Record<string, readonly string[]>> = {
  '4 Monate': ['Lager im Ausland: Ausweise, Versicherung und Regeln des Landes klären'],
  '3 Monate': ['Lager im Ausland: spätestens 10 Wochen vorher in der MiData einreichen'],
  '2 Monate': ['Wanderungen und Badeplätze rekognoszieren, Handyempfang prüfen'],
  '1 Monat': [
    'Apotheke prüfen und ergänzen',
    'Plan B für Feuerverbot und Unwetter vorbereiten',
    'Lager im Ausland: Einverständnis der Eltern für die Reise einsammeln',
  ],
  [placeAfterEnd]: [
    'Platz oder Haus abgeben und Mängel schriftlich festhalten',
    'Material trocknen, flicken und zurückgeben',
  ],
};
