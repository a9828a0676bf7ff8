import { useStore } from '../../ui/store';
import { isEntered } from '../draft/campStore';
import type { GenerateState } from '../draft/deliver';
import type { Draft } from '../draft/draft';
import { progressInAll } from '../draft/progress';
import { useEntries } from '../draft/useEntries';
import { FileAgain } from '../Outcome';

type Props = { draft: Draft; state: GenerateState | undefined };

/**
 * The progress of the input, and the file after a download. Progress is shown for a downloaded file, too: its list
 * may be empty.
 */
export function GenerateStatus({ draft, state }: Props) {
  const isSame = useEntries(
    draft,
    (input) => state?.input !== undefined && !isEntered(input, state.input),
  );
  const progress = useEntries(draft, (input) => progressInAll(draft.generator, input));
  const isAtRisk = useStore(draft.atRisk);
  const file = isSame && state?.file;
  return (
    <p className="facts">
      <span role="status">
        {file && (
          <span className="good">
            Heruntergeladen<span className="file-name wide">: {file.name}</span> ✓
          </span>
        )}
        {state?.isWorking && <span className="visually-hidden">Dokument wird erstellt …</span>}
      </span>
      {file && <FileAgain file={file} />}
      {/* On a phone, progress and file only fit without hints, which an empty form does not have. */}
      {progress && (
        <span className={file && draft.hasEntries() ? 'wide' : undefined}>{progress}</span>
      )}
      {isAtRisk && <span className="hint">noch nicht heruntergeladen</span>}
    </p>
  );
}
