import { type ReactNode, useRef } from 'react';
import { readTicked } from './readTicked';
import { TickAllButton } from './TickAllButton';
import { TickGroup } from './TickGroup';
import { useTicks } from './useTicks';

type Props = {
  groups: readonly TickGroup[];
  onGenerate(input: { ticked: string[] }): void;
  children: ReactNode;
};

/** Groups of checkboxes with one button for all of them; its input is the ids of what is ticked. */
export function ChecklistForm({ groups, onGenerate, children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const { ticked, follow, tickAll } = useTicks(form);
  const total = groups.reduce((sum, { items }) => sum + items.length, 0);

  return (
    <form
      ref={form}
      onChange={follow}
      onSubmit={(event) => {
        event.preventDefault();
        onGenerate({ ticked: readTicked(event.currentTarget) });
      }}
    >
      <div className="tick-toolbar">
        <TickAllButton allTicked={ticked.length === total} onTickAll={tickAll} />
        <output>
          {ticked.length} von {total} ausgewählt
        </output>
      </div>
      {groups.map((group) => (
        <TickGroup key={group.legend} {...group} legendHidden={groups.length === 1} />
      ))}
      {children}
    </form>
  );
}
