import { FileButton } from '../../../ui/FileButton';
import { TextareaField } from '../../../ui/TextareaField';

type Props = { text: string; onText: (text: string) => void; onFile: (file: File) => void };

/** Where an old list comes in: pasted, or out of a file. */
export function OldListText({ text, onText, onFile }: Props) {
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
