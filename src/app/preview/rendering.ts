// This module and its imports are a chunk that is loaded late (`loadRendering`).
import { foreignFonts, withFonts } from './fonts';
import { layOut, withHiddenElement } from './layOut';
import { findLostText } from './lostText';
import { PreviewPages } from './PreviewPages';
import type { Rendering } from './previewState';
import { renderPages } from './renderPages';

/**
 * Renders a .docx file as pages.
 *
 * @throws TooLong; an error of docx-preview for a file that docx-preview cannot read; the signal's reason when aborted
 */
export async function render(bytes: Uint8Array, signal?: AbortSignal): Promise<Rendering> {
  const content = await renderPages(bytes);
  const { styles, missing } = content;
  const layouts = await withFonts(styles.fonts, () => layOut(content, signal));
  return { ...layouts, styles, missing, PreviewPages };
}

/**
 * Lays out a .docx file and inspects its pages.
 *
 * @returns `count`: the number of pages. `fonts`: the result of `foreignFonts`. `lost`: the result of `findLostText`.
 */
export async function inspectPages(bytes: Uint8Array) {
  const { finalPages, styles } = await render(bytes);
  const pages = await finalPages;
  return withHiddenElement(styles, (place) => {
    place.append(pages);
    return {
      count: pages.childElementCount,
      fonts: foreignFonts(place),
      lost: findLostText(place),
    };
  });
}
