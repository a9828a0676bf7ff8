/** The sentence shown when the browser refuses to share. */
export const refusedSharing = 'Teilen geht in diesem Browser nicht.';

/**
 * True when this browser can share the file with apps of the device. `undefined` in a browser without
 * `navigator.canShare`.
 */
export function canShare(file: File) {
  return navigator.canShare?.({ files: [file] });
}

/**
 * Shares a file with apps of the device.
 *
 * @returns `shared` after success, `closed` when the person has closed the list of apps, and `refused` after any other
 *   failure. The caller shows a message only for `refused`.
 */
export async function share(file: File) {
  try {
    await navigator.share({ files: [file] });
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'closed' : 'refused';
  }
}

/**
 * Copies a text to the clipboard. Returns false when the browser gives no access to the clipboard, e.g. without HTTPS,
 * or inside some apps.
 */
export async function copyText(text: string) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
