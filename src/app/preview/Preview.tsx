import { type ReactNode, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Icon, IconButton } from '../../ui/Icon';
import { StatusWithButton } from '../../ui/StatusWithButton';
import { useStore } from '../../ui/store';
import { WaitingButton } from '../../ui/WaitingButton';
import { useHistoryDialog } from '../useHistoryDialog';
import { besideForm } from './openPreview';
import type { PaperProps, PreviewSource } from './previewState';

type Props = Pick<PaperProps, 'onShare'> & {
  preview: PreviewSource;
  /** In a dialog: the buttons before its row. They stay while a document comes and goes. */
  children?: ReactNode;
};

/** What is entered, as the document that it makes. */
export function Preview({ preview, children, onShare }: Props) {
  const { rendering, fileName = '', failure, ...more } = useStore(preview.shown);
  return (
    <div className="preview">
      {children}
      {rendering ? (
        <rendering.Paper
          {...{ rendering, fileName, ...more, onShare }}
          isInDialog={Boolean(children)}
        />
      ) : (
        <div className="preview-bar">
          <p>{!failure && 'Die Vorschau kommt gleich …'}</p>
        </div>
      )}
      <StatusWithButton
        className="preview-failure"
        said={failure?.sentence}
        label={failure && !failure.isFinal && 'Noch einmal versuchen'}
        onPress={preview.tryAgain}
      />
    </div>
  );
}

/** On a wide screen the preview stands beside the form; its place is kept before the script arrives. */
export function PreviewAside({ preview }: Pick<Props, 'preview'>) {
  return (
    <aside className="preview-aside" aria-label="Vorschau">
      {useIsBesideForm() && <Preview preview={preview} />}
    </aside>
  );
}

const opened = 'preview';

type DialogProps = {
  preview: PreviewSource;
  onShare: () => void;
  /** How making the document went. */
  children: ReactNode;
};

/** On a narrow screen a button opens the preview over all of it; the way back closes it. */
export function PreviewDialog({ preview, onShare, children }: DialogProps) {
  const isBesideForm = useIsBesideForm();
  const isOpen = useLocation().state === opened && !isBesideForm;
  const { props, close } = useHistoryDialog(isOpen);
  const navigate = useNavigate();

  return (
    <>
      <WaitingButton
        className="secondary preview-open"
        aria-label="Vorschau"
        onClick={() => navigate({}, { state: opened })}
      >
        <span className="narrow">
          <Icon name="eye" />
        </span>
        <span className="wide">Vorschau</span>
      </WaitingButton>
      <dialog {...props} className="preview-dialog" aria-label="Vorschau">
        {!isBesideForm && (
          <Preview preview={preview} onShare={onShare}>
            <IconButton name="back" title="Zurück zum Formular" onClick={close} />
          </Preview>
        )}
        {isOpen && children}
      </dialog>
    </>
  );
}

/** Not yet in the HTML that the build writes. */
function useIsBesideForm() {
  return useSyncExternalStore(
    (listener) => {
      const list = matchMedia(besideForm);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => matchMedia(besideForm).matches,
    () => false,
  );
}
