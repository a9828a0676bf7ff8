import type { ListWords } from '../listWords';

export const regelnFuerLeitende: ListWords = {
  isThings: false,
  points: {
    '1': [
      'Wir sind Vorbilder',
      'Vorbild sein',
      'Leiter halten sich selber an Lagerpakt und Lagerregeln',
      'Wir leben vor, was wir verlangen',
    ],
    '2': [
      'Handy nur für Notfälle',
      'Kein Handy während Programm, Blöcken',
      'Handy nicht vor den Kindern',
      'Natel nicht benützen',
    ],
    '3': [
      'Freizeit und Pausen absprechen',
      'Immer genug Leiter auf dem Platz',
      'Nie alle gleichzeitig weg',
      'Besuch nur nach Absprache',
      'Freunde, Gäste nur nach Absprache einladen',
      'Besuch mit der Lagerleitung absprechen',
    ],
    '6': [
      'Nachtwache bleibt nüchtern',
      'Nachtwache',
      'Jede Nacht ist jemand nüchtern und hat das Notfallhandy',
      'Nachtdienst mit Notfalltelefon',
    ],
    '7': [
      'Genügend Schlaf',
      'Genug schlafen',
      'Nachtruhe gilt auch für Leiter',
      'Ausgeschlafen sein',
    ],
    '8': [
      'Kein Alkohol vor den Kindern',
      'Zwei Leiter bleiben nüchtern, trinken nichts',
      'Alkohol erst, wenn alle schlafen',
      'Nüchterner Fahrer mit Fahrausweis',
      'Kein Alkohol im Lager',
      'Alkohol nur in Massen',
    ],
    '10': [
      'Nicht vor den Kindern rauchen',
      'Rauchen nur am Raucherplatz',
      'Geraucht wird ausser Sichtweite',
    ],
    '11': [
      'Keine Drogen',
      'Nicht kiffen',
      'Keine illegalen Substanzen konsumieren',
      'Drogen: sofort nach Hause, Heimreise, Lagerausschluss',
    ],
    '12': ['Nie allein mit einem Kind', 'Kein Leiter allein mit einem Kind im Zelt oder Zimmer'],
    '13': ['Getrennt duschen', 'Nicht mit den Kindern duschen', 'Nicht vor den Kindern umziehen'],
    '14': [
      'Keine Beziehungen mit Teilnehmenden',
      'Pärchen, Paare halten sich zurück',
      'Zärtlichkeiten unter Leitern nicht vor Kindern',
      'Keine Liebesbeziehungen',
    ],
    '15': [
      'Keine Bilder von Kindern posten',
      'Keine Fotos auf Instagram, Social Media, Internet',
      'Fotos online nur mit Einwilligung der Eltern',
    ],
    '18': [
      'Grenzverletzungen melden',
      'Bei Grenzverletzungen Lagerleitung informieren',
      'Melden, wenn Grenzen verletzt wurden',
      'Übergriffe, Verdacht melden',
    ],
    '19': ['Kein Alkohol an Jüngere, Minderjährige', 'Alkohol und Zigaretten nicht weitergeben'],
    '20': [
      'Keine Auskunft an Medien, Presse',
      'Mit der Presse spricht nur die Abteilungsleitung',
      'Nichts über Unfälle posten',
    ],
    '16': [
      'Medikamente nur durch Apothekenverantwortliche',
      'Apothekenchef gibt Medikamente ab',
      'Medikamente nur mit Absprache der Eltern',
    ],
    '17': ['Im Notfall alarmieren, erste Hilfe, dann informieren'],
  },
  groups: {
    'Vorbild und Präsenz': {
      titles: ['Vorbild', 'Präsenz', 'Allgemein', 'Allgemeines', 'Verhalten', 'Grundsätze'],
      words: ['helfen', 'Krawatte', 'Morgen', 'parat'],
    },
    'Abend und Nacht': {
      titles: ['Abend', 'Nacht', 'Höck', 'Nachtruhe'],
      words: ['Höck', 'pünktlich'],
    },
    'Alkohol, Rauchen und Drogen': {
      titles: ['Alkohol', 'Rauchen', 'Drogen', 'Suchtmittel', 'Alkohol & Co.', 'Genussmittel'],
      words: ['Bier', 'Schnaps'],
    },
    'Nähe, Distanz und Privatsphäre': {
      titles: ['Nähe', 'Distanz', 'Nähe und Distanz', 'Privatsphäre', 'Beziehungen'],
    },
    'Medien und Social Media': {
      titles: ['Medien', 'Social Media', 'Fotos', 'Presse'],
      words: ['Instagram', 'Filme'],
    },
    'Medikamente und Notfall': {
      titles: ['Medikamente', 'Notfall', 'Notfälle', 'Sicherheit', 'Erste Hilfe'],
      words: ['Notfallauto', 'Autoschlüssel', 'Notfallnummern'],
    },
  },
};
