import type { Generator, ReadInput } from '../../generators/defineGenerator';
import { makeDocument } from '../../generators/makeDocument';
import { createStore } from '../../ui/createStore';
import { isEntered } from '../draft/isEntered';
import { createLatest } from '../template/createLatest';
import type { Fill } from '../template/engines';
import { afterPause } from './afterPause';
import { loadRendering } from './loadRendering';
import { failureOf, type PreviewState } from './previewState';

export type Preview = ReturnType<typeof openPreview>;

/** Shown beside the form, a change is seen at once; else it is enough that the preview is there. */
export const besideForm = '(min-width: 1100px)';

/**
 * Follows an input with the document that the generating button would save of it. Nothing is rendered
 * before it is started.
 */
export function openPreview(generator: Generator) {
  const start = generator.readInput({});
  const shown = createStore<PreviewState>({});
  const latest = createLatest();
  let input = start;
  let fill: Fill | undefined;
  let isStarted = false;

  const pause = afterPause(update, () => (matchMedia(besideForm).matches ? 80 : 1000));

  async function update(): Promise<boolean> {
    if (!fill) return false;
    const signal = latest.next();
    const fillNow = fill;
    const template = { fill: (data: object) => fillNow(data, signal) };
    try {
      const { bytes, fileName } = makeDocument(generator, input, template, { today: new Date() });
      const isEmpty = !isEntered(input, start);
      const [filled, { render }] = await Promise.all([bytes, loadRendering()]);
      const rendering = await render(filled);
      signal.throwIfAborted();
      shown.set({ rendering, fileName, isEmpty });
      return true;
    } catch (error) {
      if (!signal.aborted) shown.set({ failure: failureOf(error) });
      return false;
    }
  }

  function change() {
    if (isStarted) pause.changed();
  }

  return {
    start() {
      isStarted = true;
      pause.changed();
    },
    stop() {
      isStarted = false;
      pause.stop();
      latest.abort();
    },
    tryAgain: pause.now,
    follow(next: ReadInput) {
      input = next;
      change();
    },
    /** @param next fills the template that is in force now */
    changeTemplate(next: Fill) {
      fill = next;
      latest.abort();
      change();
    },
    shown,
  };
}
