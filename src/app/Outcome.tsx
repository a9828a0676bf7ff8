import { useEffect, useState } from 'react';
import { canShare, refusedSharing, share } from '../browser/share';

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

/** Where a download did not arrive: the same file by a link, and to share where the device does. */
export function FileAtHand({ file }: { file: File }) {
  const [address, setAddress] = useState<string>();
  const [isRefused, setIsRefused] = useState(false);

  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);

  async function offer() {
    setIsRefused((await share({ files: [file] })) === 'refused');
  }

  return (
    <span className="at-hand">
      <a href={address} download={file.name}>
        nochmals<span className="visually-hidden"> herunterladen</span>
      </a>
      {canShare(file) && (
        <button type="button" className="quiet" onClick={offer}>
          teilen
        </button>
      )}
      {isRefused && <span className="bad">{refusedSharing}</span>}
    </span>
  );
}
