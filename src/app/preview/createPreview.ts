import { afterPause } from '../../browser/afterPause';
import type { ReadInput } from '../../generators/contract';
import { makeDocument } from '../../generators/makeDocument';
import { createStore } from '../../ui/store';
import { isDifferent } from '../draft/campStore';
import type { Draft } from '../draft/draft';
import { createLatest } from '../engine/createLatest';
import { failureOf, loadRendering } from './loadRendering';
import type { PreviewState } from './previewState';

/** The media query for screens with the preview beside the form. */
export const besideForm = '(min-width: 1100px)';

export type PreviewSource = ReturnType<typeof createPreview>;

/** Makes the source of a draft's preview. The preview shows the document that the download button would save. */
export function createPreview({ generator, input, subscribe, template }: Draft) {
  const start = generator.readInput({});
  const shown = createStore<PreviewState>({});
  const latest = createLatest();

  // On a wide screen, the preview is visible while somebody types. An update therefore follows sooner after a change.
  const pause = afterPause(update, () => (matchMedia(besideForm).matches ? 80 : 1000));

  async function update() {
    const signal = latest.next();
    const make = (made: ReadInput) =>
      makeDocument(generator, made, template(signal), { today: new Date() });
    try {
      const entered = input();
      const { bytes, fileName } = make(entered);
      const isEmpty = !isDifferent(entered, start);
      const [filled, { render }] = await Promise.all([bytes, loadRendering()]);
      const rendering = await render(filled, signal);
      const makeExample = async () => render(await make(await generator.typical()).bytes, signal);
      const example = isEmpty ? await makeExample().catch(() => undefined) : undefined;
      signal.throwIfAborted();
      // No example is shown when somebody has meanwhile begun to enter something. The next run of `update` shows the
      // document with the new input.
      if (isEmpty && isDifferent(input(), start)) return;
      shown.set({ rendering, fileName, example, onePagePart: generator.alone });
      // `update` returns false when nothing is entered, because such a run also makes an example. A run with entered
      // input makes no example and takes less time. The duration of a run with an example must therefore not lengthen
      // the next pause.
      return !isEmpty;
    } catch (error) {
      if (!signal.aborted) shown.set({ failure: failureOf(error) });
    }
  }

  return {
    /** The store of the latest document or the latest failure. */
    shown,
    tryAgain: pause.now,
    /** Updates the preview soon, and again after each change of the input. The returned function ends the updates. */
    follow() {
      const stop = pause.follow(subscribe);
      return () => {
        stop();
        latest.abort();
      };
    },
  };
}
