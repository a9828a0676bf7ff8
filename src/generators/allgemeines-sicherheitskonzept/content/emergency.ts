/** The tick that brings up the select of who leads. */
export const specificPersonLeads = 'first-aid-specific-person';

/** The tick that brings up the select of who drives. */
export const carIsThere = 'emergency-car';

export const firstAid = {
  title: 'Erste Hilfe',
  items: [
    {
      checkboxId: 'first-aid-isolate-participants',
      checkboxText:
        'Eine Leitungsperson bringt die übrigen TN vom Unfallort weg und bleibt bei ihnen.',
    },
    {
      checkboxId: 'first-aid-look-think-act',
      checkboxText: 'Die Leitenden gehen nach dem Schema «schauen – denken – handeln» vor.',
    },
    {
      checkboxId: 'first-aid-most-knowledgeable',
      checkboxText:
        'Vor Ort übernimmt die Leitungsperson mit den besten Erste-Hilfe-Kenntnissen den Lead.',
    },
    {
      checkboxId: specificPersonLeads,
      checkboxText: 'Eine im Voraus bestimmte Person übernimmt den Lead, sobald sie vor Ort ist.',
    },
    {
      checkboxId: 'first-aid-crisis',
      checkboxText:
        'Wer sich selbst verletzt oder nicht mehr leben will, ist nie allein; Leitende holen Rat bei 147 oder der Pfadi-Helpline (0800 22 36 39), bei Lebensgefahr Hilfe bei 144.',
    },
  ],
} as const;

/** Each begins with its number. */
export const importantNumbers = {
  title: 'Wichtige Nummern',
  items: [
    { checkboxId: 'number-117', checkboxText: '117 Polizei' },
    { checkboxId: 'number-118', checkboxText: '118 Feuerwehr' },
    { checkboxId: 'number-144', checkboxText: '144 Ambulanz' },
    { checkboxId: 'number-145', checkboxText: '145 Vergiftungsnotfälle (Tox Info Suisse)' },
    { checkboxId: 'number-112', checkboxText: '112 Europäischer Notruf (führt zur Polizei)' },
    { checkboxId: 'number-1414', checkboxText: '1414 Luftrettung (Rega)' },
    { checkboxId: 'number-147', checkboxText: '147 Beratung für Kinder und Jugendliche' },
    {
      checkboxId: 'number-0800-117-117',
      checkboxText: '0800 117 117 Bahnpolizei (Transportpolizei SBB)',
    },
    { checkboxId: 'number-0800-22-36-39', checkboxText: '0800 22 36 39 Pfadi-Helpline' },
  ],
} as const;

export const alarm = [
  {
    title: 'Massnahmen',
    items: [
      {
        checkboxId: 'alarm-phone',
        checkboxText:
          'Das Notfalltelefon hat Empfang, ist geladen und liegt mit einer Powerbank jederzeit griffbereit.',
      },
      {
        checkboxId: 'alarm-app',
        checkboxText: 'Alle Leitenden haben die Notfall-App der Rega auf dem Handy installiert.',
      },
      {
        checkboxId: 'alarm-team-decides',
        checkboxText:
          'Ist ein Alarm nicht zwingend, entscheidet das Leitungsteam; im Zweifel alarmiert, wer vor Ort ist.',
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
        checkboxText: 'Eine Person ist oder war bewusstlos, hat Atemnot oder blutet stark.',
      },
      {
        checkboxId: 'alarm-missing',
        checkboxText:
          'Eine Person wird seit mindestens einer Stunde vermisst; bei jüngeren Kindern, Gewässern, Dunkelheit oder Unwetter wird sofort alarmiert.',
      },
      {
        checkboxId: 'alarm-fire',
        checkboxText: 'Ein Feuer ist ausser Kontrolle: alarmieren, retten, löschen.',
      },
    ],
  },
  {
    title: 'Wer nach dem Notruf informiert wird',
    items: [
      {
        checkboxId: 'inform-parents',
        checkboxText:
          'Eltern, in einer Krise nach Absprache mit der Pfadi-Helpline (0800 22 36 39)',
      },
      { checkboxId: 'inform-department-leaders', checkboxText: 'Abteilungsleitung' },
      { checkboxId: 'inform-coach', checkboxText: 'Coach' },
      {
        checkboxId: 'inform-helpline',
        checkboxText:
          'Pfadi-Helpline (0800 22 36 39), sobald Polizei, Feuerwehr, Ambulanz oder Rega im Einsatz ist, auch bei Verdacht auf Missbrauch, Suiziddrohung, Lebensmittelvergiftung oder wenn ein Kind vermisst wird; über einen Vorfall gibt nur ihr Krisenteam den Medien Auskunft',
      },
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
  importantNumbers,
] as const;

export const emergencyCar = {
  title: 'Notfallauto',
  items: [
    {
      checkboxId: carIsThere,
      checkboxText:
        'Ein Notfallauto steht vollgetankt und gewendet da; alle wissen, wo der Schlüssel liegt.',
    },
  ],
} as const;
