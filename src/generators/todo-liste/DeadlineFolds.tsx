import { Icon } from '../../ui/Icon';
import { OwnPoints } from '../../ui/OwnPoints';
import { type Deadline, deadlines, isOver } from './deadlines';
import type { Input } from './input';
import { taskSuggestions } from './tasks';

const given = deadlines({ camp: { startDate: '', endDate: '' }, own: [] });

type Props = {
  start: Input;
  /** As it stands in the form. */
  input: Input;
};

/** The deadlines, each with its tasks and a place for own ones. */
export function DeadlineFolds({ start, input }: Props) {
  const today = new Date();
  return deadlines(input).map((deadline, index) => {
    const { place, tasks } = deadline;
    const count = tasks.length === 1 ? '1 Aufgabe' : `${tasks.length} Aufgaben`;
    return (
      <details key={place} className="fold" open={start.own.some((point) => point.place === place)}>
        <summary>
          <h2>{dated(deadline)}</h2>
          <span>{isOver(deadline, today) ? `vorbei · ${count}` : count}</span>
          <Icon name="next" />
        </summary>
        <div className="fold-content">
          <ul>
            {given[index]?.tasks.map((task) => (
              <li key={task}>{task}</li>
            ))}
          </ul>
          <OwnPoints
            place={place}
            title={place}
            start={start.own}
            suggestions={taskSuggestions[place] ?? []}
          />
        </div>
      </details>
    );
  });
}

function dated({ kind, day, words, place }: Deadline): string {
  const date = day?.toLocaleDateString('de-CH', { dateStyle: 'long' });
  if (!date) return `${kind} ${words}`;
  return kind === 'Bis' ? `Bis ${date}, ${place} vorher` : `Ab ${date}`;
}
