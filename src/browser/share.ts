/**
 * Offers something to the other apps of the device.
 *
 * @returns whether the browser did so; whoever closes the list of apps wants nothing said
 */
export async function share(data: ShareData): Promise<boolean> {
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
