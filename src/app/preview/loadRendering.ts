import { Unreachable } from '../../browser/load';
import frameAddress from './frame.html?url';
import type { PreviewFailure } from './previewState';

let hasFrame = false;

/** What renders documents, with the file of the frame, so that it is there when it is shown. */
export async function loadRendering() {
  if (!hasFrame) await reachFrame();
  hasFrame = true;
  return import('./rendering');
}

async function reachFrame() {
  try {
    const response = await fetch(frameAddress);
    if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
  } catch (cause) {
    throw new Unreachable('program', { cause });
  }
}

const unreachable: PreviewFailure = {
  sentence: 'Die Vorschau ist gerade nicht erreichbar. Prüfe deine Internetverbindung.',
  isFinal: false,
};

/** What a preview says of an error. A page that is left gives up what it fetches; that is no fault. */
export async function failureOf(error: unknown): Promise<PreviewFailure> {
  if (error instanceof Unreachable) return unreachable;
  return loadRendering().then(
    (rendering) => rendering.failureOf(error),
    () => unreachable,
  );
}

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
  frame.style.cssText =
    'position: fixed; left: -200vw; width: 60rem; height: 80rem; visibility: hidden';
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
