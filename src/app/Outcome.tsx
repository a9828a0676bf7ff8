import { type PropsWithChildren, useState } from 'react';
import { fileOf } from '../browser/saveFile';
import { canShare, refusedSharing, share } from '../browser/share';
import { IconButton, WaitingButton } from '../ui/WaitingButton';

/**
 * The progress or result of a press on a button. `message` is a sentence, `file` is a saved file, and `failure` is the
 * reason of a failure. A saved file may come with a message.
 */
export type Outcome = { isWorking?: boolean; message?: string; file?: File; failure?: string };

/**
 * @param children further elements beside the message or failure
 * @param onClose called for the button that closes a failure
 */
export function OutcomeMessage({
  isWorking,
  message,
  file,
  failure,
  children,
  onClose,
}: PropsWithChildren<Outcome & { onClose: () => void }>) {
  return (
    <>
      <div className={message ? `status${isWorking ? '' : ' saved'}` : 'visually-hidden'}>
        <span role="status">{message}</span> {file && canShare(file) && <ShareSaved file={file} />}
        {message && children}
      </div>
      {failure && (
        <div className="input-notice refused" role="alert">
          <p>
            {failure} {children}
          </p>
          <IconButton icon="close" title="Schliessen" onClick={onClose} />
        </div>
      )}
    </>
  );
}

/** A button that shares a document with other apps. Renders nothing in a browser that cannot share Word files. */
export function ShareButton({ onPress }: { onPress: () => void }) {
  if (!canShare(fileOf('', 'Dokument.docx'))) return null;
  return (
    <WaitingButton icon="share" className="secondary" onClick={onPress}>
      Teilen
    </WaitingButton>
  );
}

function ShareSaved({ file }: { file: File }) {
  const [isRefused, setIsRefused] = useState(false);

  return (
    <span className="at-hand">
      <WaitingButton
        className="quiet"
        onClick={async () => setIsRefused((await share(file)) === 'refused')}
      >
        teilen
      </WaitingButton>
      {isRefused && <span className="bad">{refusedSharing}</span>}
    </span>
  );
}
