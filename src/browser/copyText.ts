/** Copies a text. Returns whether that worked: not on every connection, nor in every app, is there a clipboard. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
