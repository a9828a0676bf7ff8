import { useStore } from '../../ui/store';
import { isDifferent } from '../draft/campStore';
import type { Draft } from '../draft/draft';
import { progressText } from '../draft/progress';
import type { GenerateState } from '../draft/saveOrShare';
import { useInputValue } from '../draft/useInputValue';

type Props = { draft: Draft; state: GenerateState | undefined };

/**
 * Shows the progress of the input, and the downloaded file as long as the input stays unchanged. On a wide screen, the
 * progress stays visible beside the file, because a progress such as «0 von 40» warns that the list in the file is
 * empty.
 */
export function GenerateStatus({ draft, state }: Props) {
  const isSame = useInputValue(
    draft,
    (input) => state?.input !== undefined && !isDifferent(input, state.input),
  );
  const progress = useInputValue(draft, (input) => progressText(draft.generator, input));
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
      {/* On a phone, the bar has no room for progress, file and hints together. The progress is therefore hidden while
          a file is shown. In an empty form, the progress stays visible, because an empty form has no hints. */}
      {progress && (
        <span className={file && draft.hasEntries() ? 'wide' : undefined}>{progress}</span>
      )}
      {isAtRisk && <span className="hint">noch nicht heruntergeladen</span>}
    </p>
  );
}
