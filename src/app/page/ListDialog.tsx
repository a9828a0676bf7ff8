import { useRef, useState } from 'react';
import { InputError } from '../../generators/readInput';
import { TextareaField } from '../../ui/fields';
import { Question } from '../../ui/Question';
import { createStore } from '../../ui/store';
import { type FileContent, longestList } from '../draft/openFile';
import { useDebounced } from '../draft/useDebounced';
import { fileFailure } from '../engine/failures';
import { type FileUse, usesOfFile } from './usesOfFile';

/** The text in the dialog. */
export const listText = createStore('');

type Props = {
  /** The path of the current page. */
  currentPath: string;
  /** Called after the dialog has closed with an answer: with the inputs in the text, or with the chosen use. */
  onTake: (opened: FileContent | undefined, use: FileUse | undefined) => void;
  onClose: () => void;
};

/** Asks for a text. Says what the text can be used for, or why the text has no use. */
export function ListDialog({ currentPath, onTake, onClose }: Props) {
  const [{ uses, why }, setFound] = useState<{ uses: FileUse[]; why?: string }>({ uses: [] });
  const [use, other] = uses;
  const field = useRef<HTMLTextAreaElement>(null);
  const first =
    currentPath === '/lager/allgemeines-sicherheitskonzept'
      ? 'Tim; Tester; Zazu; 079 555 01 12; HL'
      : 'Schlafsack';
  useDebounced(listText, read);

  /**
   * Finds the uses of the text, and shows them. After a press on an answer, the dialog stays open if the text has
   * changed or has no use, or if the text has several uses and none was chosen.
   *
   * @param path the path of the chosen use
   */
  async function read(isPressed?: boolean, path?: string) {
    const list = listText.current();
    // False if somebody has meanwhile changed the text, or closed the dialog.
    const isCurrent = () => field.current && list === listText.current();
    if (isPressed) setFound({ uses, why: '«Liste» wird gelesen …' });
    try {
      if (isPressed && !list.trim()) throw new InputError('Füge zuerst eine Liste ein.');
      const { opened, uses } = list.trim()
        ? await usesOfFile(new File([list], 'Liste'), currentPath)
        : { uses: [] };
      if (!isCurrent()) return;
      setFound({ uses });
      const use = uses.find((one) => !uses[1] || one.path === path);
      if (!isPressed || !(opened || use)) return;
      onClose();
      onTake(opened, use);
    } catch (error) {
      if (!isCurrent()) return;
      setFound({ uses: [], why: fileFailure('«Liste»', error) });
      if (isPressed) field.current?.focus();
    }
  }

  return (
    <Question
      heading="Liste einfügen"
      answers={
        other
          ? uses.map(({ label, path, reason }) => [label, () => read(true, path), reason])
          : [[use ? `In «${use.label}» übernehmen` : 'Übernehmen', () => read(true)]]
      }
      staysOpen
      onClose={onClose}
    >
      <TextareaField
        ref={field}
        aria-describedby="list-status"
        label="Ein Punkt oder eine Person mit Nummer pro Zeile"
        placeholder={`${first}\nMaja; Muster; Luna; 079 555 01 11; Küche`}
        maxLength={longestList + 1}
        defaultValue={listText.current()}
        onChange={({ target }) => {
          listText.set(target.value);
          if (why) setFound({ uses: [] });
        }}
        // After a paste, browsers scroll to the end of the last line. The first column would be out of sight.
        onPaste={({ currentTarget }) =>
          requestAnimationFrame(() => {
            currentTarget.scrollLeft = 0;
          })
        }
      />
      <p id="list-status" role="status" className={why && 'hint'}>
        {why || (other ? 'Wohin gehört das?' : use?.reason)}
        {!other && <span className="hint">{use?.leftOut}</span>}
      </p>
    </Question>
  );
}
