import type { ReactNode } from 'react';

export type TickGroup = {
  id: string;
  title: string;
  items: readonly { id: string; text: string }[];
  /** Own points that are offered there. */
  suggestions: readonly string[];
};

type Props = Pick<TickGroup, 'title' | 'items'> & {
  /** The ids of what is ticked at first. */
  start: readonly string[];
  /** A list that is one group needs no legend to be seen; screen readers hear it all the same. */
  legendHidden: boolean;
  /** What stands under the checkboxes. */
  children: ReactNode;
};

/** A group of checkboxes. They stay uncontrolled: the form itself holds what is ticked. */
export function TickGroup({ title, legendHidden, children, ...ticks }: Props) {
  return (
    <fieldset className="tick-group">
      <legend className={legendHidden ? 'visually-hidden' : undefined}>
        <h2>{title}</h2>
      </legend>
      <Ticks {...ticks} />
      {children}
    </fieldset>
  );
}

type TicksProps = Pick<Props, 'items' | 'start'> & { name?: string };

export function Ticks({ items, start, name = 'ticked' }: TicksProps) {
  return (
    <div className="ticks">
      {items.map(({ id, text }) => (
        <label key={id} className="tick">
          <input type="checkbox" name={name} value={id} defaultChecked={start.includes(id)} />
          <span>{text}</span>
        </label>
      ))}
    </div>
  );
}
