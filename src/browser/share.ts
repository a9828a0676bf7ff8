/** The sentence for a browser that refuses to share. */
export const refusedSharing = 'Teilen geht in diesem Browser nicht.';

/** True when this browser can share such a file with other apps. */
export function canShare(file: File) {
  return navigator.canShare?.({ files: [file] });
}

/**
 * Shares a file with other apps of the device.
 *
 * @returns `closed` when the person closed the list of apps, which needs no message
 */
export async function share(file: File) {
  try {
    await navigator.share({ files: [file] });
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'closed' : 'refused';
  }
}

/** Copies a text. Returns false without a clipboard: on connections without HTTPS, and inside of some apps. */
export async function copyText(text: string) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
