import { useEffect, useState } from 'react';
import { copyText } from '../../browser/share';
import { CopyByHand } from '../../ui/CopyByHand';

/** A tag that was copied, or that the browser did not take. */
type Copied = { tag: string; isRefused: boolean };

// As long as one needs to read it; then the next copy of the same tag is said again.
const shown = 5000;

/** Copies tags, and says which one last. */
export function useCopyTag() {
  const [copied, setCopied] = useState<Copied>();

  useEffect(() => {
    if (!copied || copied.isRefused) return;
    const timer = setTimeout(() => setCopied(undefined), shown);
    return () => clearTimeout(timer);
  }, [copied]);

  async function copy(tag: string) {
    setCopied({ tag, isRefused: !(await copyText(tag)) });
  }

  return { copied, copy };
}

/** Says what was copied, in view wherever one is; what the browser refused is shown to be copied by hand. */
export function CopyStatus({ copied }: { copied: Copied | undefined }) {
  return (
    <div className="copy-status">
      <p role="status">
        {copied && (copied.isRefused ? 'Kopiere das Feld von Hand:' : `${copied.tag} kopiert`)}
      </p>
      {copied?.isRefused && <CopyByHand label="Feld" text={copied.tag} />}
    </div>
  );
}
