import { afterPause } from '../../browser/afterPause';
import type { ReadInput } from '../../generators/contract';
import { makeDocument } from '../../generators/makeDocument';
import { createStore } from '../../ui/store';
import { isEntered } from '../draft/campStore';
import type { Draft } from '../draft/draft';
import { createLatest } from '../engine/createLatest';
import { failureOf, loadRendering } from './loadRendering';
import type { PreviewState } from './previewState';

/** The screens on which the preview stands beside the form, where a change is shown at once. */
export const besideForm = '(min-width: 1100px)';

/** Shows the document that the generating button would save of the input of a draft. */
export function openPreview({ generator, input, subscribe, template }: Draft) {
  const start = generator.readInput({});
  const shown = createStore<PreviewState>({});
  const latest = createLatest();

  const pause = afterPause(update, () => (matchMedia(besideForm).matches ? 80 : 1000));

  async function update() {
    const signal = latest.next();
    const make = (made: ReadInput) =>
      makeDocument(generator, made, template(signal), { today: new Date() });
    try {
      const entered = input();
      const { bytes, fileName } = make(entered);
      const isEmpty = !isEntered(entered, start);
      const [filled, { render }] = await Promise.all([bytes, loadRendering()]);
      const rendering = await render(filled, signal);
      const makeExample = async () => render(await make(await generator.typical()).bytes, signal);
      const example = isEmpty ? await makeExample().catch(() => undefined) : undefined;
      signal.throwIfAborted();
      // Nobody takes an example for an input that was begun meanwhile. The document of that input is made next.
      if (isEmpty && isEntered(input(), start)) return;
      shown.set({ rendering, fileName, example, sheet: generator.alone });
      // An example takes longer, and says nothing about the pause before the next document.
      return !isEmpty;
    } catch (error) {
      if (!signal.aborted) shown.set({ failure: failureOf(error) });
    }
  }

  return {
    shown,
    tryAgain: pause.now,
    /** Follows the input until the returned function is called. */
    follow() {
      const stop = pause.follow(subscribe);
      return () => {
        stop();
        latest.abort();
      };
    },
  };
}
