import { defineChecklist } from './defineChecklist';

export const generator = defineChecklist({
  intro:
    'Kreuze an, was für Leitende im Lager gilt, und halte es vor dem Start mit dem Dokument fest.',
  fileName: 'Regeln_Leitende.docx',
  groups: [
    {
      legend: 'Vorbild und Präsenz',
      items: [
        { id: '1', text: 'Wir leben den Teilnehmenden den Lagerpakt vor.' },
        { id: '2', text: 'Wir benutzen das Handy im Programm nur für Organisation und Notfälle.' },
        {
          id: '3',
          text: 'Wir sprechen freie Zeit im Team ab, damit immer genug Leitende da sind.',
        },
        { id: '4', text: 'Wir laden Besuch erst ein, wenn die Lagerleitung einverstanden ist.' },
      ],
    },
    {
      legend: 'Abend und Nacht',
      items: [
        { id: '5', text: 'Wir kommen jeden Abend pünktlich an den Höck.' },
        {
          id: '6',
          text: 'Wir bestimmen für jede Nacht eine Leitungsperson, die für die Teilnehmenden erreichbar ist.',
        },
        {
          id: '7',
          text: 'Wir schlafen so viel, dass wir jederzeit sicher leiten und entscheiden können.',
        },
      ],
    },
    {
      legend: 'Alkohol, Rauchen und Drogen',
      items: [
        {
          id: '8',
          text: 'Wir trinken Alkohol nur nach Gesetz und Teamregel und nie vor den Teilnehmenden.',
        },
        {
          id: '9',
          text: 'Wir trinken Alkohol nur, wenn mindestens 2 Leitende nüchtern und fahrtüchtig bleiben.',
        },
        {
          id: '10',
          text: 'Wir rauchen und vapen nur am abgemachten Ort, fern von den Teilnehmenden.',
        },
        {
          id: '11',
          text: 'Wir verzichten auf illegale Drogen und verlassen bei einem Verstoss das Lager.',
        },
      ],
    },
    {
      legend: 'Nähe, Distanz und Privatsphäre',
      items: [
        {
          id: '12',
          text: 'Wir bleiben mit einzelnen Teilnehmenden nie allein in geschlossenen Zelten oder Räumen.',
        },
        {
          id: '13',
          text: 'Wir benutzen zum Duschen und Umziehen andere Zeiten oder Räume als die Teilnehmenden.',
        },
        { id: '14', text: 'Wir tauschen als Paar vor den Teilnehmenden keine Zärtlichkeiten aus.' },
        {
          id: '15',
          text: 'Wir posten Fotos von Teilnehmenden nur, wenn sie und ihre Eltern einverstanden sind.',
        },
      ],
    },
    {
      legend: 'Medikamente und Notfall',
      items: [
        {
          id: '16',
          text: 'Wir geben Medikamente nur über die zuständige Person und mit Einverständnis der Eltern ab.',
        },
        {
          id: '17',
          text: 'Wir helfen und alarmieren im Notfall zuerst, informieren dann die Lagerleitung und geben Medien keine Auskunft.',
        },
      ],
    },
  ],
});
