import type { ReactNode } from 'react';
import type { Generator } from '../../generators/defineGenerator';
import { Icon } from '../../ui/Icon';
import { generateKeys } from '../../ui/useGenerateKey';
import { useStore } from '../../ui/useStore';
import { WaitingButton } from '../../ui/WaitingButton';
import type { Draft } from '../draft/draft';
import { Hints } from '../draft/Hints';
import { progressOf } from '../draft/progress';
import { useEntries } from '../draft/useEntries';
import { original } from '../draft/visitorsTemplate';
import { engine } from '../template/engines';
import { SlowTemplate } from '../template/SlowTemplate';
import { GenerateStatus } from './GenerateStatus';
import { documentTarget } from './SkipLinks';
import type { GenerateState } from './useGenerate';

type Props = {
  generator: Generator;
  draft: Draft;
  state: GenerateState;
  /** Further buttons. */
  children: ReactNode;
};

/** The generating button; beside it what will be made, from which template, and how the last press went. */
export function GenerateBar({ generator, draft, state, children }: Props) {
  const { active } = useStore(draft.visitors);
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
        <p className="facts">
          <Facts generator={generator} draft={draft} />
          <kbd className="keys">Ctrl + Enter</kbd>
          <CarrySwitch draft={draft} />
          {active && (
            <button type="button" className="chip" onClick={() => draft.visitors.set(original)}>
              Vorlage: {active.name}
              <Icon name="close" />
              <span className="visually-hidden">Original verwenden</span>
            </button>
          )}
        </p>
        {active && <SlowTemplate engine={engine} />}
        <Hints generator={generator} draft={draft} />
        <GenerateStatus generator={generator} draft={draft} state={state} />
      </div>
    </div>
  );
}

/** Whether the document carries what it is made of. */
function CarrySwitch({ draft }: Pick<Props, 'draft'>) {
  const carries = useStore(draft.carries);
  return (
    <WaitingButton
      role="switch"
      aria-checked={carries}
      title="Das Dokument lässt sich hier wieder öffnen"
      className="chip carry"
      onClick={() => draft.carries.set(!carries)}
    >
      <Icon name={carries ? 'check' : 'close'} />
      <span>
        mit Eingaben <span className="visually-hidden">(lässt sich wieder öffnen)</span>
      </span>
    </WaitingButton>
  );
}

function Facts({ generator, draft }: Pick<Props, 'generator' | 'draft'>) {
  const facts = useEntries(draft, ({ input }) => {
    const facts = [progressOf(generator, input), generator.fileName(input)];
    return facts.filter(Boolean).join(' · ');
  });
  return <span>{facts}</span>;
}
