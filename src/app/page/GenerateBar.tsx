import type { ReactNode } from 'react';
import type { Generator } from '../../generators/contract';
import { Icon } from '../../ui/Icon';
import { useStore } from '../../ui/store';
import { generateKeys } from '../../ui/useGenerateKey';
import { WaitingButton } from '../../ui/WaitingButton';
import type { Draft } from '../draft/draft';
import { Hints } from '../draft/Hints';
import { useIdleChunk } from '../draft/useIdleChunk';
import { original } from '../draft/visitorsTemplate';
import { GenerateFailure, GenerateStatus } from './GenerateStatus';
import { documentTarget } from './SkipLinks';
import type { GenerateState } from './useGenerate';

const loadSlowFilling = async () => (await import('../engine/SlowFilling')).SlowFilling;

type Props = {
  generator: Generator;
  draft: Draft;
  state: GenerateState;
  /** Further buttons. */
  children: ReactNode;
};

/** The generating button; beside it how far the work is, and how the last press went. */
export function GenerateBar({ generator, draft, state, children }: Props) {
  const { active } = useStore(draft.visitors);
  const SlowFilling = useIdleChunk(active && loadSlowFilling);
  const isWorking = state.kind === 'working';
  return (
    <div className="generate-bar">
      <WaitingButton
        id={documentTarget.id}
        type="submit"
        className="primary"
        aria-disabled={isWorking}
        aria-keyshortcuts={generateKeys}
        title="Ctrl + Enter"
      >
        <Icon name="download" />
        {isWorking ? 'Dokument wird erstellt …' : generator.buttonLabel}
      </WaitingButton>
      {children}
      <div className="bar-words">
        <GenerateStatus generator={generator} draft={draft} state={state} />
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
        <Hints generator={generator} draft={draft} isPressed={state.kind !== 'ready'} />
      </div>
      <div className="bar-message">
        {active && SlowFilling && <SlowFilling />}
        <GenerateFailure state={state} />
      </div>
    </div>
  );
}
