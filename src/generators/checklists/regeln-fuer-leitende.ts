import { defineChecklist } from './defineChecklist';

export const generator = defineChecklist({
  intro:
    'Kreuze an, was für Leitende in eurem Lager gilt, und geh das Dokument vor der Abreise mit Leitenden und Küche durch.',
  fileName: 'Regeln_Leitende.docx',
  signatureCount: '12',
  extras: [
    {
      id: 'signatures',
      text: 'Mit Unterschriften: Leitende und Küche',
      count: 'Wie viele unterschreiben?',
    },
  ],
  groups: [
    {
      legend: 'Vorbild und Präsenz',
      items: [
        { id: '1', text: 'Wir leben den Teilnehmenden den Lagerpakt vor.' },
        { id: '2', text: 'Wir benutzen das Handy im Programm nur für Organisation und Notfälle.' },
        {
          id: '3',
          text: 'Wir sprechen freie Zeit und Besuch mit der Lagerleitung ab, damit immer genug Leitende da sind.',
        },
      ],
    },
    {
      legend: 'Abend und Nacht',
      suggestions: ['Wir kommen jeden Abend pünktlich an den Höck.'],
      items: [
        {
          id: '6',
          text: 'Wir bestimmen für jede Nacht eine nüchterne Nachtwache mit Notfalltelefon, die für die Teilnehmenden erreichbar ist.',
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
          text: 'Wir trinken Alkohol nie vor den Teilnehmenden und nur, wenn mindestens 2 Leitende nüchtern bleiben, eine Person davon mit Führerausweis.',
        },
        {
          id: '19',
          text: 'Wir konsumieren nur, was wir in unserem Alter kaufen dürfen, und geben Wein und Bier nie an unter 16-Jährige, Spirituosen und Nikotin nie an unter 18-Jährige weiter.',
        },
        {
          id: '10',
          text: 'Wir rauchen und vapen nur am abgemachten Ort, ausser Sichtweite der Teilnehmenden.',
        },
        {
          id: '11',
          text: 'Wir verzichten auf illegale Drogen; wer dagegen verstösst, verlässt das Lager.',
        },
      ],
    },
    {
      legend: 'Nähe, Distanz und Privatsphäre',
      items: [
        {
          id: '12',
          text: 'Wir sind mit einzelnen Teilnehmenden nur dort allein, wo andere uns sehen können.',
        },
        {
          id: '13',
          text: 'Wir duschen und wechseln die Kleider zu anderen Zeiten oder an anderen Orten als die Teilnehmenden.',
        },
        {
          id: '14',
          text: 'Wir gehen mit Teilnehmenden keine Liebesbeziehung ein und halten uns als Paar vor ihnen zurück.',
        },
        {
          id: '18',
          text: 'Wir sprechen Grenzverletzungen an und melden sie der Lagerleitung oder der Pfadi-Helpline (0800 22 36 39).',
        },
      ],
    },
    {
      legend: 'Medien und Social Media',
      items: [
        {
          id: '15',
          text: 'Wir posten Fotos von Teilnehmenden nur, wenn sie und ihre Eltern einverstanden sind.',
        },
        {
          id: '20',
          text: 'Wir geben den Medien über einen Vorfall keine Auskunft und posten nichts darüber.',
        },
      ],
    },
    {
      legend: 'Medikamente und Notfall',
      suggestions: [
        'Wir bestimmen für jeden Tag zwei nüchterne Personen, die das Notfallauto fahren können.',
        'Wir lassen niemanden allein, der sich selbst verletzt oder nicht mehr leben will, und holen Hilfe: bei Gefahr 144, sonst die Pfadi-Helpline (0800 22 36 39).',
      ],
      items: [
        {
          id: '16',
          text: 'Wir geben Medikamente nur über die zuständige Person und mit Einverständnis der Eltern ab; Notfallmedikamente sind immer beim Kind oder bei der Person, die es begleitet.',
        },
        {
          id: '17',
          text: 'Wir helfen und alarmieren im Notfall zuerst und informieren dann die Lagerleitung.',
        },
      ],
    },
  ],
});
