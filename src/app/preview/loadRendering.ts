import { Unreachable } from '../../browser/unreachable';
import frameAddress from './frame.html?url';

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
