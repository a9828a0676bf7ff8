/** The tick that brings up the select of who leads. */
export const specificPersonLeads = 'first-aid-specific-person';

/** The tick that brings up the select of who drives. */
export const carIsThere = 'emergency-car';

export const firstAid = {
  title: 'Erste Hilfe',
  items: [
    {
      checkboxId: 'first-aid-isolate-participants',
      checkboxText: 'Die Leitenden bringen die übrigen TN vom Unfallort weg.',
    },
    {
      checkboxId: 'first-aid-look-think-act',
      checkboxText: 'Die Leitenden gehen nach dem Schema «schauen – denken – handeln» vor.',
    },
    {
      checkboxId: 'first-aid-most-knowledgeable',
      checkboxText:
        'Die Leitungsperson mit dem grössten Wissen in Erster Hilfe übernimmt den Lead.',
    },
    {
      checkboxId: specificPersonLeads,
      checkboxText: 'Eine im Voraus bestimmte Person übernimmt den Lead.',
    },
  ],
} as const;

export const alarm = [
  {
    title: 'Massnahmen',
    items: [
      {
        checkboxId: 'alarm-phone',
        checkboxText: 'Ein Handy mit Empfang und geladenem Akku ist jederzeit griffbereit.',
      },
      {
        checkboxId: 'alarm-app',
        checkboxText: 'Die Notfall-App der Rega ist auf den Handys aller Leitenden installiert.',
      },
      {
        checkboxId: 'alarm-team-decides',
        checkboxText:
          'Das Leitungsteam entscheidet über die Alarmierung, sofern diese nicht zwingend ist.',
      },
    ],
  },
  {
    title: 'Situationen, in denen zwingend alarmiert wird',
    items: [
      {
        checkboxId: 'alarm-cannot-move',
        checkboxText: 'Eine Person kann sich nicht mehr allein fortbewegen.',
      },
      {
        checkboxId: 'alarm-unconscious',
        checkboxText: 'Eine Person ist oder war bewusstlos.',
      },
      {
        checkboxId: 'alarm-missing',
        checkboxText: 'Eine Person wird seit mindestens einer Stunde vermisst.',
      },
      {
        checkboxId: 'alarm-fire',
        checkboxText: 'Ein Feuer ist ausser Kontrolle.',
      },
    ],
  },
  {
    title: 'Wer nach dem Notruf informiert wird',
    items: [
      { checkboxId: 'inform-parents', checkboxText: 'Eltern' },
      { checkboxId: 'inform-department-leaders', checkboxText: 'Abteilungsleitung' },
      { checkboxId: 'inform-coach', checkboxText: 'Coach' },
      { checkboxId: 'inform-helpline', checkboxText: 'Pfadi-Helpline' },
    ],
  },
  {
    title: 'Leitende und Nummern',
    items: [
      {
        checkboxId: 'leaders-know-numbers',
        checkboxText: 'Alle Leitenden kennen die wichtigen Nummern.',
      },
      {
        checkboxId: 'leaders-saved-numbers',
        checkboxText: 'Alle Leitenden haben die wichtigen Nummern im Handy gespeichert.',
      },
    ],
  },
  {
    title: 'Wichtige Nummern',
    items: [
      { checkboxId: 'number-117', checkboxText: '117 Polizei' },
      { checkboxId: 'number-118', checkboxText: '118 Feuerwehr' },
      { checkboxId: 'number-144', checkboxText: '144 Ambulanz' },
      { checkboxId: 'number-145', checkboxText: '145 Vergiftungsnotfälle (Tox Info Suisse)' },
      { checkboxId: 'number-112', checkboxText: '112 Europäischer Notruf' },
      { checkboxId: 'number-1414', checkboxText: '1414 Luftrettung (Rega)' },
      { checkboxId: 'number-147', checkboxText: '147 Beratung für Kinder und Jugendliche' },
      {
        checkboxId: 'number-0800-117-117',
        checkboxText: '0800 117 117 Bahnpolizei (Transportpolizei SBB)',
      },
      { checkboxId: 'number-0800-22-36-39', checkboxText: '0800 22 36 39 Pfadi-Helpline' },
    ],
  },
] as const;

export const emergencyCar = {
  title: 'Notfallauto',
  items: [
    {
      checkboxId: carIsThere,
      checkboxText: 'Ein Notfallauto steht jederzeit fahrbereit zur Verfügung.',
    },
  ],
} as const;
