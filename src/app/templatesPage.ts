/** Where the page for designers is, and what it is called. */
export const templatesPage = {
  path: '/vorlagen',
  name: 'Vorlagen gestalten',
  summary:
    'Gib den Dokumenten das Aussehen eurer Gruppe, in Word und ohne zu programmieren: mit Anleitung, Rezepten und allen Feldern.',
} as const;
