/** What a person is told when the browser refuses to share. */
export const refusedSharing = 'Teilen geht in diesem Browser nicht.';

/** Whether this browser hands such a file to other apps. */
export function canShare(file: File) {
  return navigator.canShare?.({ files: [file] });
}

/**
 * Offers a file to the other apps of the device.
 *
 * @returns how it went: whoever closes the list of apps wants nothing said
 */
export async function share(file: File) {
  try {
    await navigator.share({ files: [file] });
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'closed' : 'refused';
  }
}

/** Copies a text. Returns whether that worked: not on every connection, nor in every app, is there a clipboard. */
export async function copyText(text: string) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
