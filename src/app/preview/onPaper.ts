import frameAddress from './frame.html?url';
import { loadRendering } from './loadRendering';

/**
 * Lays a document out in a frame that nobody sees, to learn something of its pages.
 *
 * @param bytes a .docx file
 * @param learn is given the document of the frame
 * @throws what rendering and showing it throws
 */
export async function onPaper<Learnt>(
  bytes: Uint8Array,
  learn: (paper: Document) => Learnt,
): Promise<Learnt> {
  const { render, withItsFonts } = await loadRendering();
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
    await withItsFonts(paper, () => rendering.showIn(paper, {}));
    return learn(paper);
  } finally {
    frame.remove();
  }
}
