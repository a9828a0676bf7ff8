import { createStore } from '../generator/createStore';
import { loadRendering } from '../generator/preview/loadRendering';
import { failureOf, type PreviewState } from '../generator/preview/previewState';

type Sample = { bytes: Uint8Array; fileName: string };

/** A preview of one sample document after the other, each to be saved. */
export function createSampleView() {
  const shown = createStore<PreviewState & { sample?: Sample }>({});
  let make: (() => Promise<Sample>) | undefined;

  async function show(next: () => Promise<Sample>) {
    make = next;
    // In a frame of its own: another sample is no change of the one before.
    shown.set({});
    try {
      const [sample, { render }] = await Promise.all([next(), loadRendering()]);
      const rendering = await render(sample.bytes);
      // Of two that were asked for, the later one is shown.
      if (make === next) shown.set({ sample, rendering, fileName: sample.fileName });
    } catch (error) {
      if (make === next) shown.set({ failure: failureOf(error) });
    }
  }

  return {
    show,
    clear() {
      make = undefined;
      shown.set({});
    },
    isWaiting: () => make !== undefined && shown.current().rendering === undefined,
    tryAgain: () => void (make && show(make)),
    subscribe: shown.subscribe,
    state: shown.current,
  };
}
