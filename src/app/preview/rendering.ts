// The modules that show documents, in one chunk of the program that loads when the page is idle.
import { foreignFonts, withFonts } from './fonts';
import { layOut, unseen } from './layOut';
import { findLostText } from './lostText';
import { Paper } from './Paper';
import type { Rendering } from './previewState';
import { renderPages } from './renderPages';

/**
 * Renders a .docx file.
 *
 * @param most the number of paragraphs and tables at the beginning of the document to show
 * @throws TooLong; an error of docx-preview when it cannot read the file; the reason of the signal
 */
export async function render(
  bytes: Uint8Array,
  signal?: AbortSignal,
  most = Infinity,
): Promise<Rendering> {
  const content = await renderPages(bytes, most);
  const { styles, missing } = content;
  const { made, final } = await withFonts(styles.fonts, async () => {
    // The browser handles keystrokes before the layout.
    await new Promise((resolve) => setTimeout(resolve));
    signal?.throwIfAborted();
    return layOut(content, signal);
  });
  return { pages: made, finalPages: final, styles, missing, Paper };
}

/** The number of pages of a .docx file, the fonts, and the text that the pages do not show. */
export async function readPaper(bytes: Uint8Array) {
  const { finalPages, styles } = await render(bytes);
  const pages = await finalPages;
  return unseen(styles, (place) => {
    place.append(pages);
    const lost = findLostText(place);
    return { count: pages.childElementCount, fonts: foreignFonts(place), lost };
  });
}
