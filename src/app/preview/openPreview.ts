import type { Generator, ReadInput } from '../../generators/contract';
import { makeDocument } from '../../generators/makeDocument';
import { createStore } from '../../ui/store';
import { isEntered } from '../draft/draft';
import { createLatest } from '../engine/createLatest';
import type { TemplateInForce } from '../engine/templateInForce';
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

  async function update() {
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
      const rendering = await render(filled, signal);
      const makeExample = async () => render(await make(await generator.typical()).bytes, signal);
      const example = isEmpty ? await makeExample().catch(() => undefined) : undefined;
      signal.throwIfAborted();
      // What is entered by now is made next: nobody takes an example for it.
      if (isEmpty && isEntered(input, start)) return false;
      shown.set({ rendering, fileName, example, sheet: generator.alone });
      // How long an example takes says nothing of what is entered.
      return !isEmpty;
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
    /** @param next the template that is in force now */
    changeTemplate(next: TemplateInForce) {
      template = next;
      latest.abort();
      change();
    },
    shown,
  };
}

/**
 * Runs the work after changes have come to rest: never twice at once, and always once more for a change
 * that came while it ran. What takes long is given as long a rest, so that it leaves time for typing.
 *
 * @param work tells whether it was done; what failed is given no longer rest
 * @param shortest how long changes must rest at least, in milliseconds
 */
export function afterPause(work: () => Promise<boolean>, shortest: () => number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = false;
  let isOutdated = false;
  let lastDuration = 0;

  function changed() {
    clearTimeout(timer);
    timer = setTimeout(run, Math.max(shortest(), lastDuration));
  }

  async function run() {
    if (running) {
      isOutdated = true;
      return;
    }
    running = true;
    isOutdated = false;
    const start = performance.now();
    const isDone = await work();
    lastDuration = isDone ? performance.now() - start : 0;
    running = false;
    if (isOutdated) changed();
  }

  function now() {
    clearTimeout(timer);
    run();
  }

  function stop() {
    clearTimeout(timer);
    isOutdated = false;
  }

  return { changed, now, stop };
}
