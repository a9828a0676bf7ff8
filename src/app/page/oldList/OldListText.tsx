import type { ClipboardEvent } from 'react';
import { FileButton } from '../../../ui/FileButton';
import { TextareaField } from '../../../ui/moreFields';
import { longestList } from './readListFile';

type Props = {
  text: string;
  onText: (text: string) => void;
  onTooLong: () => void;
  onFile: (file: File) => void;
};

/** Where an old list comes in: pasted, or out of a file. */
export function OldListText({ text, onText, onTooLong, onFile }: Props) {
  /** Chromium 156 takes half a second for 500 lines, and more than a minute for 40,000, which it inserts as typed. */
  function paste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const pasted = event.clipboardData.getData('text');
    if (pasted.length < longPaste) return;
    event.preventDefault();
    const field = event.currentTarget;
    if (field.value.length + pasted.length > longestList) return onTooLong();
    field.setRangeText(pasted, field.selectionStart, field.selectionEnd, 'end');
    onText(field.value);
  }

  return (
    <>
      <p>
        Was auf eurer Liste steht, wird angekreuzt oder zum eigenen Punkt. Du schaust alles durch,
        bevor du es übernimmst; was du schon angekreuzt hast, bleibt.
      </p>
      <TextareaField
        label="Alte Liste"
        hint="Füge den Text ein, eine Zeile pro Punkt, oder wähle eine Word-Datei (.docx) oder Textdatei."
        value={text}
        onChange={(event) => onText(event.target.value)}
        onPaste={paste}
      />
      <FileButton
        label="Datei mit der alten Liste"
        accept=".docx,.txt,.md,text/plain"
        onChoose={onFile}
      >
        Datei wählen
      </FileButton>
    </>
  );
}

/** From so many characters on, a paste is put in at once and cannot be undone by a key. */
const longPaste = 5_000;
