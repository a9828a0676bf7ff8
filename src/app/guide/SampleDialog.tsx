import { useEffect, useState } from 'react';
import { saveFile } from '../../browser/saveFile';
import { Icon } from '../../ui/Icon';
import { createStore, useStore } from '../../ui/store';
import { engine } from '../engine/engines';
import { SlowTemplate } from '../engine/SlowTemplate';
import { failureOf, loadRendering } from '../preview/loadRendering';
import { Preview } from '../preview/Preview';
import type { PreviewState } from '../preview/previewState';
import { useHistoryDialog } from '../useHistoryDialog';
import { type Chosen, makeSample } from './sample';
import styles from './sampleDialog.css?url';

/** A sample document over the page: to look at, to download. */
export function SampleDialog({ chosen }: { chosen: Chosen | undefined }) {
  const view = useSampleView(chosen);
  const { props, close } = useHistoryDialog(chosen !== undefined);
  const { sample, rendering } = useStore(view.shown);

  function download() {
    if (sample) saveFile(sample.bytes, sample.fileName);
  }

  return (
    <dialog {...props} className="preview-dialog" aria-label="Musterdokument">
      {chosen && (
        <div className="sample">
          <link rel="stylesheet" href={styles} precedence="page" />
          <SlowTemplate engine={engine} />
          <Preview preview={view}>
            <div>
              <button
                type="button"
                className="quiet"
                aria-label="Schliessen"
                title="Schliessen"
                onClick={close}
              >
                <Icon name="close" />
              </button>
              <button
                type="button"
                className="quiet"
                aria-label="Herunterladen"
                title="Herunterladen"
                aria-disabled={!sample}
                onClick={download}
              >
                <Icon name="download" />
              </button>
            </div>
          </Preview>
          {rendering && <rendering.Printing preview={view} />}
        </div>
      )}
    </dialog>
  );
}

type SampleState = PreviewState & {
  /** There once it is made, whether it can be shown or not. */
  sample?: Awaited<ReturnType<typeof makeSample>>;
};

/** A preview of the sample that is chosen. */
function useSampleView(chosen: Chosen | undefined) {
  const [attempt, setAttempt] = useState(0);
  const [view] = useState(() => ({
    shown: createStore<SampleState>({}),
    tryAgain: () => setAttempt((count) => count + 1),
  }));

  const { template, kind } = chosen ?? {};
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt begins anew
  useEffect(() => {
    if (!template || !kind) return;
    const leaving = new AbortController();

    const { signal } = leaving;

    function tell(more: SampleState) {
      if (!signal.aborted) view.shown.set({ ...view.shown.current(), ...more });
    }

    (async () => {
      const sample = await makeSample({ template, kind }, signal);
      tell({ sample, fileName: sample.fileName });
      const { render } = await loadRendering();
      tell({ rendering: await render(sample.bytes, signal) });
    })().catch((error) => tell({ failure: failureOf(error) }));
    return () => {
      // Nobody waits for it any more, and whoever prints the page wants the page.
      leaving.abort();
      view.shown.set({});
    };
  }, [view, template, kind, attempt]);

  return view;
}
