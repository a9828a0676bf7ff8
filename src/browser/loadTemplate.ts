import { Unreachable } from './unreachable';

const addresses = import.meta.glob<string>('../../templates/*.docx', {
  query: '?url',
  import: 'default',
  eager: true,
});

const loaded = new Map<string, Uint8Array>();

/**
 * The bytes of a generator's Word template, fetched once.
 *
 * @throws Unreachable when it cannot be fetched; the next call tries again
 */
export async function loadTemplate(slug: string): Promise<Uint8Array> {
  const known = loaded.get(slug);
  if (known) return known;
  const bytes = await fetchBytes(addresses[`../../templates/${slug}.docx`] ?? '');
  loaded.set(slug, bytes);
  return bytes;
}

async function fetchBytes(address: string): Promise<Uint8Array> {
  try {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
    return new Uint8Array(await response.arrayBuffer());
  } catch (cause) {
    throw new Unreachable(`template ${address}`, { cause });
  }
}
