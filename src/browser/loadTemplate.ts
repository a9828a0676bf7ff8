import { Unreachable } from './load';

const addresses = import.meta.glob<string>('../../templates/{,looks/}*.docx', {
  query: '?url',
  import: 'default',
  eager: true,
});

const loaded = new Map<string, Promise<Uint8Array>>();

/**
 * Makes a template once and remembers the bytes under the name. After a failure, the next call makes the template
 * again.
 */
export function onlyOnce(name: string, make: () => Promise<Uint8Array>) {
  const making = loaded.get(name) ?? make();
  loaded.set(name, making);
  making.catch(() => loaded.delete(name));
  return making;
}

/**
 * Fetches the original of a generator, or the Word file of a look such as `looks/ruhig`. Each file is fetched only
 * once.
 *
 * @returns the bytes of the Word file
 * @throws Unreachable when the file cannot be fetched; the next call tries again
 */
export function loadTemplate(slug: string) {
  return onlyOnce(slug, () => fetchBytes(templateAddress(slug)));
}

/** The address of a generator's original, or of the Word file of a look. An unknown slug gives an empty text. */
export function templateAddress(slug: string) {
  return addresses[`../../templates/${slug}.docx`] ?? '';
}

let cache: RequestCache = 'default';

/**
 * Forgets all templates, because a fetched template was damaged. From then on, templates are fetched past the browser's
 * cache.
 */
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
