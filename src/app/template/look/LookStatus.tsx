import { useRef } from 'react';
import type { GeneratorEntry } from '../../../catalog';
import { sharedFindings } from '../../../document/sharedFindings';
import { Findings } from '../Findings';
import { isAboutPaper } from '../lostOnPaper';
import type { ShownTemplate } from '../shownTemplate';
import { isInForce, type LookState, type RestyledTemplate, stop, takeOverKept } from './takeOver';

type Props = {
  state: LookState;
  templates: readonly ShownTemplate[];
  /** With long texts, where these show what there is to say. */
  onPreview: (slug: GeneratorEntry['slug'], isLong: boolean) => void;
};

/** What becomes of the file that was chosen. */
export function LookStatus({ state, templates, onPreview }: Props) {
  const total = templates.length;
  const status = useRef<HTMLDivElement>(null);

  function cancel() {
    stop();
    // The button goes with what it cancels.
    status.current?.focus();
  }

  function takeKept() {
    takeOverKept(templates);
    status.current?.focus();
  }

  return (
    <div className="template-status">
      <div ref={status} role="status" tabIndex={-1}>
        <Sentence state={state} total={total} />
      </div>
      {state.kind === 'working' && (
        <div className="look-progress">
          <progress max={total} value={state.done} aria-label="Vorlagen" />
          <button type="button" className="secondary" onClick={cancel}>
            Abbrechen
          </button>
        </div>
      )}
      {state.kind === 'refused' && <Findings findings={state.problems} />}
      {state.kind === 'taken' && (
        <>
          {state.kept.length > 0 && <Kept kept={state.kept} onTake={takeKept} />}
          <Taken state={state} onPreview={onPreview} />
        </>
      )}
    </div>
  );
}

function Sentence({ state, total }: { state: LookState; total: number }) {
  switch (state.kind) {
    case 'none':
      return null;
    case 'working':
      return <p>Das Aussehen von «{state.name}» wird übernommen …</p>;
    case 'cancelled':
      return <p>Abgebrochen. An den Vorlagen ist nichts geändert.</p>;
    case 'failed':
      return (
        <p className="bad">
          Das Aussehen von «{state.name}» liess sich nicht übernehmen: Die Datei ist nicht mehr
          lesbar, die Verbindung fehlt, oder dein Browser ist zu alt. Wähle sie noch einmal.
        </p>
      );
    case 'refused':
      return <p className="bad">«{state.name}» lässt sich nicht als Vorbild nehmen.</p>;
    case 'taken': {
      const good = state.restyled.filter(isInForce).length - state.kept.length;
      return (
        <p className={good > 0 ? 'good' : 'bad'}>
          {good} von {total} Vorlagen haben jetzt das Aussehen von «{state.name}».
        </p>
      );
    }
  }
}

function Kept({ kept, onTake }: { kept: readonly RestyledTemplate[]; onTake: () => void }) {
  const names = kept.map(({ entry }) => `«${entry.name}»`).join(', ');
  return (
    <div className="look-kept">
      <p>Bei {names} bleibt die Vorlage aktiv, die du dort gewählt hast.</p>
      <button type="button" className="secondary" onClick={onTake}>
        Auch dort übernehmen
      </button>
    </div>
  );
}

type TakenProps = Pick<Props, 'onPreview'> & { state: LookState & { kind: 'taken' } };

function Taken({ state: { restyled, kept }, onPreview }: TakenProps) {
  const seen = restyled.filter((one) => isInForce(one) && !kept.includes(one));
  const marred = seen.find(({ notes: own }) => own.some(isAboutPaper));
  const shown = marred ?? seen.find(({ entry }) => entry.slug === 'packliste') ?? seen[0];
  const problems = sharedFindings(
    restyled.map(({ entry, report }) => [entry.name, report.problems]),
  );
  const notes = sharedFindings(
    restyled.map((one) => [one.entry.name, [...one.notes, ...one.report.notices]]),
  );
  return (
    <>
      {problems.length > 0 && (
        <p className="bad">Wo das nicht geht, bleibt das Original in Kraft:</p>
      )}
      <Findings findings={problems} />
      {notes.length > 0 && <p>Schau dir Folgendes an:</p>}
      <Findings findings={notes} />
      {shown && (
        <p className="samples">
          <button
            type="button"
            className="primary"
            onClick={() => onPreview(shown.entry.slug, marred !== undefined)}
          >
            Ansehen
          </button>
        </p>
      )}
    </>
  );
}
