import { Icon } from '../../ui/Icon';
import { OwnPoints } from '../../ui/OwnPoints';
import { deadlines } from './deadlines';
import type { Input } from './input';

const given = deadlines({ camp: { startDate: '', endDate: '' }, own: [] });

/** The deadlines in words, each with its tasks and a place for own ones. */
export function DeadlineFolds({ start }: { start: Input }) {
  return given.map(({ kind, words, place, tasks }) => (
    <details key={place} className="fold" open={start.own.some((point) => point.place === place)}>
      <summary>
        <h2>
          {kind} {words}
        </h2>
        <Icon name="next" />
      </summary>
      <div className="fold-content">
        <ul>
          {tasks.map((task) => (
            <li key={task}>{task}</li>
          ))}
        </ul>
        <OwnPoints place={place} title={place} start={start.own} />
      </div>
    </details>
  ));
}
