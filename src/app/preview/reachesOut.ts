/**
 * Whether CSS names something to load other than `data:`.
 *
 * @param css declarations or a value, as the browser writes them out; custom properties stay as typed
 */
export function reachesOut(css: string): boolean {
  if (!/[(\\]/.test(css)) return false;
  const withoutEscapes = css
    .replace(/\\([0-9a-f]{1,6})\s?/gi, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll('\\', '');
  const withoutData = withoutEscapes.replace(/url\(\s*(["']?)data:[^"'()]*\1\s*\)/gi, '');
  return /(?:url|src|image|image-set|image-rect|cross-fade|element)\s*\(/i.test(withoutData);
}
