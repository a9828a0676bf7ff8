import type { ReactNode } from 'react';
import { generateKeys } from '../../ui/Form';
import { Icon } from '../../ui/Icon';
import { useStore } from '../../ui/store';
import { WaitingButton } from '../../ui/WaitingButton';
import { type Draft, isEntered, original } from '../draft/draft';
import type { GenerateState } from '../draft/makeAndSave';
import { progressInAll } from '../draft/progress';
import { useEntries } from '../draft/useEntries';
import { useLatePart } from '../latePart';
import { documentTarget } from './PageLayout';
import type { LateParts } from './useGenerate';

const loadSlowFilling = async () => (await import('../engine/SlowTemplate')).SlowFilling;

type StatusProps = {
  draft: Draft;
  state: GenerateState | undefined;
  /** Once they are there. */
  late: LateParts | undefined;
};

type BarProps = StatusProps & { onShare: () => void; children: ReactNode };

/** The generating button; beside it how far the work is, and how the last press went. */
export function GenerateBar({ onShare, children, ...status }: BarProps) {
  const { draft, state, late } = status;
  const { active } = useStore(draft.visitors);
  const { part: SlowFilling } = useLatePart(active && loadSlowFilling);
  return (
    <div className="generate-bar">
      <WaitingButton
        id={documentTarget.id}
        type="submit"
        className="primary"
        aria-disabled={state?.isWorking ?? false}
        aria-keyshortcuts={generateKeys}
        title="Ctrl + Enter"
      >
        <Icon name="download" />
        {state?.isWorking ? 'Dokument wird erstellt …' : draft.generator.buttonLabel}
      </WaitingButton>
      {children}
      {late && <late.ShareButton onPress={onShare} />}
      <div className="bar-words">
        <GenerateStatus {...status} />
        {active && (
          <button
            type="button"
            className="chip"
            title={active.name}
            onClick={() => draft.visitors.set(original)}
          >
            <span>
              Vorlage<span className="wide">: {active.name}</span>
            </span>
            <Icon name="close" />
            <span className="visually-hidden">Original verwenden</span>
          </button>
        )}
        {late && <late.Hints draft={draft} isPressed={state !== undefined} />}
      </div>
      <div className="bar-message">
        {active && SlowFilling && <SlowFilling />}
        <GenerateFailure state={state} />
      </div>
    </div>
  );
}

/** How far the work is; after a press, how that went. */
export function GenerateStatus({ draft, state, late }: StatusProps) {
  const isSame = useEntries(
    draft,
    ({ input }) => state?.input !== undefined && !isEntered(input, state.input),
  );
  const isAtRisk = useStore(draft.atRisk);
  const file = isSame ? state?.file : undefined;
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
      {file ? late && <late.FileAgain file={file} /> : <Facts draft={draft} />}
      {isAtRisk && <span className="hint">noch nicht heruntergeladen</span>}
    </p>
  );
}

function Facts({ draft }: { draft: Draft }) {
  const { generator, hasEntries } = draft;
  const progress = useEntries(draft, ({ input }) => progressInAll(generator, input));
  const isEmpty = useEntries(draft, () => !hasEntries());
  // A timeline without dates is said in words; whatever is ticked or filled in is empty without.
  return progress && <span>{isEmpty ? 'Das Dokument ist leer.' : progress}</span>;
}

/** Why the last press made nothing: what happened stands out, what to do follows. */
export function GenerateFailure({ state }: Pick<StatusProps, 'state'>) {
  const message = state?.failed ?? '';
  const end = message.indexOf('. ') + 1;
  return (
    <p className="status failed" role="alert">
      {message && <strong>{message.slice(0, end)}</strong>}
      {message.slice(end)}
    </p>
  );
}
