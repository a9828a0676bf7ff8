import { printDay } from '../calendarDay';
import { deadlines, isOver } from './deadlines';
import type { Input } from './input';

/** The deadlines of the document with their days, as soon as the start is known; what is past says so. */
export function Timeline({ input }: { input: Input }) {
  const dated = deadlines(input);
  // The start gives every day but that of the end.
  if (!dated[0]?.day) return null;
  const today = new Date();
  return (
    <section className="timeline" aria-labelledby="timeline">
      <h2 id="timeline">Eure Termine</h2>
      <ol>
        {dated.map((deadline) => {
          const { kind, place, day, words, tasks } = deadline;
          const over = isOver(deadline, today);
          return (
            <li key={place} className={over ? 'over' : undefined}>
              <strong>
                {kind} {day ? printDay(day, {}) : words}
                {over && <span> vorbei</span>}
              </strong>
              <small>
                {day && `${words} · `}
                {tasks.length === 1 ? '1 Aufgabe' : `${tasks.length} Aufgaben`}
              </small>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
