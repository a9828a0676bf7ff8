import { createStore } from '../createStore';
import { loadRendering } from '../generator/preview/loadRendering';
import { failureOf, type PreviewState } from '../generator/preview/previewState';

type Sample = { bytes: Uint8Array; fileName: string };

type SampleState = PreviewState & {
  /** There once it is made, whether it can be shown or not. */
  sample?: Sample;
};

/** A preview of one sample document after the other, each to be saved. */
export function createSampleView() {
  const shown = createStore<SampleState>({});
  let make: (() => Promise<Sample>) | undefined;

  async function show(next: () => Promise<Sample>) {
    make = next;
    // In a frame of its own: another sample is no change of the one before.
    shown.set({});

    function tell(more: SampleState) {
      // Of two that were asked for, the later one is shown.
      if (make === next) shown.set({ ...shown.current(), ...more });
    }

    async function makeSample() {
      const sample = await next();
      tell({ sample, fileName: sample.fileName });
      return sample;
    }

    try {
      const [{ bytes }, { render }] = await Promise.all([makeSample(), loadRendering()]);
      tell({ rendering: await render(bytes) });
    } catch (error) {
      tell({ failure: failureOf(error) });
    }
  }

  return {
    show,
    clear() {
      make = undefined;
      shown.set({});
    },
    /** Whether a sample is being made. */
    isWaiting: () => make !== undefined && !shown.current().sample,
    shown,
    tryAgain: () => void (make && show(make)),
  };
}
