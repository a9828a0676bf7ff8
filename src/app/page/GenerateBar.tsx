import type { ReactNode } from 'react';
import type { GeneratorUnit } from '../../generators/defineGenerator';
import { Icon } from '../../ui/Icon';
import { generateKeys } from '../../ui/useGenerateKey';
import { WaitingButton } from '../../ui/WaitingButton';
import { Hints } from '../draft/Hints';
import { useEntries } from '../draft/useEntries';
import type { ActiveTemplate } from '../draft/visitorsTemplate';
import type { Work } from '../draft/work';
import { engine } from '../template/engines';
import { SlowTemplate } from '../template/SlowTemplate';
import { GenerateStatus } from './GenerateStatus';
import { documentTarget } from './SkipLinks';
import type { GenerateState } from './useGenerate';

type Props = {
  unit: GeneratorUnit;
  work: Work;
  state: GenerateState;
  /** The visitor's template, when one is in force. */
  active: ActiveTemplate | undefined;
  onOriginal: () => void;
  /** Further buttons. */
  children: ReactNode;
};

/** The generating button; beside it what will be made, from which template, and how the last press went. */
export function GenerateBar({ unit, work, state, active, onOriginal, children }: Props) {
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
        {isWorking ? 'Dokument wird erstellt …' : unit.buttonLabel}
      </WaitingButton>
      {children}
      <div className="bar-words">
        <p className="facts">
          <Facts unit={unit} work={work} />
          <kbd className="keys">Ctrl + Enter</kbd>
          {active && (
            <button type="button" className="chip" onClick={onOriginal}>
              Vorlage: {active.name}
              <Icon name="close" />
              <span className="visually-hidden">Original verwenden</span>
            </button>
          )}
        </p>
        {active && <SlowTemplate engine={engine} />}
        <Hints unit={unit} work={work} />
        <GenerateStatus unit={unit} work={work} state={state} />
      </div>
    </div>
  );
}

function Facts({ unit, work }: Pick<Props, 'unit' | 'work'>) {
  const facts = useEntries(work, ({ input }) => {
    const ticked = (input.ticked ?? []).filter((id) => unit.ids.includes(id)).length;
    const count = unit.ids.length > 0 ? [`${ticked} von ${unit.ids.length}`] : [];
    return [...count, unit.fileName(input)].join(' · ');
  });
  return <span>{facts}</span>;
}
