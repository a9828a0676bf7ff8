import { defineChecklist, poster } from './defineChecklist';

export const generator = defineChecklist({
  intro:
    'Kreuze an, was Tageschefs in eurem Lager erledigen, und hänge das Blatt dort auf, wo sich das Leitungsteam trifft.',
  fileName: 'Aufgaben_Tageschef.docx',
  extras: [
    { id: 'boxes', text: 'Zum Abhaken' },
    { id: 'header', text: 'Kopf zum Ausfüllen: Name, Datum, Stellvertretung, Notfallfahrt' },
    poster,
  ],
  groups: [
    {
      legend: 'Am Vorabend',
      items: [
        { id: '1', text: 'Den Ablauf und das Material am Höck des Vorabends durchgehen' },
        { id: '2', text: 'Die Aufsicht für die Mittagsruhe und die freie Zeit einteilen' },
      ],
    },
    {
      legend: 'Am Morgen',
      suggestions: [
        'Die Kranken besuchen und mit der Lagerleitung absprechen, wer bei ihnen bleibt',
      ],
      items: [
        {
          id: '3',
          text: 'Den Wetterbericht, die Unwetterwarnungen und die Waldbrandgefahr prüfen und wenn nötig auf Plan B umstellen',
        },
        {
          id: '4',
          text: 'Das Lager wecken, den Tag beim Antreten eröffnen und das Programm vorstellen',
        },
        { id: '6', text: 'Die Ämtli genau erklären und nachher kontrollieren' },
      ],
    },
    {
      legend: 'Tagsüber',
      suggestions: ['Bei Hitze an Wasser, Hut, Sonnencreme und Schatten erinnern'],
      items: [
        { id: '7', text: 'Den Zeitplan einhalten und Änderungen früh mit der Küche absprechen' },
        {
          id: '8',
          text: 'Die Teilnehmenden bei jedem Antreten und nach jedem Ortswechsel zählen und die Anwesenheit festhalten',
        },
        {
          id: '9',
          text: 'Die kleine Apotheke, die Notfallblätter und ein geladenes Handy auf jeden Ausflug mitgeben; Notfallmedikamente sind immer beim Kind oder bei der Person, die es begleitet',
        },
        { id: '10', text: 'Die erste Ansprechperson für Teilnehmende, Leitende und Besuch sein' },
      ],
    },
    {
      legend: 'Am Abend',
      items: [
        {
          id: '11',
          text: 'Die Abgabe der Medikamente, die Abendtoilette und die Zeckenkontrolle sicherstellen',
        },
        {
          id: '12',
          text: 'Die gelöschte Feuerstelle und das eingeschlossene Werkzeug kontrollieren und die Nachtruhe ansagen',
        },
        {
          id: '13',
          text: 'Den Tag am Höck auswerten und Offenes den nächsten Tageschefs übergeben',
        },
        {
          id: '14',
          text: 'Das Notfalltelefon der Nachtwache übergeben und prüfen, ob der Schlüssel des Notfallautos am Platz ist',
        },
      ],
    },
  ],
});
