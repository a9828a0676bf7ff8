import type { Generator } from './generators/contract';

/** THE list: every category and generator of the product, in the order of the screens. */
export const catalog = [
  {
    name: 'Lager',
    icon: 'tent',
    path: '/lager',
    summary: 'Dokumente für die Planung, die Regeln und die Sicherheit in eurem Lager.',
    generators: [
      {
        slug: 'allgemeines-sicherheitskonzept',
        path: '/lager/allgemeines-sicherheitskonzept',
        name: 'Allgemeines Sicherheitskonzept',
        load: () => import('./generators/allgemeines-sicherheitskonzept/generator'),
      },
      {
        slug: 'aufgaben-tageschef',
        path: '/lager/aufgaben-tageschef',
        name: 'Aufgaben Tageschef',
        load: () => import('./generators/checklists/aufgaben-tageschef'),
      },
      {
        slug: 'todo-liste',
        path: '/lager/todo-liste',
        name: 'ToDo Liste',
        load: () => import('./generators/todo-liste/generator'),
      },
      {
        slug: 'regeln-fuer-leitende',
        path: '/lager/regeln-fuer-leitende',
        name: 'Regeln für Leitende',
        load: () => import('./generators/checklists/regeln-fuer-leitende'),
      },
      {
        slug: 'lagerpakt',
        path: '/lager/lagerpakt',
        name: 'Lagerpakt',
        load: () => import('./generators/checklists/lagerpakt'),
      },
      {
        slug: 'packliste',
        path: '/lager/packliste',
        name: 'Packliste',
        load: () => import('./generators/checklists/packliste'),
      },
    ],
  },
  {
    name: 'Aktivitäten',
    icon: 'flag',
    path: '/aktivitaeten',
    summary: 'Regeln für den Samstagnachmittag und für das grosse Spiel im Wald.',
    generators: [
      {
        slug: 'regeln-fuer-tns',
        path: '/aktivitaeten/regeln-fuer-tns',
        name: 'Regeln für TNs',
        load: () => import('./generators/checklists/regeln-fuer-tns'),
      },
      {
        slug: 'gelaendespiel',
        path: '/aktivitaeten/gelaendespiel',
        name: 'Geländespiel',
        load: () => import('./generators/checklists/gelaendespiel'),
      },
    ],
  },
  {
    name: 'Leitungsteam',
    icon: 'team',
    path: '/leitungsteam',
    summary: 'Wie ihr als Team zusammenarbeitet und wer wofür zuständig ist.',
    generators: [
      {
        slug: 'regeln-im-leitungsteam',
        path: '/leitungsteam/regeln',
        name: 'Regeln im Leitungsteam',
        load: () => import('./generators/checklists/regeln-im-leitungsteam'),
      },
      {
        slug: 'pflichtenheft',
        path: '/leitungsteam/pflichtenheft',
        name: 'Pflichtenheft',
        load: () => import('./generators/checklists/pflichtenheft'),
      },
    ],
  },
] as const;

export type Category = (typeof catalog)[number];
export type GeneratorEntry = Category['generators'][number];

export const generatorEntries: readonly GeneratorEntry[] = catalog.flatMap(
  (category): readonly GeneratorEntry[] => category.generators,
);

/** Where the page for designers is, and what it is called. */
export const templatesPage = {
  path: '/vorlagen',
  name: 'Vorlagen gestalten',
  summary: 'Gib den Dokumenten das Aussehen eurer Gruppe, in Word und ohne zu programmieren.',
} as const;

/** Where the report on accessibility is. */
export const accessibilityPage = {
  path: '/barrierefreiheit',
  name: 'Barrierefreiheit',
  summary: 'Was geprüft ist, was noch fehlt, und wie du uns sagst, was nicht geht.',
} as const;

/** Addresses that somebody may have written down, and where the page is that they mean. */
export const formerPaths: ReadonlyMap<string, string> = new Map([
  ['/leitungsteam/regeln-im-leitungsteam', '/leitungsteam/regeln'],
]);

/** The entry of a slug that may be anybody's text. */
export function findEntry(slug: string): GeneratorEntry | undefined {
  return generatorEntries.find((known) => known.slug === slug);
}

/** The generator of a slug: its form, its input, its data. */
export async function loadGenerator(slug: GeneratorEntry['slug']): Promise<Generator> {
  const entry = findEntry(slug);
  if (!entry) throw new Error(`no generator ${slug}`);
  return (await entry.load()).generator;
}

/** The names and fields of the templates of all other generators. */
export function loadOtherTemplates(slug: string) {
  const others = generatorEntries.filter((entry) => entry.slug !== slug);
  return Promise.all(
    others.map(async ({ name, load }) => ({ name, fields: (await load()).generator.fields })),
  );
}
