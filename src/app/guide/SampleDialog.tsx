import { useEffect, useState } from 'react';
import { saveFile } from '../../browser/saveFile';
import { Icon, type IconName } from '../../ui/Icon';
import { SelectField } from '../../ui/moreFields';
import { createStore, useStore } from '../../ui/store';
import { engine } from '../engine/engines';
import { SlowTemplate } from '../engine/SlowTemplate';
import { failureOf, loadRendering } from '../preview/loadRendering';
import { Preview } from '../preview/Preview';
import type { PreviewState } from '../preview/previewState';
import { useHistoryDialog } from '../useHistoryDialog';
import { type Chosen, makeSample, type ShownTemplate, sampleKinds, type useSample } from './sample';
import styles from './sampleDialog.css?url';

type Props = { templates: readonly ShownTemplate[]; sample: ReturnType<typeof useSample> };

/** A sample document over the page: to look at, to change for another, to download. */
export function SampleDialog({ templates, sample: { chosen, show } }: Props) {
  const view = useSampleView(chosen);
  const { props, close } = useHistoryDialog(chosen !== undefined);
  const { sample, rendering } = useStore(view.shown);

  function download() {
    if (!sample) return;
    saveFile(sample.bytes, sample.fileName).catch(() =>
      alert('Die Verbindung fehlt. Drücke den Knopf noch einmal.'),
    );
  }

  return (
    <dialog {...props} className="preview-dialog" aria-label="Musterdokument">
      {chosen && (
        <div className="sample">
          <link rel="stylesheet" href={styles} precedence="page" />
          <div className="sample-choice">
            <SelectField
              label="Dokument"
              none=""
              choices={templates.map(({ entry }) => ({ key: entry.slug, label: entry.name }))}
              value={chosen.template.entry.slug}
              onChange={({ target }) => show(target.value, chosen.kind)}
            />
            <SelectField
              label="Inhalt"
              none=""
              choices={sampleKinds.map(({ kind, name, words }) => ({
                key: kind,
                label: `${name}: ${words}`,
              }))}
              value={chosen.kind}
              onChange={({ target }) => show(chosen.template.entry.slug, target.value)}
            />
          </div>
          <SlowTemplate engine={engine} />
          <Preview preview={view}>
            <div>
              <IconButton icon="close" label="Schliessen" onClick={close} />
              <IconButton
                icon="download"
                label="Herunterladen"
                isWaiting={!sample}
                onClick={download}
              />
            </div>
          </Preview>
          {rendering && <rendering.Printing preview={view} />}
        </div>
      )}
    </dialog>
  );
}

type ButtonProps = { icon: IconName; label: string; isWaiting?: boolean; onClick: () => void };

function IconButton({ icon, label, isWaiting = false, onClick }: ButtonProps) {
  return (
    <button
      type="button"
      className="quiet"
      aria-label={label}
      title={label}
      aria-disabled={isWaiting}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
}

type SampleState = PreviewState & {
  /** There once it is made, whether it can be shown or not. */
  sample?: Awaited<ReturnType<typeof makeSample>>;
};

/** A preview of one sample document after the other. */
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

    function tell(more: SampleState) {
      if (!leaving.signal.aborted) view.shown.set({ ...view.shown.current(), ...more });
    }

    async function make(shown: ShownTemplate, of: Chosen['kind']) {
      const sample = await makeSample(shown, of, leaving.signal);
      tell({ sample, fileName: sample.fileName });
      return sample.bytes;
    }

    Promise.all([make(template, kind), loadRendering()])
      .then(async ([bytes, { render }]) => tell({ rendering: await render(bytes) }))
      .catch(async (error) => tell({ failure: await failureOf(error) }));
    return () => {
      // Nobody waits for it any more, and whoever prints the page wants the page.
      leaving.abort();
      view.shown.set({});
    };
  }, [view, template, kind, attempt]);

  return view;
}
