/** THE list: every category and generator of the product, in the order of the screens. */
export const catalog = [
  {
    name: 'Lager',
    path: '/lager',
    summary: 'Alles, was ihr vor und während des Lagers auf Papier braucht.',
    generators: [
      {
        slug: 'allgemeines-sicherheitskonzept',
        path: '/lager/allgemeines-sicherheitskonzept',
        name: 'Allgemeines Sicherheitskonzept',
        summary:
          'Kontakte, Vorkehrungen und das Vorgehen im Notfall, auf Papier für alle Leitenden.',
        fileName: 'SiKo.docx',
        load: () => import('./generators/allgemeines-sicherheitskonzept/generator'),
      },
      {
        slug: 'aufgaben-tageschef',
        path: '/lager/aufgaben-tageschef',
        name: 'Aufgaben Tageschef',
        summary:
          'Was die Person mit der Tagesverantwortung vom Vorabend bis zur Übergabe erledigt.',
        fileName: 'Aufgaben_Tageschef.docx',
        load: () => import('./generators/checklists/aufgaben-tageschef'),
      },
      {
        slug: 'todo-liste',
        path: '/lager/todo-liste',
        name: 'ToDo Liste',
        summary: 'Die Lagerplanung mit Terminen, gerechnet ab eurem Lagerdatum.',
        fileName: 'ToDo.docx',
        load: () => import('./generators/todo-liste/generator'),
      },
      {
        slug: 'regeln-fuer-leitende',
        path: '/lager/regeln-fuer-leitende',
        name: 'Regeln für Leitende',
        summary: 'Was im Leitungsteam während des Lagers gilt, vom Vorbild bis zum Notfall.',
        fileName: 'Regeln_Leitende.docx',
        load: () => import('./generators/checklists/regeln-fuer-leitende'),
      },
      {
        slug: 'lagerpakt',
        path: '/lager/lagerpakt',
        name: 'Lagerpakt',
        summary: 'Die Abmachungen, die alle unterschreiben und die im Lager aushängen.',
        fileName: 'Lagerpakt.docx',
        load: () => import('./generators/checklists/lagerpakt'),
      },
      {
        slug: 'packliste',
        path: '/lager/packliste',
        name: 'Packliste',
        summary: 'Was in den Rucksack gehört, zum Abhaken zu Hause.',
        fileName: 'Packliste.docx',
        load: () => import('./generators/checklists/packliste'),
      },
    ],
  },
  {
    name: 'Aktivitäten',
    path: '/aktivitaeten',
    summary: 'Regeln für den Samstagnachmittag und für das grosse Spiel im Wald.',
    generators: [
      {
        slug: 'regeln-fuer-tns',
        path: '/aktivitaeten/regeln-fuer-tns',
        name: 'Regeln für TNs',
        summary: 'Was für Teilnehmende an euren Aktivitäten gilt.',
        fileName: 'Regeln_an_Aktivitäten.docx',
        load: () => import('./generators/checklists/regeln-fuer-tns'),
      },
      {
        slug: 'gelaendespiel',
        path: '/aktivitaeten/gelaendespiel',
        name: 'Geländespiel',
        summary: 'Spielregeln, die ein Geländespiel fair und sicher machen.',
        fileName: 'Regeln_Geländespiel.docx',
        load: () => import('./generators/checklists/gelaendespiel'),
      },
    ],
  },
  {
    name: 'Leitungsteam',
    path: '/leitungsteam',
    summary: 'Wie ihr als Team zusammenarbeitet und wer wofür zuständig ist.',
    generators: [
      {
        slug: 'regeln-im-leitungsteam',
        path: '/leitungsteam/regeln',
        name: 'Regeln im Leitungsteam',
        summary: 'Abmachungen für den Höck, für Rückmeldungen und für den Umgang im Team.',
        fileName: 'Regeln_Leitungsteam.docx',
        load: () => import('./generators/checklists/regeln-im-leitungsteam'),
      },
      {
        slug: 'pflichtenheft',
        path: '/leitungsteam/pflichtenheft',
        name: 'Pflichtenheft',
        summary: 'Die Aufgaben je Ressort, von Elternkontakt bis Social Media.',
        fileName: 'Pflichtenheft.docx',
        load: () => import('./generators/pflichtenheft/generator'),
      },
    ],
  },
] as const;

export type Category = (typeof catalog)[number];
export type GeneratorEntry = Category['generators'][number];

export const generatorEntries: readonly GeneratorEntry[] = catalog.flatMap(
  (category): readonly GeneratorEntry[] => category.generators,
);
