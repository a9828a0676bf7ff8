import type { PointGroup } from '../../../generators/oldList/matchPoints';
import type { SortedLine } from '../../../generators/oldList/sortLines';
import type { Standing } from '../../../generators/oldList/standings';

type Props = {
  index: number;
  line: SortedLine;
  groups: readonly PointGroup[];
  /** Where it can stand, by the values of the choice. */
  choices: ReadonlyMap<string, Standing>;
  onMove: (standing: Standing) => void;
};

/** A line of an old list, and a choice of where it stands. */
export function OldLine({ index, line: { text, standing }, groups, choices, onMove }: Props) {
  const items = groups.flatMap((group) => group.items);
  const point = standing.kind === 'ticked' && items.find(({ id }) => id === standing.id)?.text;
  return (
    <li data-line={index}>
      <p>{text}</p>
      {point && point.length > longest && <p className="old-point">{point}</p>}
      <div className="field">
        <select
          aria-label={`«${text}»`}
          value={JSON.stringify(standing)}
          onChange={(event) => {
            const chosen = choices.get(event.target.value);
            if (chosen) onMove(chosen);
          }}
        >
          <option value={JSON.stringify({ kind: 'out' })}>Auslassen</option>
          <optgroup label="Eigener Punkt in">
            {groups.map(({ id, legend }) => (
              <option key={legend} value={JSON.stringify({ kind: 'own', place: id ?? legend })}>
                {legend}
              </option>
            ))}
          </optgroup>
          {groups.map(({ legend, items }) => (
            <optgroup key={legend} label={`Angekreuzt: ${legend}`}>
              {items.map((item) => (
                <option key={item.id} value={JSON.stringify({ kind: 'ticked', id: item.id })}>
                  {item.text}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </div>
    </li>
  );
}

/** Of more letters a choice shows only the beginning. */
const longest = 36;

/** Every place where a line can stand, by the value of its choice. */
export function choicesOf(groups: readonly PointGroup[]): Map<string, Standing> {
  const standings: Standing[] = [
    { kind: 'out' },
    ...groups.map(({ id, legend }): Standing => ({ kind: 'own', place: id ?? legend })),
    ...groups.flatMap(({ items }) => items.map(({ id }): Standing => ({ kind: 'ticked', id }))),
  ];
  return new Map(standings.map((standing) => [JSON.stringify(standing), standing]));
}
