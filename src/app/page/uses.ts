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
    size: '27 Aufgaben',
    how: 'Geh sie am ersten Höck mit dem Team durch, verteile die Aufgaben und nimm die Termine in den Kalender.',
  },
  'allgemeines-sicherheitskonzept': {
    when: '2 Monate vor dem Lager',
    size: '129 Punkte',
    how: 'Besprich es mit Coach und Abteilungsleitung. Im Lager liegt es bei der Apotheke und beim Notfalltelefon.',
  },
  packliste: {
    when: '1 Monat vor dem Lager',
    size: '40 Punkte',
    how: 'Schicke sie den Eltern zusammen mit Treffpunkt, Notfallblatt und der Nummer des Notfalltelefons.',
  },
  'regeln-fuer-leitende': {
    when: '1 Monat vor dem Lager',
    size: '17 Punkte',
    how: 'Besprich sie mit Leitenden und Küche: Präsenz, Nachtwache, Alkohol, Medien.',
  },
  lagerpakt: {
    when: 'Am ersten Lagertag',
    size: '46 Punkte',
    how: 'Ergänze ihn mit den Kindern und häng ihn an den Sarasani oder bei der Küche auf.',
  },
  'aufgaben-tageschef': {
    when: 'Jeden Tag im Lager',
    size: '13 Punkte',
    how: 'Häng das Blatt beim Leitungsteam auf: Wer den Tag leitet, übernimmt am Vorabend und übergibt am nächsten Abend.',
  },
  'regeln-fuer-tns': {
    when: 'Zu Beginn des Jahres',
    size: '32 Punkte',
    how: 'Besprich sie mit neuen Kindern und schicke sie den Eltern.',
  },
  gelaendespiel: {
    when: 'Vor dem Spiel',
    size: '14 Punkte',
    how: 'Lies sie am Spielfeldrand vor: Grenzen, Signale, Stopp-Regel. Erst dann geht es los.',
  },
  'regeln-im-leitungsteam': {
    when: 'Am ersten Höck im Jahr',
    size: '10 Punkte',
    how: 'Wähle mit dem Team aus, was euch wichtig ist, und nimm das Blatt hervor, wenn es harzt.',
  },
  pflichtenheft: {
    when: 'Wenn ihr die Ressorts verteilt',
    size: '6 Ressorts',
    how: 'Gib jeder Person ihr Ressort mit, auch beim Wechsel: So weiss die nächste, was dazugehört.',
  },
};

const slugs = Object.keys(uses);

/** Documents in the order in which a group needs them. */
export function inOrderOfUse<Entry extends { slug: string }>(entries: readonly Entry[]): Entry[] {
  return entries.toSorted((a, b) => slugs.indexOf(a.slug) - slugs.indexOf(b.slug));
}
