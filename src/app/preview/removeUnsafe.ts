const elements = new Set(
  [
    'a article br col colgroup del div footer header img ins li ol p section span sub sup',
    'table tbody td tr wbr',
    'ellipse foreignObject g image line rect svg',
    'math mfrac mn mo mover mrow ms msqrt mroot msub msubsup msup mtable mtd mtr munder munderover',
  ].flatMap((names) => names.split(' ')),
);

const attributes = new Set(
  [
    'class colspan datetime height href id lang rowspan src style width',
    'cx cy fill rx ry stroke stroke-width x x1 x2 y y1 y2',
  ].flatMap((names) => names.split(' ')),
);

/** Leaves of what docx-preview made of a stranger's file what is on a closed list, and nothing else. */
export function removeUnsafe(root: Element): void {
  for (const element of root.querySelectorAll('*')) {
    if (elements.has(element.localName)) clean(element);
    else element.remove();
  }
}

function clean(element: Element) {
  for (const { name, value } of Array.from(element.attributes)) {
    if (!attributes.has(name) || !isSafe(element, name, value)) element.removeAttribute(name);
  }
  const link = element.getAttribute('href');
  if (element.localName === 'a' && link && !link.startsWith('#')) {
    element.setAttribute('target', '_blank');
    element.setAttribute('rel', 'noopener noreferrer');
  }
  if (element instanceof HTMLImageElement) {
    element.alt = '';
    // A picture that was there before does not flicker.
    element.decoding = 'sync';
  }
}

function isSafe({ localName }: Element, name: string, value: string): boolean {
  if (name === 'src') return localName === 'img' && value.startsWith('data:');
  if (name === 'href' && localName === 'image') return value.startsWith('data:');
  if (name === 'href') return localName === 'a' && isSafeLink(value);
  if (name === 'class' || name === 'id') return true;
  return !reachesOut(value);
}

function isSafeLink(link: string): boolean {
  if (link.startsWith('#')) return true;
  return URL.canParse(link) && ['http:', 'https:', 'mailto:'].includes(new URL(link).protocol);
}

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
