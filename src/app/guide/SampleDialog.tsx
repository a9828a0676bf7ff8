import { useEffect, useState } from 'react';
import { saveFile } from '../../browser/saveFile';
import { IconButton } from '../../ui/Icon';
import { createStore, useStore } from '../../ui/store';
import { engine } from '../engine/engines';
import { SlowTemplate } from '../engine/SlowTemplate';
import { failureOf, loadRendering } from '../preview/loadRendering';
import { Preview } from '../preview/Preview';
import type { PreviewState } from '../preview/previewState';
import { useHistoryDialog } from '../useHistoryDialog';
import { type Chosen, makeSample } from './sample';
import styles from './sampleDialog.css?url';

/** A dialog with the preview of a sample document, and a button that downloads it. */
export function SampleDialog({ chosen }: { chosen: Chosen | undefined }) {
  const view = useSampleView(chosen);
  const { props, close } = useHistoryDialog(chosen !== undefined);
  const { bytes, fileName = '' } = useStore(view.shown);

  return (
    <dialog {...props} className="preview-dialog" aria-label="Musterdokument">
      {chosen && (
        <div className="sample">
          <link rel="stylesheet" href={styles} precedence="page" />
          <SlowTemplate engine={engine} />
          <Preview preview={view}>
            <div>
              <IconButton name="close" title="Schliessen" onClick={close} />
              <IconButton
                name="download"
                title="Herunterladen"
                aria-disabled={!bytes}
                onClick={() => bytes && saveFile(bytes, fileName)}
              />
            </div>
          </Preview>
        </div>
      )}
    </dialog>
  );
}

type SampleState = PreviewState & {
  /** The sample, once it is made. The preview may be unable to show it. */
  bytes?: Uint8Array;
};

/** The preview of the chosen sample. */
function useSampleView(chosen: Chosen | undefined) {
  const [attempt, setAttempt] = useState(0);
  const [shown] = useState(() => createStore<SampleState>({}));

  const { template, kind } = chosen ?? {};
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt starts again
  useEffect(() => {
    if (!template || !kind) return;
    const leaving = new AbortController();
    const { signal } = leaving;

    function tell(more: SampleState) {
      if (!signal.aborted) shown.set({ ...shown.current(), ...more });
    }

    (async () => {
      const sample = await makeSample({ template, kind }, signal);
      tell(sample);
      const { render } = await loadRendering();
      tell({ rendering: await render(sample.bytes, signal) });
    })().catch((error) => tell({ failure: failureOf(error) }));
    return () => {
      // Nobody waits for a closed sample. A print now shows the page, and no sample.
      leaving.abort();
      shown.set({});
    };
  }, [shown, template, kind, attempt]);

  return { shown, tryAgain: () => setAttempt(attempt + 1) };
}
