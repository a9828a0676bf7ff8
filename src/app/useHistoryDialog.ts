import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';

/** A dialog whose open state is an entry of the history, so that the back button closes the dialog. */
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
    // `close` returns the focus to the opener. On the way back to an address with a fragment, the browser then moves
    // the focus away.
    setTimeout(() => {
      const isLost = document.activeElement === document.body;
      if (isLost && focused instanceof HTMLElement) focused.focus();
    });
  }, [isOpen]);

  return {
    /** The props of the `<dialog>`. */
    props: { ref: dialog, onClose: () => isOpen && navigate(-1) },
    close: () => dialog.current?.close(),
  };
}
