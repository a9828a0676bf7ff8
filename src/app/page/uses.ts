import type { GeneratorEntry } from '../../catalog';

type Use = {
  /** When a group needs it. */
  when: string;
  /** How much there is to choose from. */
  size: string;
  /** What a group does with it. */
  how: string;
};

/** How each document is used, in the order in which a group needs them. */
export const uses: Record<GeneratorEntry['slug'], Use> = {
  'todo-liste': {
    when: '1 Jahr vor dem Lager',
    size: '29 Aufgaben',
    how: 'Geht sie am ersten Höck durch, verteilt die Aufgaben und nehmt die Termine in euren Kalender.',
  },
  'allgemeines-sicherheitskonzept': {
    when: '2 Monate vor dem Lager',
    size: '129 Punkte',
    how: 'Besprecht es mit Coach und Abteilungsleitung. Im Lager liegt es bei der Apotheke und beim Notfalltelefon.',
  },
  packliste: {
    when: '1 Monat vor dem Lager',
    size: '40 Punkte',
    how: 'Schickt sie den Eltern zusammen mit Treffpunkt, Notfallblatt und Notfallnummer.',
  },
  'regeln-fuer-leitende': {
    when: '1 Monat vor dem Lager',
    size: '17 Punkte',
    how: 'Einigt euch im Team auf Nachtruhe, Handy und Alkohol, und unterschreibt alle.',
  },
  lagerpakt: {
    when: 'Am ersten Lagertag',
    size: '46 Punkte',
    how: 'Ergänzt ihn mit den Kindern, lasst alle unterschreiben und hängt ihn an den Sarasani oder bei der Küche auf.',
  },
  'aufgaben-tageschef': {
    when: 'Jeden Tag im Lager',
    size: '13 Punkte',
    how: 'Wer den Tag leitet, übernimmt das Blatt am Vorabend und gibt es am nächsten Abend weiter.',
  },
  'regeln-fuer-tns': {
    when: 'Zu Beginn des Jahres',
    size: '32 Punkte',
    how: 'Besprecht sie mit neuen Kindern und schickt sie den Eltern.',
  },
  gelaendespiel: {
    when: 'Vor dem Spiel',
    size: '14 Punkte',
    how: 'Lest sie am Spielfeldrand vor: Grenzen, Signale, Stopp-Regel. Erst dann geht es los.',
  },
  'regeln-im-leitungsteam': {
    when: 'Am ersten Höck im Jahr',
    size: '10 Punkte',
    how: 'Wählt gemeinsam aus, was euch wichtig ist, und nehmt das Blatt hervor, wenn es harzt.',
  },
  pflichtenheft: {
    when: 'Wenn ihr die Ressorts verteilt',
    size: '6 Ressorts',
    how: 'Gebt jeder Person ihr Ressort mit, auch beim Wechsel: So weiss die nächste, was dazugehört.',
  },
};

const slugs = Object.keys(uses);

/** Documents in the order in which a group needs them. */
export function inOrderOfUse<Entry extends { slug: string }>(entries: readonly Entry[]): Entry[] {
  return entries.toSorted((a, b) => slugs.indexOf(a.slug) - slugs.indexOf(b.slug));
}
