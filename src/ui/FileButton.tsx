import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { WaitingButton } from './WaitingButton';

/** The extensions of Word files: documents, Word templates, documents with macros, and Word templates with macros. */
export const wordFiles = '.docx,.dotx,.docm,.dotm';

type Props = {
  className?: string;
  /** The accessible name of the file input behind the button. */
  label: string;
  /** The value of the `accept` attribute, e.g. `.docx`. */
  accept: string;
  onChoose: (file: File) => void;
  children: ReactNode;
};

/** A button that opens the file dialog. The button replaces the browser's file input, which is hidden. */
export function FileButton({ className = 'secondary', label, accept, onChoose, children }: Props) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <WaitingButton className={className} onClick={() => field.current?.click()}>
        {children}
      </WaitingButton>
      <input
        ref={field}
        type="file"
        accept={accept}
        aria-label={label}
        hidden
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) onChoose(file);
          // The value is reset because a person may correct a file and choose the file again. Without a reset, the
          // same file would cause no change event.
          target.value = '';
        }}
      />
    </>
  );
}

/** Calls `onFile` for a file that is dropped on the page. Several files at once are refused. */
export function useFileDrop(onFile: (file: File) => void) {
  const take = useEffectEvent((event: DragEvent) => {
    const [file, another] = event.dataTransfer?.files ?? [];
    if (!file) return;
    // By default, the browser would leave the page and open the file.
    event.preventDefault();
    if (another) alert('Zieh eine Datei nach der andern hierher: Es geht immer nur eine.');
    else onFile(file);
  });

  useEffect(() => {
    const page = document.documentElement;
    function dragover(event: DragEvent) {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      // With this class, CSS disables pointer events on the preview's iframe, which would otherwise receive the drop.
      page.classList.add('file-above');
    }
    function dragleave({ relatedTarget }: DragEvent) {
      if (!relatedTarget) page.classList.remove('file-above');
    }
    function drop(event: DragEvent) {
      page.classList.remove('file-above');
      take(event);
    }
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener('dragover', dragover, { signal });
    addEventListener('dragleave', dragleave, { signal });
    addEventListener('drop', drop, { signal });
    return () => listening.abort();
  }, []);
}
