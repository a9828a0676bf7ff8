import { Unreachable } from './load';

const addresses = import.meta.glob<string>('../../templates/{,looks/}*.docx', {
  query: '?url',
  import: 'default',
  eager: true,
});

let cache: RequestCache = 'default';

const templates = new Map<string, Promise<Uint8Array>>();

/**
 * Makes a template on the first call with its name. Later calls with the name return the same bytes. After a failure,
 * the next call makes the template again.
 */
export function onlyOnce(name: string, make: () => Promise<Uint8Array>) {
  const making = templates.get(name) ?? make();
  templates.set(name, making);
  making.catch(() => templates.delete(name));
  return making;
}

/**
 * Fetches the original of a generator, or the Word file of a look. A fetched file is kept until `forgetTemplates` is
 * called.
 *
 * @param slug the slug of a generator, or the slug of a look after `looks/`, e.g. `looks/ruhig`
 * @returns the bytes of the Word file
 * @throws Unreachable when the file cannot be fetched; the next call tries again
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

/** The address of a generator's original, or of the Word file of a look. An unknown slug gives an empty text. */
export function templateAddress(slug: string) {
  return addresses[`../../templates/${slug}.docx`] ?? '';
}

/**
 * Forgets all templates. Call `forgetTemplates` when a fetched template is damaged. Later fetches ignore the browser's
 * cache, which may hold the damaged file.
 */
export function forgetTemplates() {
  templates.clear();
  cache = 'reload';
}
