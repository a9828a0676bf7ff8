import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';

/** A dialog that is open for as long as the entry in the history says so: the way back closes it. */
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
    // On the way back to an address with a fragment, the browser takes the focus from there.
    setTimeout(() => {
      const isLost = document.activeElement === document.body;
      if (isLost && focused instanceof HTMLElement) focused.focus();
    });
  }, [isOpen]);

  return {
    /** For the `<dialog>`. */
    props: { ref: dialog, onClose: () => isOpen && navigate(-1) },
    close: () => dialog.current?.close(),
  };
}
