import { useEffect, useState } from 'react';
import { fileOf } from '../browser/saveFile';
import { canShare, refusedSharing, share } from '../browser/share';
import { Icon } from '../ui/Icon';

/** What a press led to: what is said of it, the file that it made, why it failed. */
export type Outcome = { isWorking?: boolean; said?: string; file?: File; failed?: string };

/** Says what a press led to. */
export function Said({ outcome: { isWorking, said, file, failed } }: { outcome: Outcome }) {
  return (
    <>
      <div className={said ? `status${isWorking ? '' : ' saved'}` : 'visually-hidden'}>
        <span role="status">{said}</span> {file && <FileAtHand file={file} />}
      </div>
      <p className="status failed" role="alert">
        {failed}
      </p>
    </>
  );
}

/** Where a download did not arrive: the same file by a link. */
export function FileAgain({ file }: { file: File }) {
  const [address, setAddress] = useState<string>();

  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);

  return (
    <a href={address} download={file.name}>
      nochmals<span className="visually-hidden"> herunterladen</span>
    </a>
  );
}

/** Hands a document to other apps, where the device does. */
export function ShareButton({ onPress }: { onPress: () => void }) {
  if (!canShare(fileOf('', 'Dokument.docx'))) return null;
  return (
    <button type="button" className="secondary" aria-label="Teilen" onClick={onPress}>
      <Icon name="share" />
      <span className="wide">Teilen</span>
    </button>
  );
}

function FileAtHand({ file }: { file: File }) {
  const [isRefused, setIsRefused] = useState(false);

  async function offer() {
    setIsRefused((await share(file)) === 'refused');
  }

  return (
    <span className="at-hand">
      <FileAgain file={file} />
      {canShare(file) && (
        <button type="button" className="quiet" onClick={offer}>
          teilen
        </button>
      )}
      {isRefused && <span className="bad">{refusedSharing}</span>}
    </span>
  );
}
