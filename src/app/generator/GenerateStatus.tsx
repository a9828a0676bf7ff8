import type { GeneratorUnit } from '../../generators/defineGenerator';
import { FileAtHand } from './FileAtHand';
import { isEntered } from './isEntered';
import { useEntries } from './useEntries';
import type { GenerateState } from './useGenerate';
import type { Work } from './work';

type Props = { unit: GeneratorUnit; work: Work; state: GenerateState };

/** How the last press went, and whether the document is empty or has changed since. */
export function GenerateStatus({ unit, work, state }: Props) {
  return (
    <>
      <p className={`status ${state.kind}`} role="status">
        {state.kind === 'working' && (
          <span className="visually-hidden">Dokument wird erstellt …</span>
        )}
        {state.kind === 'saved' && <Saved work={work} state={state} />}
        {state.kind === 'ready' && <Empty unit={unit} work={work} />}
      </p>
      <p className="status failed" role="alert">
        {state.kind === 'failed' && <Failure message={state.message} />}
      </p>
    </>
  );
}

type SavedProps = { work: Work; state: GenerateState & { kind: 'saved' } };

function Saved({ work, state: { file, input: made } }: SavedProps) {
  const isChanged = useEntries(work, ({ input }) => isEntered(input, made));
  if (isChanged) return 'Geändert seit dem letzten Download.';
  return (
    <>
      <span>«{file.name}» ist erstellt und deinem Browser übergeben.</span>{' '}
      <FileAtHand file={file} />
    </>
  );
}

function Empty({ unit, work }: { unit: GeneratorUnit; work: Work }) {
  const isEmpty = useEntries(
    work,
    ({ input, isHalfTyped }) => !isHalfTyped && !isEntered(unit.readInput(input), work.start),
  );
  // A timeline without dates is said in words; whatever is ticked or filled in is empty without.
  return isEmpty && unit.ids.length > 0 ? 'Das Dokument ist leer.' : null;
}

/** What happened stands out, what to do follows. */
function Failure({ message }: { message: string }) {
  const end = message.indexOf('. ') + 1;
  return (
    <>
      <strong>{message.slice(0, end)}</strong>
      {message.slice(end)}
    </>
  );
}
