import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Icon } from '../../ui/Icon';
import { useStore } from '../../ui/store';
import { IconButton, StatusWithButton, useHydrated, WaitingButton } from '../../ui/WaitingButton';
import { besideForm, type PreviewSource } from './createPreview';

type Props = {
  preview: PreviewSource;
  /** A `details` element for choosing the look. `preview.css` puts the `summary` into the row of buttons. */
  looks: ReactNode;
  /**
   * `Preview` shows `children` at the left end of the row of buttons. `PreviewDialog` shows `children` below the
   * preview, beside the download button.
   */
  children?: ReactNode;
};

/** Shows the latest document of `preview`. Until a document is rendered, an empty sheet holds its place. */
export function Preview({ preview, looks, children }: Props) {
  const { rendering, fileName = '', failure, ...more } = useStore(preview.shown);
  return (
    <div className="preview">
      {children}
      {looks}
      {rendering ? (
        <rendering.PreviewPages {...{ rendering, fileName, ...more }} />
      ) : (
        !failure && (
          <p className="preview-coming" role="status">
            <span className="visually-hidden">Die Vorschau kommt gleich …</span>
          </p>
        )
      )}
      <StatusWithButton
        className="preview-failure"
        status={failure?.sentence}
        label={failure && !failure.isFinal && 'Noch einmal versuchen'}
        onPress={preview.tryAgain}
      />
    </div>
  );
}

/** The preview beside the form on a wide screen. Until the script runs, an empty `aside` keeps the room free. */
export function PreviewAside(props: Props) {
  return (
    <aside className="preview-aside" aria-label="Vorschau">
      {useIsBesideForm() && <Preview {...props} />}
    </aside>
  );
}

/**
 * On a narrow screen: a button that opens the preview in a dialog. The browser's back button closes the dialog. A
 * download button is below the preview. An example has no download button, because the downloaded document would be
 * empty.
 */
export function PreviewDialog({ children, ...props }: Props) {
  const isBesideForm = useIsBesideForm();
  const { example } = useStore(props.preview.shown);
  const { state } = useLocation();
  // The first rendering must equal the HTML of the build, in which the dialog is closed. After a reload of the page,
  // `state` may still be `preview`.
  const isOpen = useHydrated() && state === 'preview' && !isBesideForm;
  const dialog = useRef<HTMLDialogElement>(null);
  const navigate = useNavigate();

  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);

  return (
    <>
      <WaitingButton
        className="secondary preview-open"
        aria-label="Vorschau"
        onClick={() => navigate({}, { state: 'preview' })}
      >
        <span className="narrow">
          <Icon name="eye" />
        </span>
        <span className="wide">Vorschau</span>
      </WaitingButton>
      <dialog
        ref={dialog}
        className="preview-dialog"
        aria-label="Vorschau"
        // Opening the dialog added an entry to the browser's history. Closing the dialog goes back.
        onClose={() => isOpen && navigate(-1)}
      >
        {!isBesideForm && (
          <Preview {...props}>
            <IconButton
              icon="back"
              title="Zurück zum Formular"
              onClick={() => dialog.current?.close()}
            />
          </Preview>
        )}
        {isOpen && !example && (
          <div className="preview-foot">
            {children}
            <button type="submit" className="primary">
              Herunterladen
            </button>
          </div>
        )}
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
