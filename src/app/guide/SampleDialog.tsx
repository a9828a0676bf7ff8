import { useEffect, useState } from 'react';
import { saveFile } from '../../browser/saveFile';
import { Field } from '../../ui/fields';
import { Icon } from '../../ui/Icon';
import { useStore } from '../../ui/store';
import { engine } from '../engine/engines';
import { SlowTemplate } from '../engine/SlowTemplate';
import { Preview } from '../preview/Preview';
import { useHistoryDialog } from '../useHistoryDialog';
import { createSampleView } from './createSampleView';
import type { ShownTemplate } from './sample';
import { makeSample, type SampleKind, sampleKinds, type useSample } from './sample';
import styles from './sampleDialog.css?url';

type Props = { templates: readonly ShownTemplate[]; sample: ReturnType<typeof useSample> };

/** A sample document over the page: to look at, to change for another, to download. */
export function SampleDialog({ templates, sample: { chosen, show } }: Props) {
  const [view] = useState(createSampleView);
  const { props, close } = useHistoryDialog(chosen !== undefined);
  const { sample: made, rendering } = useStore(view.shown);

  const { template, kind } = chosen ?? {};
  useEffect(() => {
    if (!template || !kind) return;
    view.show((signal) => makeSample(template, kind, signal));
    // Nobody waits for it any more, and whoever prints the page wants the page.
    return view.clear;
  }, [view, template, kind]);

  return (
    <dialog {...props} className="preview-dialog" aria-label="Musterdokument">
      {chosen && (
        <div className="sample">
          <link rel="stylesheet" href={styles} precedence="page" />
          <SampleChoice templates={templates} chosen={chosen} onChoose={show} />
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
                aria-disabled={!made}
                onClick={() =>
                  made &&
                  saveFile(made.bytes, made.fileName).catch(() =>
                    alert('Die Verbindung fehlt. Drücke den Knopf noch einmal.'),
                  )
                }
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

type ChoiceProps = {
  templates: readonly ShownTemplate[];
  chosen: { template: ShownTemplate; kind: SampleKind };
  onChoose: (slug: ShownTemplate['entry']['slug'], kind: SampleKind) => void;
};

/** Which document is shown, and with what in it. */
function SampleChoice({ templates, chosen: { template, kind }, onChoose }: ChoiceProps) {
  return (
    <div className="sample-choice">
      <Field label="Dokument">
        {(ids) => (
          <select
            {...ids}
            value={template.entry.slug}
            onChange={({ target }) => {
              const next = templates.find(({ entry }) => entry.slug === target.value);
              if (next) onChoose(next.entry.slug, kind);
            }}
          >
            {templates.map(({ entry }) => (
              <option key={entry.slug} value={entry.slug}>
                {entry.name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label="Inhalt">
        {(ids) => (
          <select
            {...ids}
            value={kind}
            onChange={({ target }) => {
              const next = sampleKinds.find((known) => known.kind === target.value);
              if (next) onChoose(template.entry.slug, next.kind);
            }}
          >
            {sampleKinds.map((known) => (
              <option key={known.kind} value={known.kind}>
                {known.name}: {known.words}
              </option>
            ))}
          </select>
        )}
      </Field>
    </div>
  );
}
