import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Icon, IconButton } from '../../ui/Icon';
import { useStore } from '../../ui/store';
import { StatusWithButton, WaitingButton } from '../../ui/WaitingButton';
import { besideForm } from './openPreview';
import type { PaperProps, PreviewSource } from './previewState';

type Props = Pick<PaperProps, 'onShare'> & {
  preview: PreviewSource;
  /**
   * The buttons that a dialog adds before the row of buttons (`preview-bar`). `Paper` replaces the row when the pages
   * of the document have loaded. The added buttons stay, because they are outside of the row and of `Paper`.
   */
  children?: ReactNode;
};

/** The preview of the document that is made of the input. */
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

/** The preview beside the form on a wide screen. Until the script runs, an empty `aside` keeps the room free. */
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
  /** The message about the latest attempt to make the document. */
  children: ReactNode;
};

/** A button that opens the preview in a dialog on narrow screens. The browser's back button closes the dialog. */
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

/** Returns true on a screen that is wide enough for the preview beside the form. Returns false during the build. */
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

/**
 * Opens and closes a dialog. Closing the dialog navigates back in the browser's history.
 *
 * @param isOpen true while the current entry of the browser's history belongs to the dialog. The browser's back button
 *   therefore closes the dialog.
 */
export function useHistoryDialog(isOpen: boolean) {
  const dialog = useRef<HTMLDialogElement>(null);
  const opener = useRef<Element>(null);
  const navigate = useNavigate();

  useEffect(() => {
    if (isOpen) {
      opener.current = document.activeElement;
      dialog.current?.showModal();
      return;
    }
    dialog.current?.close();
    const focused = opener.current;
    // `close` focuses the element that was focused before the dialog opened. A browser that navigates back to an
    // address with a fragment then removes the focus. The timeout restores a focus that was removed.
    setTimeout(() => {
      const isLost = document.activeElement === document.body;
      if (isLost && focused instanceof HTMLElement) focused.focus();
    });
  }, [isOpen]);

  return {
    /** The props for the `<dialog>` element. */
    props: { ref: dialog, onClose: () => isOpen && navigate(-1) },
    close: () => dialog.current?.close(),
  };
}
