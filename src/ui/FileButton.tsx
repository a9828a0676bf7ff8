import { type ReactNode, useRef } from 'react';
import { WaitingButton } from './WaitingButton';

/** The kinds of file that Word writes; what it takes for a template differs by its name alone. */
export const wordFiles = '.docx,.dotx,.docm,.dotm';

type Props = {
  className?: string;
  /** The name of the field behind the button, for whom it is read aloud. */
  label: string;
  /** The kinds of file that are offered, e.g. `.docx`. */
  accept: string;
  onChoose: (file: File) => void;
  children: ReactNode;
};

/** A button that lets one choose a file, in the place of the browser's own control. */
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
          // Otherwise the same file, mended, could not be chosen again.
          target.value = '';
        }}
      />
    </>
  );
}
