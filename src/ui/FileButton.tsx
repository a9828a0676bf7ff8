import { type ReactNode, type Ref, useRef } from 'react';
import { WaitingButton } from './WaitingButton';

type FieldProps = {
  ref: Ref<HTMLInputElement>;
  /** The name of the field behind a button, for whom it is read aloud. */
  label: string;
  /** The kinds of file that are offered, e.g. `.docx`. */
  accept: string;
  onChoose: (file: File) => void;
};

/** The browser's own control, for a button to press in its place. */
export function FileField({ ref, label, accept, onChoose }: FieldProps) {
  return (
    <input
      ref={ref}
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
  );
}

type Props = Omit<FieldProps, 'ref'> & { children: ReactNode };

/** A button that lets one choose a file. */
export function FileButton({ children, ...props }: Props) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <WaitingButton className="secondary" onClick={() => field.current?.click()}>
        {children}
      </WaitingButton>
      <FileField ref={field} {...props} />
    </>
  );
}
