import type { Generator, ReadInput } from '../../generators/contract';
import { makeDocument } from '../../generators/makeDocument';
import { createStore } from '../../ui/store';
import { isEntered } from '../draft/draft';
import { createLatest } from '../engine/createLatest';
import type { TemplateInForce } from '../engine/templateInForce';
import { afterPause } from './afterPause';
import { failureOf, loadRendering } from './loadRendering';
import type { PreviewState } from './previewState';

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
  let template: TemplateInForce | undefined;
  let isStarted = false;

  const pause = afterPause(update, () => (matchMedia(besideForm).matches ? 80 : 1000));

  async function update(): Promise<boolean> {
    if (!template) return false;
    const signal = latest.next();
    const { fill } = template;
    const abortable = { fill: (data: object) => fill(data, undefined, signal) };
    const make = (made: ReadInput) =>
      makeDocument(generator, made, abortable, { today: new Date() });
    try {
      const { bytes, fileName } = make(input);
      const isEmpty = !isEntered(input, start);
      const [filled, { render }] = await Promise.all([bytes, loadRendering()]);
      const rendering = await render(filled);
      signal.throwIfAborted();
      const makeExample = async () => render(await make(await generator.typical()).bytes);
      shown.set({ rendering, fileName, ...(isEmpty && { makeExample }) });
      return true;
    } catch (error) {
      const failure = await failureOf(error);
      if (!signal.aborted) shown.set({ failure });
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
    /** @param next the template that is in force now */
    changeTemplate(next: TemplateInForce) {
      template = next;
      latest.abort();
      change();
    },
    shown,
  };
}
