import type { Generator } from './generators/defineGenerator';

type Row = readonly [
  slug: string,
  name: string,
  load: () => Promise<{ generator: Generator }>,
  /** The last part of the address of the generator's page. The default is the slug. */
  address?: string,
];

function entriesBelow(path: string, rows: readonly Row[]) {
  return rows.map(([slug, name, load, address = slug]) => ({
    slug,
    path: `${path}/${address}`,
    name,
    load: async () => (await load()).generator,
  }));
}

/**
 * The only list of all categories and generators. The start page shows the generators in this order. A category page
 * shows its generators in the order of the table in `app/page/uses.ts`.
 */
export const catalog = [
  {
    name: 'Lager',
    icon: 'tent',
    path: '/lager',
    summary: 'Dokumente für die Planung, die Regeln und die Sicherheit in eurem Lager.',
    generators: entriesBelow('/lager', [
      [
        'allgemeines-sicherheitskonzept',
        'Allgemeines Sicherheitskonzept',
        () => import('./generators/allgemeines-sicherheitskonzept/generator'),
      ],
      [
        'aufgaben-tageschef',
        'Aufgaben Tageschef',
        () => import('./generators/checklists/aufgaben-tageschef'),
      ],
      ['todo-liste', 'ToDo Liste', () => import('./generators/todo-liste/generator')],
      [
        'regeln-fuer-leitende',
        'Regeln für Leitende',
        () => import('./generators/checklists/regeln-fuer-leitende'),
      ],
      ['lagerpakt', 'Lagerpakt', () => import('./generators/checklists/lagerpakt')],
      ['packliste', 'Packliste', () => import('./generators/checklists/packliste')],
    ]),
  },
  {
    name: 'Aktivitäten',
    icon: 'flag',
    path: '/aktivitaeten',
    summary: 'Regeln für den Samstagnachmittag und für das grosse Spiel im Wald.',
    generators: entriesBelow('/aktivitaeten', [
      [
        'regeln-fuer-tns',
        'Regeln für TNs',
        () => import('./generators/checklists/regeln-fuer-tns'),
      ],
      ['gelaendespiel', 'Geländespiel', () => import('./generators/checklists/gelaendespiel')],
    ]),
  },
  {
    name: 'Leitungsteam',
    icon: 'team',
    path: '/leitungsteam',
    summary: 'Wie ihr als Team zusammenarbeitet und wer wofür zuständig ist.',
    generators: entriesBelow('/leitungsteam', [
      [
        'regeln-im-leitungsteam',
        'Regeln im Leitungsteam',
        () => import('./generators/checklists/regeln-im-leitungsteam'),
        'regeln',
      ],
      ['pflichtenheft', 'Pflichtenheft', () => import('./generators/checklists/pflichtenheft')],
    ]),
  },
] as const;

export type Category = (typeof catalog)[number];
export type GeneratorEntry = Category['generators'][number];

export const generatorEntries = catalog.flatMap(({ generators }) => generators);

/** The path, name and summary of the page for designers of templates. */
export const templatesPage = {
  path: '/vorlagen',
  name: 'Vorlagen gestalten',
  summary: 'Gib den Dokumenten das Aussehen eurer Gruppe, in Word und ohne zu programmieren.',
} as const;

/** The path, name and summary of the report on accessibility. */
export const accessibilityPage = {
  path: '/barrierefreiheit',
  name: 'Barrierefreiheit',
  summary: 'Gemessen an eCH-0059 (WCAG 2.2, Stufe AA), Stand 30. November 2026.',
} as const;

/** Maps the former paths of pages to the present paths. Former paths may be in bookmarks and links. */
export const formerPaths = new Map([
  ['/leitungsteam/regeln-im-leitungsteam', '/leitungsteam/regeln'],
]);

/** Returns the entry of the generator with a slug, or `undefined` for an unknown slug. */
export function findEntry(slug: unknown) {
  return generatorEntries.find((known) => known.slug === slug);
}

/** Loads the names and the template fields of all generators except the generator with this slug. */
export function loadOtherTemplates(slug: string) {
  return Promise.all(
    generatorEntries
      .filter((entry) => entry.slug !== slug)
      .map(async ({ name, load }) => ({ name, fields: (await load()).fields })),
  );
}
