import { useEffect, useState } from 'react';
import { share } from '../browser/share';

/** Where a download did not arrive: the same file by a link, and to share where the device does. */
export function FileAtHand({ file }: { file: File }) {
  const [address, setAddress] = useState<string>();
  const [isRefused, setIsRefused] = useState(false);

  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);

  return (
    <span className="at-hand">
      <a href={address} download={file.name}>
        nochmals<span className="visually-hidden"> herunterladen</span>
      </a>
      {navigator.canShare?.({ files: [file] }) && (
        <button
          type="button"
          className="quiet"
          onClick={async () => setIsRefused(!(await share({ files: [file] })))}
        >
          teilen
        </button>
      )}
      {isRefused && <span className="bad">Teilen geht in diesem Browser nicht.</span>}
    </span>
  );
}
