import type { Generator, ReadInput } from './contract';

const name = 'auswahl';

// Chats and mail programs cut longer addresses.
export const longestFragment = 8000;

/**
 * What differs from the empty input, and of the camp what the form asks for itself, as the part of an address after `#`, which no server sees. Nothing
 * for a generator whose input may hold personal data, for an empty input and for one that is too long.
 */
export function selectionFragment(generator: Generator, input: ReadInput): string | undefined {
  if (!generator.linkable) return undefined;
  const empty = new Map<string, unknown>(Object.entries(generator.readInput({})));
  const changes = Object.entries(input).filter(
    ([field, value]) =>
      field !== 'camp' && JSON.stringify(value) !== JSON.stringify(empty.get(field)),
  );
  const camp = generator.campOfForm.flatMap((name) =>
    input.camp[name] ? [[name, input.camp[name]]] : [],
  );
  if (camp.length > 0) changes.unshift(['camp', Object.fromEntries(camp)]);
  if (changes.length === 0) return undefined;
  const fragment = `#${name}=${toBase64Url(JSON.stringify(Object.fromEntries(changes)))}`;
  return fragment.length > longestFragment ? undefined : fragment;
}

/** A selection as an address carries it after `#`; nothing where it carries none of ours. */
export function encodedSelection(fragment: string): string | undefined {
  // Some programs write the equals sign as %3D.
  return new RegExp(`^#?${name}(?:=|%3D)(.*)$`, 'is').exec(fragment)?.[1];
}

function toBase64Url(text: string): string {
  const bytes = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte));
  return btoa(bytes.join('')).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
