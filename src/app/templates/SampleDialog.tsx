import { useEffect, useRef, useState } from 'react';
import { saveFile } from '../../browser/saveFile';
import { Preview } from '../generator/preview/Preview';
import { usePrint } from '../generator/preview/usePrint';
import { SlowTemplate } from '../generator/SlowTemplate';
import { useHistoryDialog } from '../useHistoryDialog';
import { useStore } from '../useStore';
import { createSampleView } from './createSampleView';
import { look } from './look/takeOver';
import { SampleChoice } from './SampleChoice';
import { cancelSample, makeSample } from './sample';
import type { ShownTemplate } from './shownTemplate';
import type { useSample } from './useSample';

type Props = { templates: readonly ShownTemplate[]; sample: ReturnType<typeof useSample> };

/** A sample document over the page: to look at, to change for another, to download. */
export function SampleDialog({ templates, sample: { chosen, show } }: Props) {
  const [view] = useState(createSampleView);
  const status = useRef<HTMLDivElement>(null);
  const { props, close } = useHistoryDialog(chosen !== undefined);
  usePrint(view);
  const { sample: made, failure } = useStore(view.shown);
  const isWaiting = !made && !failure;
  const isTakingOver = useStore(look).kind === 'working';

  const { template, kind } = chosen ?? {};
  useEffect(() => {
    if (!template || !kind) return;
    view.show(() => makeSample(template, kind));
    return () => {
      // Nobody waits for it any more, and whoever prints the page wants the page.
      if (view.isWaiting()) cancelSample();
      view.clear();
    };
  }, [view, template, kind]);

  return (
    <dialog {...props} className="preview-dialog" aria-label="Musterdokument">
      {chosen && (
        <div className="sample">
          <SampleChoice templates={templates} chosen={chosen} onChoose={show} />
          <div ref={status} role="status" tabIndex={-1}>
            {!isTakingOver && <SlowTemplate onGone={() => status.current?.focus()} />}
            {isTakingOver && isWaiting && <p>Zuerst wird das Aussehen übernommen.</p>}
          </div>
          <Preview preview={view}>
            <button
              type="button"
              className="secondary"
              aria-disabled={!made}
              onClick={() => made && saveFile(made.bytes, made.fileName)}
            >
              Herunterladen
            </button>
            <button type="button" className="secondary" onClick={close}>
              Schliessen
            </button>
          </Preview>
        </div>
      )}
    </dialog>
  );
}
