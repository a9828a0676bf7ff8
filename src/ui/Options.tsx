import { CountField } from './fields';
import { Ticks } from './Ticks';

/** An option («Auf Wunsch»): an addition to the document that can be ticked. */
export type Option = {
  id: string;
  text: string;
  /** The ids of other options that are true in the template whenever this one is. */
  brings?: readonly string[];
  /** The label of a field for the number, for an option that is counted. */
  count?: string;
};

/** The initial values of the fields. */
export type OptionsStart = { extras: readonly string[]; signatureCount?: string | undefined };

/** A checkbox for each option. CSS shows the field for the number once its option is ticked. */
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
