import { defineChecklist } from './defineChecklist';

export const generator = defineChecklist({
  intro:
    'Kreuze an, was Tageschefs in deinem Lager erledigen, und hänge das Blatt im Leitungszelt auf.',
  fileName: 'Aufgaben_Tageschef.docx',
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
      items: [
        {
          id: '3',
          text: 'Das Wetter und die Waldbrandgefahr prüfen und wenn nötig auf Plan B umstellen',
        },
        { id: '4', text: 'Das Lager zur vereinbarten Zeit wecken' },
        { id: '5', text: 'Den Tag beim Antreten eröffnen und das Programm vorstellen' },
        { id: '6', text: 'Die Ämtli genau erklären und nachher kontrollieren' },
      ],
    },
    {
      legend: 'Tagsüber',
      items: [
        { id: '7', text: 'Den Zeitplan einhalten und Änderungen früh mit der Küche absprechen' },
        { id: '8', text: 'Die Teilnehmenden bei jedem Antreten und nach jedem Ortswechsel zählen' },
        {
          id: '9',
          text: 'Die Taschenapotheke, ein geladenes Handy und die Notfallblätter auf jeden Ausflug mitgeben',
        },
        { id: '10', text: 'Die erste Ansprechperson für Teilnehmende, Leitende und Besuch sein' },
      ],
    },
    {
      legend: 'Am Abend',
      items: [
        {
          id: '11',
          text: 'Die Teilnehmenden an die Abendtoilette und die Zeckenkontrolle erinnern',
        },
        {
          id: '12',
          text: 'Die Feuerstelle und das Werkzeug kontrollieren und die Nachtruhe ansagen',
        },
        {
          id: '13',
          text: 'Den Tag am Höck auswerten und Offenes den nächsten Tageschefs übergeben',
        },
      ],
    },
  ],
});
