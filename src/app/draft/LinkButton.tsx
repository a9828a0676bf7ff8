import type { GeneratorUnit } from '../../generators/defineGenerator';
import { selectionFragment } from '../../generators/selectionLink';
import { CopyAddress } from './CopyAddress';
import { selectionAddress } from './selectionAddress';
import type { Work } from './work';

/** Puts what is selected into the page's address, which can be sent on. */
export function LinkButton({ unit, work }: { unit: GeneratorUnit; work: Work }) {
  function addressOf() {
    const { input } = work.entries();
    if (selectionFragment(unit, input)) return { address: selectionAddress(unit, input) };
    return {
      sentence: work.hasEntries()
        ? 'Für einen Link ist das zu viel. Sichere die Eingaben als Datei und verschicke sie.'
        : 'Es ist noch nichts ausgewählt.',
    };
  }

  function showInAddress(address: string) {
    // Past the router: the selection is here already and need not be taken from the address.
    history.replaceState(history.state, '', address);
    const stop = work.subscribe(() => {
      stop();
      // A changed selection is not what the address says any more.
      if (location.href === address) history.replaceState(history.state, '', location.pathname);
    });
  }

  return <CopyAddress label="Link kopieren" addressOf={addressOf} onCopied={showInAddress} />;
}
