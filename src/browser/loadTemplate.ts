import { Unreachable } from './load';

const addresses = import.meta.glob<string>('../../templates/{,looks/}*.docx', {
  query: '?url',
  import: 'default',
  eager: true,
});

const loaded = new Map<string, Promise<Uint8Array>>();
const distrusted = new Set<string>();

/**
 * The bytes of a generator's Word template, or of a look such as `looks/ruhig`, fetched once.
 *
 * @throws Unreachable when it cannot be fetched; the next call tries again
 */
export function loadTemplate(slug: string) {
  const known = loaded.get(slug);
  if (known) return known;
  const cache = distrusted.has(slug) ? 'reload' : 'default';
  const loading = fetchBytes(templateAddress(slug), cache);
  loaded.set(slug, loading);
  loading.catch(() => loaded.delete(slug));
  return loading;
}

/** Where a generator's Word template lies. */
export function templateAddress(slug: string) {
  return addresses[`../../templates/${slug}.docx`] ?? '';
}

/** After a template that was no good: the next call fetches it anew, past the browser's cache. */
export function forgetTemplate(slug: string) {
  loaded.delete(slug);
  distrusted.add(slug);
}

async function fetchBytes(address: string, cache: RequestCache) {
  try {
    const response = await fetch(address, { cache });
    if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
    return new Uint8Array(await response.arrayBuffer());
  } catch (cause) {
    throw new Unreachable('template', { cause });
  }
}
