import { createStore } from '../../ui/store';
import { createLatest } from '../engine/createLatest';
import { failureOf, loadRendering } from '../preview/loadRendering';
import type { PreviewState } from '../preview/previewState';

type Sample = { bytes: Uint8Array; fileName: string };

type SampleState = PreviewState & {
  /** There once it is made, whether it can be shown or not. */
  sample?: Sample;
};

/** A preview of one sample document after the other, each to be saved. */
export function createSampleView() {
  const shown = createStore<SampleState>({});
  const latest = createLatest();
  let make: ((signal: AbortSignal) => Promise<Sample>) | undefined;

  async function show(next: (signal: AbortSignal) => Promise<Sample>) {
    make = next;
    const signal = latest.next();
    // In a frame of its own: another sample is no change of the one before.
    shown.set({});

    function tell(more: SampleState) {
      if (!signal.aborted) shown.set({ ...shown.current(), ...more });
    }

    async function makeSample() {
      const sample = await next(signal);
      tell({ sample, fileName: sample.fileName });
      return sample;
    }

    try {
      const [{ bytes }, { render }] = await Promise.all([makeSample(), loadRendering()]);
      tell({ rendering: await render(bytes) });
    } catch (error) {
      tell({ failure: await failureOf(error) });
    }
  }

  return {
    show,
    clear() {
      latest.abort();
      make = undefined;
      shown.set({});
    },
    shown,
    tryAgain: () => void (make && show(make)),
  };
}
