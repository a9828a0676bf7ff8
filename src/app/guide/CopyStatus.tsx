import { CopyByHand } from '../../ui/CopyByHand';
import type { Copied } from './useCopyTag';

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
