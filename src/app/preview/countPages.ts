import frameAddress from './frame.html?url';
import { loadRendering } from './loadRendering';

/**
 * How many pages a document has on paper: it is laid out in a frame that nobody sees.
 *
 * @param bytes a .docx file
 * @throws what rendering it throws
 */
export async function countPages(bytes: Uint8Array): Promise<number> {
  const { render } = await loadRendering();
  const rendering = await render(bytes);
  const frame = document.createElement('iframe');
  frame.sandbox.add('allow-same-origin');
  frame.ariaHidden = 'true';
  frame.tabIndex = -1;
  frame.src = frameAddress;
  Object.assign(frame.style, {
    position: 'fixed',
    left: '-200vw',
    width: '60rem',
    height: '80rem',
    visibility: 'hidden',
  });
  try {
    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
    document.body.append(frame);
    await loaded;
    const paper = frame.contentDocument;
    if (!paper) throw new Error('the frame has no document');
    rendering.showIn(paper);
    const isWaiting = paper.fonts.status === 'loading';
    await paper.fonts.ready;
    // In another font lines end elsewhere.
    if (isWaiting) rendering.showIn(paper);
    return paper.querySelectorAll('article').length;
  } finally {
    frame.remove();
  }
}
