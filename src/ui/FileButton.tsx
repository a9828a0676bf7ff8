import { type ComponentProps, useEffect, useEffectEvent, useRef } from 'react';
import { WaitingButton } from './WaitingButton';

/** The extensions of Word files: documents, Word templates, documents with macros, and Word templates with macros. */
export const wordFiles = '.docx,.dotx,.docm,.dotm';

type Props = ComponentProps<typeof WaitingButton> & {
  /** The accessible name of the file input behind the button. */
  label: string;
  /** The value of the `accept` attribute, e.g. `.docx`. The default is `wordFiles`. */
  accept?: string;
  onChoose: (file: File) => void;
};

/** A button that opens the file dialog. The button replaces the browser's file input, which is hidden. */
export function FileButton({ label, accept = wordFiles, onChoose, ...button }: Props) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <WaitingButton {...button} onClick={() => field.current?.click()} />
      <input
        ref={field}
        type="file"
        accept={accept}
        aria-label={label}
        hidden
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) onChoose(file);
          // The value is reset, because a person may correct a file and choose the file again. Without a reset, the
          // second choice would cause no change event.
          target.value = '';
        }}
      />
    </>
  );
}

/** Calls `onFile` for a file that is dropped on the page. Several files at once are refused. */
export function useFileDrop(onFile: (file: File) => void) {
  const handle = useEffectEvent((event: DragEvent) => {
    const { type, dataTransfer, relatedTarget } = event;
    const isInside = type === 'dragleave' && relatedTarget;
    if (isInside || !dataTransfer?.types.includes('Files')) return;
    // With this class, CSS covers the page. The preview's iframe would otherwise receive the drop.
    document.documentElement.classList.toggle('file-above', type === 'dragover');
    // By default, the browser would leave the page and open the file.
    event.preventDefault();
    if (type !== 'drop') return;
    const [file, another] = dataTransfer.files;
    if (another) alert('Zieh eine Datei nach der andern hierher: Es geht immer nur eine.');
    else if (file) onFile(file);
  });

  useEffect(() => {
    const listening = new AbortController();
    for (const type of ['dragover', 'dragleave', 'drop'] as const) {
      addEventListener(type, (event) => handle(event), listening);
    }
    return () => listening.abort();
  }, []);
}
