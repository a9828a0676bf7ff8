export type TickItem = { id: string; text: string };

export type TickGroup = { legend: string; items: readonly TickItem[] };

type Props = TickGroup & {
  /** The ids of what is ticked at first. */
  start: readonly string[];
  /** A list that is one group needs no legend to be seen; screen readers hear it all the same. */
  legendHidden: boolean;
};

/** A group of checkboxes. They stay uncontrolled: the form itself holds what is ticked. */
export function TickGroup({ legend, legendHidden, ...ticks }: Props) {
  return (
    <fieldset className="tick-group">
      <legend className={legendHidden ? 'visually-hidden' : undefined}>
        <h2>{legend}</h2>
      </legend>
      <Ticks {...ticks} />
    </fieldset>
  );
}

export function Ticks({ items, start }: Pick<Props, 'items' | 'start'>) {
  return (
    <div className="ticks">
      {items.map(({ id, text }) => (
        <label key={id} className="tick">
          <input type="checkbox" name="ticked" value={id} defaultChecked={start.includes(id)} />
          <span>{text}</span>
        </label>
      ))}
    </div>
  );
}
