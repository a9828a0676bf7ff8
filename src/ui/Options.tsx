import { CountField } from './fields';
import { Ticks } from './Ticks';

/** An option («Auf Wunsch»): an addition to the document that a person can tick. */
export type Option = {
  id: string;
  text: string;
  /** The names of conditions, in addition to `id`, that are true in the template when this option is ticked. */
  brings?: readonly string[];
  /**
   * The label of the field for a number. Only an option that needs a number has this label, e.g. the option for
   * signatures.
   */
  count?: string;
};

/** The initial values of the checkboxes (`extras`) and of the field for the number of signatures. */
export type OptionsStart = { extras: readonly string[]; signatureCount?: string | undefined };

/** A checkbox for each option. CSS shows the field for a number only while the option of this field is ticked. */
export function Options({ options, start }: { options: readonly Option[]; start: OptionsStart }) {
  if (options.length === 0) return null;
  return (
    <fieldset className="tick-group extras">
      <legend>
        <h2>Auf Wunsch im Dokument</h2>
      </legend>
      <Ticks name="extras" items={options.filter(({ count }) => !count)} start={start.extras} />
      {options.map(
        (option) =>
          option.count && (
            <div key={option.id} className="counted-extra">
              <Ticks name="extras" items={[option]} start={start.extras} />
              <CountField
                label={option.count}
                name="signatureCount"
                min={1}
                max={200}
                defaultValue={start.signatureCount}
              />
            </div>
          ),
      )}
    </fieldset>
  );
}
