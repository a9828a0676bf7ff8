import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { copyText, share } from '../../browser/share';
import type { OpenedInput } from '../../generators/openInput';
import { encodedSelection, selectionFragment } from '../../generators/selectionLink';
import { CopyByHand } from '../../ui/CopyByHand';
import { useHydrated, WaitingButton } from '../../ui/WaitingButton';
import { type Draft, isEntered } from './draft';

/** Takes the selection that the page's address carries, once, and takes it from the address. */
export function useSelectionLink(draft: Draft): void {
  const { key, hash, state } = useLocation();
  const navigate = useNavigate();

  const take = useEffectEvent(async () => {
    if (encodedSelection(hash) === undefined) return;
    navigate({ hash: '' }, { replace: true, state });
    const opened = await readLink(draft, hash);
    if (opened?.kind === 'refused') {
      draft.notice.set({ isRefused: true, sentence: opened.sentence });
    } else if (opened) {
      const { leftOut } = opened;
      const input = draft.inCamp(opened.input);
      if (leftOut.length === 0 && !isEntered(input, draft.entries().input)) return;
      draft.fill(input, {
        sentence: 'Die Auswahl aus dem Link steht im Formular.',
        leftOut,
        back: 'Vorherige Auswahl wiederherstellen',
      });
    }
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link may come twice
  useEffect(() => {
    take();
  }, [key, hash]);
}

/** What reads links is a chunk of the program of its own: few pages are opened by one. */
async function readLink({ generator }: Draft, hash: string): Promise<OpenedInput | undefined> {
  try {
    const { readSelection } = await import('../../generators/readSelection');
    return readSelection(generator, hash);
  } catch (error) {
    console.error(error);
    return {
      kind: 'refused',
      sentence:
        'Die Auswahl im Link konnte nicht gelesen werden, die Verbindung fehlt. Öffne den Link noch einmal.',
    };
  }
}

type Address = {
  address: string;
  /** What it lacks. */
  but?: string;
};

/** The address of this page, with what is entered behind `#` where a link may carry it. */
export function selectionAddress({ generator, entries, hasEntries }: Draft): Address {
  const selection = selectionFragment(generator, entries().input);
  const address = location.origin + location.pathname + (selection ?? '');
  return selection || !hasEntries()
    ? { address }
    : { address, but: 'Deine Auswahl ist für eine Adresse zu lang und kommt nicht mit.' };
}

/** Puts what is selected into the page's address, which can be sent on. */
export function LinkButton({ draft }: { draft: Draft }) {
  function addressOf() {
    if (!draft.hasEntries()) return 'Es ist noch nichts ausgewählt.';
    const found = selectionAddress(draft);
    return found.but
      ? 'Für einen Link ist das zu viel. Lade das Dokument herunter und verschicke es.'
      : found;
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

type Props = {
  label: string;
  /** The words where a finger has it shared instead, with the other apps of the device. */
  shareLabel?: string;
  /** The address, or a sentence why there is none. */
  addressOf: () => Address | string;
  /** Told of the address once it is out. */
  onCopied?: (address: string) => void;
};

/** Copies an address; where the browser refuses, shows it, selected, to be copied by hand. */
export function CopyAddress({ label, shareLabel, addressOf, onCopied }: Props) {
  const shares = useHydrated() && shareLabel !== undefined && isSharedByFinger();
  const [said, setSaid] = useState('');
  const [byHand, setByHand] = useState<string>();

  async function copy() {
    const found = addressOf();
    setByHand(undefined);
    if (typeof found === 'string') return setSaid(found);
    const { address, but = '' } = found;
    if (!shares || (await share({ url: address })) === 'refused') {
      const isCopied = await copyText(address);
      setSaid(`${isCopied ? 'Kopiert.' : 'Kopiere die Adresse von Hand:'} ${but}`);
      if (!isCopied) setByHand(address);
    }
    onCopied?.(address);
  }

  return (
    <>
      <WaitingButton className="secondary" onClick={copy}>
        {shares ? shareLabel : label}
      </WaitingButton>
      <span className="copied" role="status">
        {said}
      </span>
      {byHand && <CopyByHand label="Adresse" text={byHand} />}
    </>
  );
}

function isSharedByFinger(): boolean {
  return matchMedia('(pointer: coarse)').matches && 'share' in navigator;
}
