import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Icon } from '../../ui/Icon';
import { WaitingButton } from '../../ui/WaitingButton';
import { useHistoryDialog } from '../useHistoryDialog';
import { besideForm, type Preview as Source } from './openPreview';
import { Preview } from './Preview';
import { useMatches } from './useMatches';

const opened = 'preview';

type Props = {
  preview: Source;
  onShare: () => void;
  /** How making the document went. */
  children: ReactNode;
};

/** On a narrow screen a button opens the preview over all of it; the way back closes it. */
export function PreviewDialog({ preview, onShare, children }: Props) {
  const isBesideForm = useMatches(besideForm);
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
          <Preview preview={preview} onLeave={close} onShare={onShare}>
            <button
              type="button"
              className="quiet"
              aria-label="Zurück zum Formular"
              onClick={close}
            >
              <Icon name="back" />
            </button>
          </Preview>
        )}
        {isOpen && children}
      </dialog>
    </>
  );
}
