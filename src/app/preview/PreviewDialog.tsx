import { useLocation, useNavigate } from 'react-router-dom';
import { WaitingButton } from '../../ui/WaitingButton';
import { useHistoryDialog } from '../useHistoryDialog';
import { besideForm, type Preview as Source } from './openPreview';
import { Preview } from './Preview';
import { useMatches } from './useMatches';

const opened = 'preview';

/** On a narrow screen a button opens the preview over all of it; the way back closes it. */
export function PreviewDialog({ preview }: { preview: Source }) {
  const isBesideForm = useMatches(besideForm);
  const isOpen = useLocation().state === opened && !isBesideForm;
  const { props, close } = useHistoryDialog(isOpen);
  const navigate = useNavigate();

  return (
    <>
      <WaitingButton
        className="secondary preview-open"
        onClick={() => navigate({}, { state: opened })}
      >
        Vorschau
      </WaitingButton>
      <dialog {...props} className="preview-dialog" aria-label="Vorschau">
        {!isBesideForm && (
          <Preview preview={preview} onLeave={close}>
            <button type="button" className="secondary" onClick={close}>
              Schliessen
            </button>
          </Preview>
        )}
      </dialog>
    </>
  );
}
