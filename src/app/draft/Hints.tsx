import { startTransition, useId, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Hint, ReadInput } from '../../generators/contract';
import { twinHints } from '../../generators/oldList/twinHints';
import { withSoftHyphens } from '../../ui/softHyphens';
import { WaitingButton } from '../../ui/WaitingButton';
import type { Draft } from './draft';
import { startedDraft } from './drafts';
import { follow } from './goToField';
import styles from './hints.css?url';
import { useDebounced } from './useDebounced';

/**
 * The kinds of hints in the order of the panel, each with the text before the number in its heading. Hints without a kind
 * have no heading.
 */
const kinds = [
  [undefined, ''],
  ['urgent', 'Für den Notfall fehlt: '],
  ['empty', 'Noch leer: '],
] as const;

/**
 * A button that opens a panel with all hints. The button shows their number (`hintCount`). CSS shows the icon only beside
 * hints and urgent fields. Below hints and urgent fields, the list of empty fields is folded at first.
 */
export function Hints({ draft }: { draft: Draft }) {
  const id = useId();
  const { state } = useLocation();
  const navigate = useNavigate();
  const [hints, setHints] = useState<readonly Hint[]>([]);
  // The hints are updated after each pause in typing. An empty form has no hints. Without a transition, React 19 would
  // delay all later updates until `hints.css` has loaded.
  useDebounced(draft, () =>
    startTransition(() => setHints(draft.hasEntries() ? hintsOf(draft, draft.input()) : [])),
  );
  if (!hints[0]) return null;

  return (
    <>
      <link rel="stylesheet" href={styles} precedence="page" />
      <WaitingButton
        // React calls this function after each render. A link with the state `hints` opens the panel once.
        ref={(button) => {
          if (!button || state !== 'hints') return;
          navigate({}, { replace: true });
          button.focus();
          button.click();
        }}
        icon="warning"
        className="hints"
        popoverTarget={id}
      >
        <span>{hintCount(hints)}</span>
      </WaitingButton>
      <div id={id} popover="auto" className="hints-panel">
        {kinds.map(([kind, heading]) => {
          const ofKind = hints.filter((hint) => hint.kind === kind);
          return (
            <details
              key={heading}
              className={kind}
              open={kind !== 'empty' || !hints.some(({ kind }) => kind !== 'empty')}
            >
              <summary>{kind && heading + ofKind.length}</summary>
              <ul>
                {ofKind.map((hint) => (
                  <li key={`${hint.field} ${hint.text}`}>
                    {/* The press closes the panel, because the panel would cover the field. */}
                    <WaitingButton popoverTarget={id} onClick={() => follow(hint)}>
                      {withSoftHyphens(hint.text)}
                    </WaitingButton>
                  </li>
                ))}
              </ul>
            </details>
          );
        })}
      </div>
    </>
  );
}

/**
 * Returns the number of hints, or else the number of empty fields, e.g. «6 Hinweise» or «17 leer». A missing urgent field
 * is a hint.
 */
export function hintCount(hints: readonly Hint[]) {
  const count = hints.filter(({ kind }) => kind !== 'empty').length;
  if (!count) return hints[0] && `${hints.length} leer`;
  return count > 1 ? `${count} Hinweise` : '1 Hinweis';
}

/**
 * Returns the hints of the generator about an input, a hint for each own point that says the same as a ticked point, and
 * a hint for each ticked option that the custom template does not fully support.
 */
export function hintsOf({ generator, customTemplate }: Draft, input: ReadInput) {
  return [
    ...generator.hints(input, {
      today: new Date(),
      tickedIn: (slug) => startedDraft(slug)?.input().ticked ?? [],
    }),
    ...twinHints(input, generator.groups),
    ...(customTemplate.current().inUse?.report.unknownOptions ?? [])
      .filter((id) => input.extras.includes(id))
      .map((id) => ({
        text: `Deine Vorlage richtet sich nicht oder nicht ganz nach «${generator.options.get(id)}».`,
        field: id,
      })),
  ];
}
