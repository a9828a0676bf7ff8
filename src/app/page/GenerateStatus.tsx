import { Icon } from '../../ui/Icon';
import { usePart, useStore } from '../../ui/store';
import { isDifferent } from '../draft/campStore';
import type { Draft } from '../draft/draft';
import { countedPoints } from '../draft/progress';
import type { GenerateState } from '../draft/saveOrShare';

type Props = { draft: Draft; state: GenerateState | undefined };

/** Shows the number of points, and the name of the downloaded file until the input changes. */
export function GenerateStatus({ draft, state }: Props) {
  const isSame = usePart(draft.now, (input) => !isDifferent(input, state?.input ?? {}));
  const count = usePart(draft.now, (input) => countedPoints(draft.generator, input));
  const isAtRisk = useStore(draft.atRisk);
  const file = isSame && state?.file;
  const isEmpty = count.startsWith('0');
  return (
    <p className="facts">
      <span role="status">
        {file && (
          <span className={isEmpty ? 'hint' : 'good'}>
            {isEmpty && <Icon name="warning" />}
            {state.message ?? 'Heruntergeladen:'} <span className="file-name">{file.name}</span>
            {isEmpty ? ' (nur der Titel)' : ' ✓'}
          </span>
        )}
        {state?.isWorking && <span className="visually-hidden">Dokument wird erstellt …</span>}
      </span>
      {/* On a phone, the number is hidden while a file is shown. The bar has no room for number, file and hints
          together. */}
      {count && <span className={file ? 'wide' : undefined}>{count}</span>}
      {/* The draft may be at risk beside a saved file, because a calendar file or poster does not hold the whole
          input. The colour warns of an outdated file. */}
      {isAtRisk && (
        <small className={file ? 'wide' : state?.file && 'hint'}>
          {file && 'Dokument noch '}nicht heruntergeladen
        </small>
      )}
    </p>
  );
}
