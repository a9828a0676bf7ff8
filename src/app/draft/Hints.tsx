import { Fragment, useRef, useState } from 'react';
import type { Hint } from '../../generators/contract';
import { Icon } from '../../ui/Icon';
import type { Draft } from './draft';
import { goToField } from './goToField';
import styles from './hints.css?url';
import { isFarAdvanced } from './progress';
import { useDebounced, useEntries } from './useEntries';

type Props = {
  draft: Draft;
  /** Whether somebody has pressed the button: then everything that is missing counts. */
  isPressed: boolean;
};

/** What is missing or does not fit: a line that unfolds upwards, blocks nothing and leads to the fields. */
export function Hints({ draft, isPressed }: Props) {
  const panel = useRef<HTMLDetailsElement>(null);
  const isFar = useEntries(draft, (input) => isFarAdvanced(draft.generator, input));
  const countsAll = isPressed || isFar;
  const [found, setFound] = useState<readonly Hint[]>([]);
  // At a pause of typing; nothing about an empty form.
  useDebounced(draft, () => setFound(draft.hasEntries() ? hintsOf(draft) : []));
  const hints = found.filter(({ kind }) => countsAll || kind === 'check');
  if (hints.length === 0) return null;
  const counted = hints.length === 1 ? '1 Hinweis' : `${hints.length} Hinweise`;

  function goTo(field: string) {
    // It would hide the field that it leads to.
    close();
    goToField(field);
  }

  function close() {
    if (panel.current) panel.current.open = false;
  }

  return (
    <>
      <link rel="stylesheet" href={styles} precedence="page" />
      <details
        ref={panel}
        className="hints"
        onKeyDown={({ key, currentTarget }) => {
          if (key !== 'Escape') return;
          close();
          currentTarget.querySelector('summary')?.focus();
        }}
      >
        <summary aria-label={counted}>
          <span className="wide">{counted}</span>
          <span className="narrow">
            <Icon name="warning" /> {hints.length}
          </span>
        </summary>
        <div className="hints-panel">
          {kinds.map((kind) => {
            const own = hints.filter((hint) => hint.kind === kind);
            return (
              own.length > 0 && (
                <Fragment key={kind}>
                  {kind === 'empty' && <p>Noch leer:</p>}
                  <ul className={`hints-${kind}`}>
                    {own.map(({ text, field }) => (
                      <li key={`${field} ${text}`}>
                        {field ? (
                          <button type="button" onClick={() => goTo(field)}>
                            {text}
                          </button>
                        ) : (
                          text
                        )}
                      </li>
                    ))}
                  </ul>
                </Fragment>
              )
            );
          })}
        </div>
      </details>
    </>
  );
}

const kinds = ['check', 'empty'] as const;

/** What there is to say about what is entered. */
function hintsOf(draft: Draft) {
  const { generator, visitors } = draft;
  const input = draft.input();
  const unknown = visitors.current().active?.report.unknownOptions ?? [];
  return [
    ...(generator.hints?.(input, { today: new Date() }) ?? []),
    ...input.extras
      .filter((id) => unknown.includes(id))
      .map((id) => ({
        kind: 'check' as const,
        text: `Deine Vorlage richtet sich nicht oder nicht ganz nach «${generator.extras.get(id)}».`,
        field: id,
      })),
  ];
}
