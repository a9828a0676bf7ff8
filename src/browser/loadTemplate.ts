import { Unreachable } from './load';

const addresses = import.meta.glob<string>('../../templates/{,looks/}*.docx', {
  query: '?url',
  import: 'default',
  eager: true,
});

let cache: RequestCache = 'default';

const templates = new Map<string, Promise<Uint8Array>>();

/**
 * Makes a template on the first call with its name. Later calls with this name return the same bytes. If `make` fails,
 * the next call makes the template again.
 */
export function onlyOnce(name: string, make: () => Promise<Uint8Array>) {
  const making = templates.get(name) ?? make();
  templates.set(name, making);
  making.catch(() => templates.delete(name));
  return making;
}

/**
 * Fetches the original of a generator, or the Word file of a look. The bytes are kept until `forgetTemplates` is
 * called.
 *
 * @param slug the slug of a generator, or `looks/` and the slug of a look, e.g. `looks/ruhig`
 * @returns the bytes of the Word file
 * @throws Unreachable when the file cannot be fetched. The next call tries again.
 */
export function loadTemplate(slug: string) {
  return onlyOnce(slug, async () => {
    try {
      const response = await fetch(templateAddress(slug), { cache });
      if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
      return new Uint8Array(await response.arrayBuffer());
    } catch (cause) {
      throw new Unreachable('template', { cause });
    }
  });
}

/** The address of a generator's original, or of the Word file of a look. For an unknown slug, the address is empty. */
export function templateAddress(slug: string) {
  return addresses[`../../templates/${slug}.docx`] ?? '';
}

/**
 * Forgets all templates. Call `forgetTemplates` when a fetched template is damaged. The browser's cache may hold the
 * damaged file. So later fetches ignore this cache.
 */
export function forgetTemplates() {
  templates.clear();
  cache = 'reload';
}
