import type { Generator, ReadInput } from './defineGenerator';
import { type OpenedInput, openInput, refused } from './openInput';

const name = 'auswahl';

// Chats and mail programs cut longer addresses.
const longest = 8000;

/**
 * What differs from the empty input, as the part of an address after `#`, which no server sees. Nothing
 * for a generator whose input may hold personal data, for an empty input and for one that is too long.
 */
export function selectionFragment(generator: Generator, input: ReadInput): string | undefined {
  if (!generator.linkable) return undefined;
  const empty = new Map<string, unknown>(Object.entries(generator.readInput({})));
  const changes = Object.entries(input).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(empty.get(field)),
  );
  if (changes.length === 0) return undefined;
  const fragment = `#${name}=${toBase64Url(JSON.stringify(Object.fromEntries(changes)))}`;
  return fragment.length > longest ? undefined : fragment;
}

/**
 * The input that an address carries; nothing when it carries none of ours.
 *
 * @param fragment the part of the address after `#`, with or without it
 */
export function readSelection(generator: Generator, fragment: string): OpenedInput | undefined {
  // Some programs write the equals sign as %3D.
  const [, encoded] = new RegExp(`^#?${name}(?:=|%3D)(.*)$`, 'is').exec(fragment) ?? [];
  if (encoded === undefined) return undefined;
  if (!generator.linkable) return refused('Dieses Dokument nimmt keine Auswahl aus einem Link an.');
  const json = fragment.length > longest ? undefined : fromBase64Url(encoded);
  const opened = json === undefined ? unreadable : openInput(generator, json);
  return opened.kind === 'refused' ? unreadable : opened;
}

const unreadable = refused(
  'Die Auswahl im Link lässt sich nicht lesen. Vielleicht wurde er beim Verschicken abgeschnitten.',
);

function toBase64Url(text: string): string {
  const bytes = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte));
  return btoa(bytes.join('')).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function fromBase64Url(encoded: string): unknown {
  try {
    const binary = atob(encoded.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}
