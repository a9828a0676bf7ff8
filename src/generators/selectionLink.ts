import { campWithOnly } from './camp';
import type { ReadInput } from './contract';
import type { Generator } from './defineGenerator';
import { openInput } from './openInput';
import { InputError } from './readInput';

// The largest length of a fragment in characters. Some chats and mail programs cut longer addresses.
const longestFragment = 8000;

/**
 * Writes an input as JSON. Empty texts are left out. A field is left out if its value is the same in the empty input.
 * `readInput` restores these texts and fields, because their values are the defaults.
 */
export function compactInput(generator: Generator, input: ReadInput) {
  const empty = generator.printedInput(generator.readInput({}));
  const entries = Object.entries(input).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(Reflect.get(empty, name)),
  );
  return JSON.stringify(Object.fromEntries(entries), (_name, value) =>
    value === '' ? undefined : value,
  );
}

/**
 * Writes an input as the fragment of an address: a text that begins with `#`. Browsers never send a fragment to a
 * server. Of the facts of the camp, the fragment holds only the look and the facts in `campOfForm`.
 *
 * @returns the fragment, or `undefined` in three cases: the input is empty, the input may hold personal data
 *   (`linkable`), or the fragment would be too long
 */
export function selectionFragment(generator: Generator, input: ReadInput) {
  if (!generator.linkable) return;
  const camp = campWithOnly([...generator.campOfForm, 'look'], input.camp);
  const json = compactInput(generator, { ...input, camp });
  if (json === '{}') return;
  const fragment = `#auswahl=${toBase64Url(json)}`;
  return fragment.length > longestFragment ? undefined : fragment;
}

/**
 * Reads the input in the fragment of an address.
 *
 * @param fragment the fragment of an address with its `#`, or an empty text
 * @returns the result of `openInput`, or `undefined` if the fragment does not begin with `#auswahl=`
 * @throws InputError when the input cannot be read, or when the generator takes no input from a link (`linkable`)
 */
export function readSelection(generator: Generator, fragment: string) {
  // Some programs write the equals sign as %3D.
  const [, encoded] = /^#auswahl(?:=|%3D)(.*)$/is.exec(fragment) ?? [];
  if (encoded === undefined) return;
  if (!generator.linkable) {
    throw new InputError('Dieses Dokument nimmt keine Auswahl aus einem Link an.');
  }
  try {
    return openInput(generator, JSON.parse(fromBase64Url(encoded)));
  } catch {
    throw new InputError(
      'Die Auswahl im Link lässt sich nicht lesen. Vielleicht wurde er beim Verschicken abgeschnitten.',
    );
  }
}

function toBase64Url(text: string) {
  const bytes = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte));
  return btoa(bytes.join('')).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function fromBase64Url(encoded: string) {
  const bytes = Uint8Array.from(
    atob(encoded.replaceAll('-', '+').replaceAll('_', '/')),
    (character) => character.charCodeAt(0),
  );
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
}
