import type { OutlineSection } from '../../document/readOutline';

/**
 * When a loop or condition of a template prints what stands in it.
 *
 * @param extraTexts what the page calls the extras under which a condition holds
 */
export function outlineWords(
  { name, sign, kind, names }: OutlineSection,
  extraTexts: (condition: string) => readonly string[],
): string {
  const extras = extraTexts(name).map((text) => `«${text.split(':')[0]}»`);
  const isWanted = sign === '#';
  if (kind === 'loop') return isWanted ? `einmal je ${turnOf(names)}` : 'nur wenn es keine gibt';
  if (kind === 'text') return `nur wenn {${name}} ${isWanted ? 'da ist' : 'fehlt'}`;
  if (extras.length > 0) {
    return isWanted ? `nur mit ${extras.join(' oder ')}` : `nur ohne ${extras.join(' und ohne ')}`;
  }
  if (/^has[A-Z]/.test(name)) return `nur wenn davon ${isWanted ? 'etwas' : 'nichts'} da ist`;
  return `nur wenn {#${name}} ${isWanted ? '' : 'nicht '}gilt`;
}

/** A turn of a loop is called after what it has. */
function turnOf(names: readonly string[]): string {
  if (names.includes('contact')) return 'Person';
  if (names.includes('items') || names.includes('tasks')) return 'Gruppe';
  return names.includes('text') || names.includes('checkboxText') ? 'Punkt' : 'Eintrag';
}
