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
