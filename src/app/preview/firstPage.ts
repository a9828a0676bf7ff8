import { styleSheet } from '../../browser/styleSheet';
import { adoptCalibri } from './fonts';
import { layOut } from './layOut';
import { inSlices } from './limits';
import { renderPages } from './renderPages';

/** In paragraphs and tables: more stands on no first page. */
const most = 60;

/**
 * Renders the first page of a document without the rest of it. No task of this is long.
 *
 * @param bytes a .docx file
 * @returns it, to be put into a shadow tree with its style sheets
 * @throws what docx-preview throws when it cannot read the file; the reason of the signal
 */
export async function renderFirstPage(bytes: Uint8Array, signal: AbortSignal) {
  adoptCalibri();
  const content = await renderPages(bytes, most);
  await new Promise((resolve) => setTimeout(resolve));
  signal.throwIfAborted();
  // Where a page is shown small or turned, nothing of it can be measured.
  const studio = document.createElement('div');
  studio.className = 'studio';
  const shadow = studio.attachShadow({ mode: 'open' });
  const styleSheets = [styleSheet(content.styles.rules)];
  shadow.adoptedStyleSheets = styleSheets;
  document.body.append(studio);
  try {
    const element = await inSlices(layOut(content, shadow), signal);
    for (const page of Array.from(element.children).slice(1)) page.remove();
    return { element, styleSheets };
  } finally {
    studio.remove();
  }
}
