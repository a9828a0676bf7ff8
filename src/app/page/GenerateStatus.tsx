import type { Generator } from '../../generators/contract';
import { useStore } from '../../ui/store';
import type { Draft } from '../draft/draft';
import { isEntered } from '../draft/isEntered';
import { progressInAll, progressOf } from '../draft/progress';
import { useEntries } from '../draft/useEntries';
import { FileAtHand } from '../FileAtHand';
import { shortName } from '../shortName';
import type { GenerateState } from './useGenerate';

type Props = {
  generator: Generator;
  draft: Draft;
  state: GenerateState;
};

/** How far the work is and what file it makes; after a press, how that went. */
export function GenerateStatus({ generator, draft, state }: Props) {
  const file = state.kind === 'saved' ? state.file : undefined;
  const isSame = useEntries(
    draft,
    ({ input }) => state.kind === 'saved' && !isEntered(input, state.input),
  );
  const isAtRisk = useStore(draft.atRisk);
  const isDone = file && isSame;
  return (
    <p className="facts">
      <span role="status">
        {isDone && <Downloaded name={file.name} />}
        {state.kind === 'working' && (
          <span className="visually-hidden">Dokument wird erstellt …</span>
        )}
      </span>
      {isDone ? <FileAtHand file={file} /> : <Facts generator={generator} draft={draft} />}
      {isAtRisk && <span className="hint">noch nicht heruntergeladen</span>}
    </p>
  );
}

function Downloaded({ name }: { name: string }) {
  return (
    <span className="good">
      Heruntergeladen<span className="wide">: {shortName(name)}</span> ✓
    </span>
  );
}

function Facts({ generator, draft }: Pick<Props, 'generator' | 'draft'>) {
  const progress = useEntries(draft, ({ input }) => progressOf(generator, input));
  const inAll = useEntries(draft, ({ input }) => progressInAll(generator, input));
  const isEmpty = useEntries(draft, () => !draft.hasEntries());
  const fileName = useEntries(draft, ({ input }) => generator.fileName(input));
  return (
    <>
      {/* A timeline without dates is said in words; whatever is ticked or filled in is empty without. */}
      {progress && isEmpty && <span>Das Dokument ist leer.</span>}
      {progress && !isEmpty && <Counted parts={progress} inAll={inAll} />}
      {(isEmpty || progress === inAll) && <span className="wide">{shortName(fileName)}</span>}
    </>
  );
}

/** Part by part where there is room for it. */
function Counted({ parts, inAll }: { parts: string; inAll: string }) {
  if (parts === inAll) return <span>{parts}</span>;
  return (
    <>
      <span className="in-parts">{parts}</span>
      <span className="in-all">{inAll}</span>
    </>
  );
}

/** Why the last press made nothing: what happened stands out, what to do follows. */
export function GenerateFailure({ state }: Pick<Props, 'state'>) {
  const message = state.kind === 'failed' ? state.message : '';
  const end = message.indexOf('. ') + 1;
  return (
    <p className="status failed" role="alert">
      {message && <strong>{message.slice(0, end)}</strong>}
      {message.slice(end)}
    </p>
  );
}
