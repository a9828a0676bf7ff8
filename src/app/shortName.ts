const most = 28;

/** A file's name, shortened in its middle: its beginning and its ending tell it from others. */
export function shortName(name: string): string {
  const letters = Array.from(name);
  if (letters.length <= most) return name;
  return `${letters.slice(0, most - 12).join('')}…${letters.slice(-11).join('')}`;
}
