import { afterPause } from '../../browser/afterPause';
import { whenIdle } from '../../browser/load';
import { campWithOnly, mergeCamps } from '../../generators/camp';
import type { ReadInput } from '../../generators/contract';
import { makeDocument } from '../../generators/makeDocument';
import { createStore } from '../../ui/store';
import { isDifferent } from '../draft/campStore';
import type { Draft } from '../draft/draft';
import { createLatest } from '../engine/createLatest';
import { failureOf, loadRendering } from './loadRendering';
import type { PreviewState } from './previewState';

/** The media query for screens that show the preview beside the form. */
export const besideForm = '(min-width: 68.75em)';

export type PreviewSource = ReturnType<typeof createPreview>;

/** Keeps the preview of a draft up to date. The preview shows the document that the download button would save. */
export function createPreview({ generator, input, subscribe, template, isDownloaded }: Draft) {
  const start = generator.readInput({});
  const days = generator.campOfForm.filter((fact) => fact === 'startDate' || fact === 'endDate');
  const shown = createStore<PreviewState>({});
  const latest = createLatest();
  /** The ticked options of the document that the preview shows. */
  let options = start.extras;

  // The pause in ms before an update. On a wide screen, the preview is visible while somebody types, and has no pause.
  const pause = afterPause(update, () => (matchMedia(besideForm).matches ? 0 : 1000));

  /**
   * Returns true when the preview must show an example. The form then holds only facts of the camp, and no document
   * with this input was saved. If the form of the generator itself has date fields (`campOfForm`), a typed date ends
   * the example.
   */
  function needsExample(entered: ReadInput) {
    const own = { ...entered, camp: campWithOnly(days, entered.camp) };
    return !isDifferent(own, start) && !isDownloaded();
  }

  async function update() {
    const signal = latest.next();
    const make = async (from: ReadInput) => {
      const today = new Date();
      const { bytes, fileName } = makeDocument(generator, from, template(signal), { today });
      const [filled, { render }] = await Promise.all([bytes, loadRendering()]);
      return { fileName, rendering: await render(filled, signal) };
    };
    /** Makes a document with the typical input. Typed facts of the camp replace the typical facts. */
    const makeExample = async ({ camp }: ReadInput) => {
      const typical = await generator.typical();
      return make({ ...typical, camp: mergeCamps(camp, typical.camp) });
    };
    try {
      const entered = input();
      const isExample = needsExample(entered);
      const made = await make(entered);
      const example = isExample ? await makeExample(entered).catch(() => undefined) : undefined;
      signal.throwIfAborted();
      // If somebody has meanwhile begun to type, the next run shows the document instead of the example.
      if (isExample && !needsExample(input())) return;
      const isReshaped = shown.current().isOutdated || isDifferent(entered.extras, options);
      options = entered.extras;
      shown.set({
        ...made,
        example: example?.rendering,
        onePagePart: generator.alone,
        isReshaped,
      });
      // `afterPause` rests after a run that returns true. The first run is slow, and its form is usually empty. A rest
      // would delay the preview of the first entry. A run with an empty form therefore returns false.
      return isDifferent(entered, start);
    } catch (error) {
      if (!signal.aborted) shown.set({ failure: failureOf(error) });
    }
  }

  return {
    /** The store of the latest document or the latest failure. */
    shown,
    tryAgain: pause.now,
    /**
     * Updates the preview when the page is idle, and then after each change of the input. The first update waits for
     * the idle page, because the first filling of a template is slow. The returned function ends the updates.
     */
    follow() {
      const { failure: _failure, ...last } = shown.current();
      shown.set({ ...last, isOutdated: true });
      let stop = whenIdle(() => {
        stop = pause.follow(subscribe);
      });
      return () => {
        stop();
        latest.abort();
      };
    },
  };
}
