import type { ReactNode } from 'react';

export type TickItem = {
  id: string;
  text: string;
  /** What nobody takes home again; said of a group, it holds for all of it. */
  oneWay?: boolean;
};

export type TickGroup = {
  /** Names it in saved inputs, where its legend was once another. */
  id?: string;
  legend: string;
  items: readonly TickItem[];
  /** Own points that are offered there. */
  suggestions?: readonly string[];
  oneWay?: boolean;
};

type Props = Pick<TickGroup, 'legend' | 'items'> & {
  /** The ids of what is ticked at first. */
  start: readonly string[];
  /** A list that is one group needs no legend to be seen; screen readers hear it all the same. */
  legendHidden: boolean;
  /** What stands under the checkboxes. */
  children: ReactNode;
};

/** A group of checkboxes. They stay uncontrolled: the form itself holds what is ticked. */
export function TickGroup({ legend, legendHidden, children, ...ticks }: Props) {
  return (
    <fieldset className="tick-group">
      <legend className={legendHidden ? 'visually-hidden' : undefined}>
        <h2>{legend}</h2>
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
