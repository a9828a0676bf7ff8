import type { ListWords } from '../listWords';

export const regelnImLeitungsteam: ListWords = {
  isThings: false,
  points: {
    '1': [
      'Wer nicht kommen kann, meldet sich ab',
      'Abmelden',
      'Absenzen frühzeitig melden',
      'Drei Tage vorher abmelden',
    ],
    '2': [
      'Sich auf den Höck vorbereiten',
      'Traktanden vorher lesen',
      'Vorbereitet an den Höck kommen',
    ],
    '3': [
      'Pünktlich sein',
      'Pünktlichkeit',
      'Verspätung melden',
      'Wer sich verspätet, schreibt in den Chat',
    ],
    '4': ['Ausreden lassen', 'Nicht ins Wort fallen', 'Beim Thema bleiben', 'Einander zuhören'],
    '5': [
      'Protokoll lesen',
      'Aufgaben bis zum Termin erledigen',
      'Termine, Deadlines, Fristen einhalten',
    ],
    '6': ['Feedback ehrlich und konstruktiv geben', 'Kritik sachlich', 'Konstruktives Feedback'],
    '7': [
      'Entscheide gemeinsam tragen',
      'Entscheide tragen alle mit',
      'Vertrauliches, Besprochenes bleibt im Team',
      'Nach aussen treten wir als Team auf',
    ],
    '8': ['Konflikte direkt ansprechen', 'Probleme offen ansprechen', 'Streit klären'],
    '9': ['Neue Leiter gut aufnehmen, integrieren', 'Junge Leiter einbeziehen'],
    '10': [
      'Einander danken',
      'Wir bedanken uns',
      'Erfolge feiern',
      'Wertschätzung, Lob, Danke sagen',
    ],
  },
  groups: {},
};
