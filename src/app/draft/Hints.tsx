import { startTransition, useId, useState } from 'react';
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
 * A button that opens a panel with all hints. The button shows the number of hints without a `heading`. Hints with a
 * `heading` name empty fields, and are not counted, because the number of empty fields does not show how important the
 * fields are.
 */
export function Hints({ draft }: { draft: Draft }) {
  const id = useId();
  const [hints, setHints] = useState<readonly Hint[]>([]);
  // The hints are updated after each pause in typing. An empty form has no hints. Without a transition, React 19 would
  // delay all later updates until `hints.css` has loaded.
  useDebounced(draft, () =>
    startTransition(() => setHints(draft.hasEntries() ? hintsOf(draft, draft.input()) : [])),
  );
  if (!hints[0]) return null;
  const headings = new Set([undefined, ...hints.map(({ heading }) => heading)]);
  const count = hintCount(hints);

  return (
    <>
      <link rel="stylesheet" href={styles} precedence="page" />
      <WaitingButton icon={count ? 'warning' : undefined} className="hints" popoverTarget={id}>
        <span>{count || 'Leere Felder'}</span>
      </WaitingButton>
      <div id={id} popover="auto" className="hints-panel">
        {Array.from(headings, (heading) => (
          <div key={`${heading}`}>
            {heading && <p>{heading}:</p>}
            <ul>
              {hints
                .filter((hint) => hint.heading === heading)
                .map((hint) => (
                  <li key={`${hint.field} ${hint.text}`}>
                    {/* The press closes the panel, because the panel would cover the field. */}
                    <WaitingButton popoverTarget={id} onClick={() => follow(hint)}>
                      {withSoftHyphens(hint.text)}
                    </WaitingButton>
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </div>
    </>
  );
}

/** Returns the number of hints that do not name empty fields, e.g. «2 Hinweise», or an empty text for none. */
export function hintCount(hints: readonly Hint[]) {
  const count = hints.filter(({ heading }) => !heading).length;
  return count ? `${count} ${count > 1 ? 'Hinweise' : 'Hinweis'}` : '';
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
