import { Unreachable } from './load';

const addresses = import.meta.glob<string>('../../templates/{,looks/}*.docx', {
  query: '?url',
  import: 'default',
  eager: true,
});

const loaded = new Map<string, Promise<Uint8Array>>();

/**
 * The bytes of a generator's Word template, or of a look such as `looks/ruhig`, fetched once.
 *
 * @throws Unreachable when it cannot be fetched; the next call tries again
 */
export function loadTemplate(slug: string) {
  const known = loaded.get(slug);
  if (known) return known;
  const loading = fetchBytes(templateAddress(slug));
  loaded.set(slug, loading);
  loading.catch(() => loaded.delete(slug));
  return loading;
}

/** Where a generator's Word template lies. */
export function templateAddress(slug: string) {
  return addresses[`../../templates/${slug}.docx`] ?? '';
}

let cache: RequestCache = 'default';

/** After a template that was no good: the next call fetches it anew, past the browser's cache. */
export function forgetTemplates() {
  loaded.clear();
  cache = 'reload';
}

async function fetchBytes(address: string) {
  try {
    const response = await fetch(address, { cache });
    if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
    return new Uint8Array(await response.arrayBuffer());
  } catch (cause) {
    throw new Unreachable('template', { cause });
  }
}
