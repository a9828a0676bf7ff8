/** The looks that the site has beside that of the originals: each is a Word file of `templates/looks/`. */
export const looks = [
  { slug: 'klassisch', name: 'Klassisch' },
  { slug: 'ruhig', name: 'Ruhig' },
  { slug: 'wand', name: 'Wand' },
  { slug: 'warm', name: 'Warm' },
  { slug: 'schwarz', name: 'Schwarz' },
] as const;
