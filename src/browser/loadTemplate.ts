import { Unreachable } from './load';

const addresses = import.meta.glob<string>('../../templates/{,looks/}*.docx', {
  query: '?url',
  import: 'default',
  eager: true,
});

const loaded = new Map<string, Promise<Uint8Array>>();

/** A template that is made once; the next call tries again what failed. */
export function onlyOnce(name: string, make: () => Promise<Uint8Array>) {
  const making = loaded.get(name) ?? make();
  loaded.set(name, making);
  making.catch(() => loaded.delete(name));
  return making;
}

/**
 * The bytes of a generator's Word template, or of a look such as `looks/ruhig`, fetched once.
 *
 * @throws Unreachable when it cannot be fetched; the next call tries again
 */
export function loadTemplate(slug: string) {
  return onlyOnce(slug, () => fetchBytes(templateAddress(slug)));
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
