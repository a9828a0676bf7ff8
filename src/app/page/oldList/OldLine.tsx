import type { ReactNode } from 'react';
import type { SortedLine } from '../../../generators/oldList/sortLines';
import type { Standing } from '../../../generators/oldList/standings';
import type { Group } from '../../../generators/readGroups';

type Props = {
  index: number;
  line: SortedLine;
  groups: readonly Group[];
  /** Where it can stand, made once for all lines. */
  choices: ReactNode;
  onMove: (standing: Standing) => void;
};

/** A line of an old list, and a choice of where it stands. */
export function OldLine({ index, line, groups, choices, onMove }: Props) {
  const { text, standing, isSure } = line;
  const items = groups.flatMap((group) => group.items);
  const point = standing.kind === 'ticked' && items.find(({ id }) => id === standing.id)?.text;
  return (
    <li data-line={index} className={isSure ? undefined : 'unsure'}>
      <p>{text}</p>
      {!isSure && (
        <p id={`old-question-${index}`} className="hint">
          {standing.kind === 'out' ? 'Fällt das weg?' : 'Ist das gemeint?'}
        </p>
      )}
      {point && point.length > longest && <p className="old-point">{point}</p>}
      <div className="field">
        <select
          aria-label={`«${text}»`}
          aria-describedby={isSure ? undefined : `old-question-${index}`}
          value={JSON.stringify(standing)}
          onChange={(event) => onMove(JSON.parse(event.target.value) as Standing)}
        >
          {choices}
        </select>
      </div>
    </li>
  );
}

/** Of more letters a choice shows only the beginning. */
const longest = 36;

/** Every place where a line can stand, each under its standing. */
export function choicesOf(groups: readonly Group[]): ReactNode {
  const named = (standing: Standing) => JSON.stringify(standing);
  return (
    <>
      <option value={named({ kind: 'out' })}>Auslassen</option>
      <optgroup label="Eigener Punkt in">
        {groups.map(({ id, title }) => (
          <option key={id} value={named({ kind: 'own', place: id })}>
            {title}
          </option>
        ))}
      </optgroup>
      {groups.map(({ id, title, items }) => (
        <optgroup key={id} label={`Angekreuzt: ${title}`}>
          {items.map(({ id, text }) => (
            <option key={id} value={named({ kind: 'ticked', id })}>
              {text}
            </option>
          ))}
        </optgroup>
      ))}
    </>
  );
}
