/** The looks of the site besides that of the originals. Each is a Word file in `templates/looks/`. */
export const looks = [
  { slug: 'klassisch', name: 'Klassisch' },
  { slug: 'ruhig', name: 'Ruhig' },
  { slug: 'wand', name: 'Wand' },
  { slug: 'warm', name: 'Warm' },
  { slug: 'schwarz', name: 'Schwarz' },
] as const;
