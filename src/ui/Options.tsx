import { CountField } from './fields';

/** An option («Auf Wunsch»): an addition to the document that a person can tick. */
export type Option = {
  id: string;
  /** Up to five words for what the option adds to the document, e.g. «Kästchen zum Abhaken». */
  text: string;
  /** The ids of conditions that become true with this option, in addition to the condition of its own `id`. */
  brings?: readonly string[];
  /**
   * The label of the number field, e.g. of the option for signatures. Without a label, the option has no number field.
   */
  count?: string;
  /** True for an option of older inputs that the form no longer offers. */
  isFormer?: boolean;
};

/** The initial values of the checkboxes (`extras`) and of the field for the number of signatures. */
export type OptionsStart = { extras: readonly string[]; signatureCount?: string };

/**
 * A checkbox for each option. CSS hides the number field of an option that is not ticked.
 */
export function Options({ options, start }: { options: readonly Option[]; start: OptionsStart }) {
  if (options.length === 0) return null;
  return (
    <fieldset className="extras" aria-label="Auf Wunsch im Dokument">
      <span>Auf Wunsch</span>
      {options.map(({ id, text, count }) => (
        <div key={id}>
          <label className="tick">
            <input
              type="checkbox"
              name="extras"
              value={id}
              defaultChecked={start.extras.includes(id)}
            />
            <span>{text}</span>
          </label>
          {count && (
            <CountField
              label={count}
              name="signatureCount"
              min={1}
              max={200}
              defaultValue={start.signatureCount}
            />
          )}
        </div>
      ))}
    </fieldset>
  );
}
