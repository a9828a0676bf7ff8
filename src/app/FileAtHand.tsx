import { useEffect, useState } from 'react';

/** Where a download did not arrive: the same file by a link, and to share where the device does. */
export function FileAtHand({ file }: { file: File }) {
  const [address, setAddress] = useState<string>();
  const [isRefused, setIsRefused] = useState(false);

  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);

  async function share() {
    try {
      await navigator.share({ files: [file] });
    } catch (error) {
      // Whoever closes the list of apps wants nothing said.
      setIsRefused(!(error instanceof DOMException && error.name === 'AbortError'));
    }
  }

  return (
    <span className="at-hand">
      <a href={address} download={file.name}>
        nochmals<span className="visually-hidden"> herunterladen</span>
      </a>
      {navigator.canShare?.({ files: [file] }) && (
        <button type="button" className="quiet" onClick={share}>
          teilen
        </button>
      )}
      {isRefused && <span className="bad">Teilen geht in diesem Browser nicht.</span>}
    </span>
  );
}
