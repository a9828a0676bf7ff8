import type { Generator } from './contract';
import { type OpenedInput, openInput, refused } from './openInput';
import { encodedSelection } from './selectionLink';

/**
 * The input that an address carries; nothing when it carries none of ours.
 *
 * @param fragment the part of the address after `#`, with or without it
 */
export function readSelection(generator: Generator, fragment: string): OpenedInput | undefined {
  const encoded = encodedSelection(fragment);
  if (encoded === undefined) return;
  if (!generator.linkable) return refused('Dieses Dokument nimmt keine Auswahl aus einem Link an.');
  const opened = openInput(generator, fromBase64Url(encoded));
  if (opened.kind === 'opened') return opened;
  return refused(
    'Die Auswahl im Link lässt sich nicht lesen. Vielleicht wurde er beim Verschicken abgeschnitten.',
  );
}

function fromBase64Url(encoded: string): unknown {
  try {
    const binary = atob(encoded.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return;
  }
}
