import { type ReactNode, useRef } from 'react';
import { WaitingButton } from './WaitingButton';

/** The extensions of Word files: documents, Word's own templates, and both with macros. */
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

/** A button that opens the file dialog, instead of the browser's own file input. */
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
          // A reset value lets a person choose the same file again after a correction: otherwise no change event
          // fires.
          target.value = '';
        }}
      />
    </>
  );
}
