import { defineChecklist, poster } from './defineChecklist';

export const generator = defineChecklist({
  intro: 'Kreuze an, was euch im Team wichtig ist, und nimm das Dokument an den nächsten Höck mit.',
  fileName: 'Regeln_Leitungsteam.docx',
  extras: [poster],
  groups: [
    {
      legend: 'Regeln',
      suggestions: ['Wir beantworten Nachrichten des Teams innert 2 Tagen.'],
      items: [
        {
          id: '1',
          text: 'Wir melden eine Abwesenheit mindestens 3 Tage im Voraus und sorgen für Ersatz.',
        },
        { id: '2', text: 'Wir bereiten uns anhand der Traktanden auf jeden Höck vor.' },
        { id: '3', text: 'Wir kommen pünktlich und schreiben dem Team, wenn wir uns verspäten.' },
        { id: '4', text: 'Wir lassen einander ausreden und bleiben beim Traktandum.' },
        {
          id: '5',
          text: 'Wir lesen nach jedem Höck das Protokoll und erledigen unsere Aufgaben bis zum Termin.',
        },
        { id: '6', text: 'Wir geben Rückmeldungen ehrlich, sachlich und wertschätzend.' },
        {
          id: '7',
          text: 'Wir stehen gegen aussen gemeinsam zu unseren Entscheiden und behalten Vertrauliches für uns, ausser jemand ist in Gefahr.',
        },
        {
          id: '8',
          text: 'Wir sprechen Konflikte früh und direkt an und holen wenn nötig die Abteilungsleitung oder eine neutrale Person dazu.',
        },
        {
          id: '9',
          text: 'Wir beziehen neue und junge Leitende ein und geben ihnen eigene Aufgaben.',
        },
        { id: '10', text: 'Wir danken einander nach jedem Anlass und feiern, was gelungen ist.' },
      ],
    },
  ],
});
