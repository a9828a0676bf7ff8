import { type ReactNode, useEffect, useRef, useState } from 'react';
import { TickGroup } from './TickGroup';

type Props = {
  groups: readonly TickGroup[];
  onGenerate(input: { ticked: string[] }): void;
  children: ReactNode;
};

/** Groups of checkboxes with one button for all of them; its input is the ids of what is ticked. */
export function ChecklistForm({ groups, onGenerate, children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [count, setCount] = useState(0);
  const total = groups.reduce((sum, { items }) => sum + items.length, 0);
  const allTicked = count === total;

  function follow() {
    if (form.current) setCount(readTicked(form.current).length);
  }
  // Ticks can be there before the script: made while it was loading, or restored by the browser.
  useEffect(follow, []);

  function tickAll(checked: boolean) {
    for (const box of checkboxesOf(form.current)) box.checked = checked;
    follow();
  }

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
        <button type="button" className="secondary" onClick={() => tickAll(!allTicked)}>
          {allTicked ? 'Auswahl aufheben' : 'Alle auswählen'}
        </button>
        <output>
          {count} von {total} ausgewählt
        </output>
      </div>
      {groups.map((group) => (
        <TickGroup key={group.legend} {...group} legendHidden={groups.length === 1} />
      ))}
      {children}
    </form>
  );
}

function readTicked(form: HTMLFormElement): string[] {
  return new FormData(form).getAll('ticked').map(String);
}

function checkboxesOf(form: HTMLFormElement | null): HTMLInputElement[] {
  return Array.from(form?.querySelectorAll<HTMLInputElement>('input[name="ticked"]') ?? []);
}
