import { CountField } from './fields';
import { Ticks } from './Ticks';

/** What a document shows beyond its list when somebody wants it. */
export type Extra = {
  id: string;
  text: string;
  /** Which others it brings with it, by their ids. */
  brings?: readonly string[];
  /** How many of it there are, in a field of its own: its label. */
  count?: string;
};

/** What stands in the fields at first. */
export type ExtrasStart = { extras: readonly string[]; signatureCount?: string | undefined };

/** A checkbox for each extra; a count shows once its extra is ticked. */
export function Extras({ extras, start }: { extras: readonly Extra[]; start: ExtrasStart }) {
  if (extras.length === 0) return null;
  return (
    <fieldset className="tick-group extras">
      <legend>
        <h2>Auf Wunsch im Dokument</h2>
      </legend>
      <Ticks name="extras" items={extras.filter(({ count }) => !count)} start={start.extras} />
      {extras.map(
        (extra) =>
          extra.count && (
            <div key={extra.id} className="counted-extra">
              <Ticks name="extras" items={[extra]} start={start.extras} />
              <CountField
                label={extra.count}
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
