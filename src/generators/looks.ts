/**
 * The looks that the site offers besides the look of the originals. Each look is the file
 * `templates/looks/<slug>.docx`.
 */
export const looks = [
  { slug: 'klassisch', name: 'Klassisch' },
  { slug: 'ruhig', name: 'Ruhig' },
  { slug: 'wand', name: 'Wand' },
  { slug: 'warm', name: 'Warm' },
  { slug: 'schwarz', name: 'Schwarz' },
] as const;
