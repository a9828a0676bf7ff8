import { useRef } from 'react';
import { Findings } from '../../generator/Findings';
import { findingsOf } from './findingsOf';
import { LookFiles } from './LookFiles';
import { isInForce, type LookState, stop } from './takeOver';

type Props = { state: LookState; total: number; onPreview: () => void };

/** What becomes of the file that was chosen. */
export function LookStatus({ state, total, onPreview }: Props) {
  const status = useRef<HTMLDivElement>(null);

  function cancel() {
    stop();
    // The button goes with what it cancels.
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
      {state.kind === 'taken' && <Taken state={state} onPreview={onPreview} />}
    </div>
  );
}

function Sentence({ state, total }: Omit<Props, 'onPreview'>) {
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
      const good = state.dressed.filter(isInForce).length;
      return (
        <p className={good > 0 ? 'good' : 'bad'}>
          {good} von {total} Vorlagen haben jetzt das Aussehen von «{state.name}».
        </p>
      );
    }
  }
}

type TakenProps = Pick<Props, 'onPreview'> & { state: LookState & { kind: 'taken' } };

function Taken({ state: { name, dressed }, onPreview }: TakenProps) {
  const problems = findingsOf(dressed, ({ report }) => report.problems);
  const notes = findingsOf(dressed, (one) => [...one.notes, ...one.report.notices]);
  return (
    <>
      {problems.length > 0 && (
        <p className="bad">Wo das nicht geht, bleibt das Original in Kraft:</p>
      )}
      <Findings findings={problems} />
      {notes.length > 0 && <p>Schau dir Folgendes an:</p>}
      <Findings findings={notes} />
      <LookFiles model={name} dressed={dressed} onPreview={onPreview} />
    </>
  );
}
