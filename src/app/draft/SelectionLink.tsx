import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { copyText } from '../../browser/share';
import { InputError } from '../../generators/readInput';
import { readSelection, selectionFragment } from '../../generators/selectionLink';
import { WaitingButton } from '../../ui/WaitingButton';
import { isDifferent } from './campStore';
import type { Draft } from './draft';

/**
 * A button that resets the form. A generator with `linkable` has a second button, which copies a link to the input.
 *
 * `InputButtons` fills the form with the input in the fragment of the page's address. A link that is followed while the
 * page is open fills the form again. The fragment stays in the address until the input changes.
 */
export function InputButtons({ draft }: { draft: Draft }) {
  const { key, hash, state } = useLocation();
  const navigate = useNavigate();

  function openSelection() {
    const { href } = location;
    const removeHash = () => navigate({ hash: '' }, { replace: true, state });
    try {
      const opened = readSelection(draft.generator, hash);
      if (!opened) return;
      const { leftOut } = opened;
      const input = draft.withCampOfTab(opened.input);
      if (leftOut.length > 0 || isDifferent(input, draft.input())) {
        draft.fill(input, {
          sentence: 'Die Auswahl aus dem Link steht im Formular.',
          leftOut,
        });
      }
      removeHash();
      showInAddress(href, draft);
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      draft.notice.set({ isRefused: true, sentence: error.message });
      removeHash();
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: following the same link again changes only `key`
  useEffect(openSelection, [key, hash]);

  return (
    <>
      {draft.generator.linkable && (
        <CopyAddress draft={draft} className="quiet" label="Link kopieren" />
      )}
      <WaitingButton
        className="quiet"
        onClick={() => draft.fill(draft.emptyInput(), { sentence: 'Alles ist zurückgesetzt.' })}
      >
        Alles zurücksetzen
      </WaitingButton>
    </>
  );
}

/** Shows an address in the browser's address bar. The next change of the input removes the fragment of the address. */
function showInAddress(address: string, draft: Draft) {
  // `history.replaceState` bypasses the router. After a navigation by the router, the form would be filled again.
  history.replaceState(history.state, '', address);
  const shown = draft.input();
  const stop = draft.subscribe(() => {
    if (!isDifferent(draft.input(), shown)) return;
    stop();
    if (location.href === address) history.replaceState(history.state, '', location.pathname);
  });
}

type Props = { draft: Draft; className: string; label: string };

/**
 * A button that copies the address of the page, with the input in the fragment. The fragment is missing if
 * `selectionFragment` returns nothing, e.g. for a long input. The copied address appears in the address bar, because
 * browsers may refuse to copy.
 */
export function CopyAddress({ draft, className, label }: Props) {
  const [said, setSaid] = useState('');

  async function copy() {
    const { generator, input, hasEntries } = draft;
    const fragment = selectionFragment(generator, input()) ?? '';
    const isTooLong = !fragment && generator.linkable && hasEntries();
    const address = location.origin + location.pathname + fragment;
    const copied = (await copyText(address))
      ? 'Kopiert.'
      : 'Kopiere die Adresse aus der Adresszeile.';
    setSaid(
      isTooLong
        ? `${copied} Deine Auswahl ist für einen Link zu lang und kommt nicht mit.`
        : copied,
    );
    showInAddress(address, draft);
  }

  return (
    <>
      <WaitingButton className={className} onClick={copy}>
        {label}
      </WaitingButton>
      <span className="copied" role="status">
        {said}
      </span>
    </>
  );
}
