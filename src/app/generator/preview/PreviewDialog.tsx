import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { WaitingButton } from '../../../ui/WaitingButton';
import { besideForm, type Preview as Source } from './openPreview';
import { Preview } from './Preview';
import { useMatches } from './useMatches';

const opened = 'preview';

/** On a narrow screen a button opens the preview over all of it; the way back closes it. */
export function PreviewDialog({ preview }: { preview: Source }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isBesideForm = useMatches(besideForm);
  const isOpen = useLocation().state === opened && !isBesideForm;
  const navigate = useNavigate();

  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);

  return (
    <>
      <WaitingButton
        className="secondary preview-open"
        onClick={() => navigate('', { state: opened, preventScrollReset: true })}
      >
        Vorschau
      </WaitingButton>
      <dialog
        ref={dialog}
        className="preview-dialog"
        aria-label="Vorschau"
        onClose={() => isOpen && navigate(-1)}
      >
        {!isBesideForm && (
          <Preview preview={preview}>
            <button type="button" className="secondary" onClick={() => dialog.current?.close()}>
              Schliessen
            </button>
          </Preview>
        )}
      </dialog>
    </>
  );
}
