import type { Generator } from '../../generators/contract';
import { selectionFragment } from '../../generators/selectionLink';
import { CopyAddress } from './CopyAddress';
import type { Draft } from './draft';
import { selectionAddress } from './selectionAddress';

/** Puts what is selected into the page's address, which can be sent on. */
export function LinkButton({ generator, draft }: { generator: Generator; draft: Draft }) {
  function addressOf() {
    const { input } = draft.entries();
    if (selectionFragment(generator, input)) return { address: selectionAddress(generator, input) };
    return {
      sentence: draft.hasEntries()
        ? 'Für einen Link ist das zu viel. Lade das Dokument herunter und verschicke es.'
        : 'Es ist noch nichts ausgewählt.',
    };
  }

  function showInAddress(address: string) {
    // Past the router: the selection is here already and need not be taken from the address.
    history.replaceState(history.state, '', address);
    const stop = draft.subscribe(() => {
      stop();
      // A changed selection is not what the address says any more.
      if (location.href === address) history.replaceState(history.state, '', location.pathname);
    });
  }

  return (
    <CopyAddress
      label="Link kopieren"
      shareLabel="Link teilen"
      addressOf={addressOf}
      onCopied={showInAddress}
    />
  );
}
