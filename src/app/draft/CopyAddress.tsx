import { useState } from 'react';
import { copyText } from '../../browser/copyText';
import { share } from '../../browser/share';
import { CopyByHand } from '../../ui/CopyByHand';
import { useHydrated, WaitingButton } from '../../ui/WaitingButton';

type Props = {
  label: string;
  /** The words where a finger has it shared instead, with the other apps of the device. */
  shareLabel?: string;
  /** The address, with what it lacks, or a sentence why there is none. */
  addressOf: () => { address: string; but?: string } | { sentence: string };
  /** Told of the address once it is out. */
  onCopied?: (address: string) => void;
};

type Copied =
  | { kind: 'copied'; but?: string }
  | { kind: 'shown'; address: string; but?: string }
  | { kind: 'none'; sentence: string };

function isSharedByFinger(): boolean {
  return matchMedia('(pointer: coarse)').matches && 'share' in navigator;
}

/** Copies an address; where the browser refuses, shows it, selected, to be copied by hand. */
export function CopyAddress({ label, shareLabel, addressOf, onCopied }: Props) {
  const shares = useHydrated() && shareLabel !== undefined && isSharedByFinger();
  const [copied, setCopied] = useState<Copied>();

  async function copy() {
    const found = addressOf();
    if ('sentence' in found) return setCopied({ kind: 'none', ...found });
    if (shares && (await share({ url: found.address })) !== 'refused') {
      return onCopied?.(found.address);
    }
    const isCopied = await copyText(found.address);
    setCopied({ kind: isCopied ? 'copied' : 'shown', ...found });
    onCopied?.(found.address);
  }

  return (
    <>
      <WaitingButton className="secondary" onClick={copy}>
        {shares ? shareLabel : label}
      </WaitingButton>
      <span className="copied" role="status">
        {copied?.kind === 'copied' && 'Kopiert.'}
        {copied?.kind === 'none' && copied.sentence}
        {copied?.kind === 'shown' && 'Kopiere die Adresse von Hand:'}
        {copied && 'but' in copied && ` ${copied.but}`}
      </span>
      {copied?.kind === 'shown' && <CopyByHand label="Adresse" text={copied.address} />}
    </>
  );
}
