import type { ReactNode } from 'react';
import { generateKeys } from '../../ui/Form';
import { Icon } from '../../ui/Icon';
import { useStore } from '../../ui/store';
import { WaitingButton } from '../../ui/WaitingButton';
import type { GenerateState } from '../draft/deliver';
import { type Draft, original } from '../draft/draft';
import { ids } from './PageLayout';
import type { LateParts } from './useGenerate';

type Props = {
  draft: Draft;
  state: GenerateState | undefined;
  /** Once they are there. */
  late: LateParts | undefined;
  onShare: () => void;
  children: ReactNode;
};

/** The generating button; beside it how far the work is, and how the last press went. */
export function GenerateBar({ draft, state, late, onShare, children }: Props) {
  const { active } = useStore(draft.visitors);
  return (
    <div className="generate-bar">
      <WaitingButton
        id={ids.document}
        type="submit"
        className="primary"
        aria-disabled={state?.isWorking}
        aria-keyshortcuts={generateKeys}
        title="Ctrl + Enter"
      >
        <Icon name="download" />
        {state?.isWorking ? 'Dokument wird erstellt …' : draft.generator.buttonLabel}
      </WaitingButton>
      {children}
      {late && <late.ShareButton onPress={onShare} />}
      <div className="bar-words">
        {late && <late.GenerateStatus draft={draft} state={state} />}
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
        {active && late && <late.SlowFilling />}
        <GenerateFailure state={state} />
      </div>
    </div>
  );
}

/** Why the last press made nothing: what happened stands out, what to do follows. */
export function GenerateFailure({ state }: Pick<Props, 'state'>) {
  const message = state?.failed ?? '';
  const end = message.indexOf('. ') + 1;
  return (
    <p className="status failed" role="alert">
      {message && <strong>{message.slice(0, end)}</strong>}
      {message.slice(end)}
    </p>
  );
}
