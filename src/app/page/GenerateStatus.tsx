import type { Generator } from '../../generators/defineGenerator';
import type { Draft } from '../draft/draft';
import { isEntered } from '../draft/isEntered';
import { useEntries } from '../draft/useEntries';
import { FileAtHand } from '../FileAtHand';
import type { GenerateState } from './useGenerate';

type Props = { generator: Generator; draft: Draft; state: GenerateState };

/** How the last press went, and whether the document is empty or has changed since. */
export function GenerateStatus({ generator, draft, state }: Props) {
  const isChanged = useEntries(
    draft,
    ({ input }) => state.kind === 'saved' && isEntered(input, state.input),
  );
  const isEmpty = useEntries(draft, () => !draft.hasEntries());

  function sentence() {
    switch (state.kind) {
      case 'ready':
        // A timeline without dates is said in words; whatever is ticked or filled in is empty without.
        return isEmpty && generator.ids.length > 0 && 'Das Dokument ist leer.';
      case 'working':
        return <span className="visually-hidden">Dokument wird erstellt …</span>;
      case 'saved':
        return isChanged
          ? 'Geändert seit dem letzten Download.'
          : `«${state.file.name}» ist erstellt und deinem Browser übergeben.`;
    }
  }

  return (
    <>
      <div className={`status ${state.kind}`}>
        <span role="status">{sentence()}</span>{' '}
        {state.kind === 'saved' && !isChanged && <FileAtHand file={state.file} />}
      </div>
      <p className="status failed" role="alert">
        {state.kind === 'failed' && <Failure message={state.message} />}
      </p>
    </>
  );
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
