import { type ReactNode, useRef } from 'react';
import { TickAllButton } from '../../../ui/TickAllButton';
import { Ticks } from '../../../ui/TickGroup';
import { useTicks } from '../../../ui/useTicks';

type Props = {
  title: string;
  description?: string;
  items: readonly { checkboxId: string; checkboxText: string }[];
  /** What stands under the checkboxes, depending on what is ticked. */
  children?(ticked: readonly string[]): ReactNode;
};

/** A group of measures with its own button for all of them. */
export function SafetyGroup({ title, description, items, children }: Props) {
  const group = useRef<HTMLFieldSetElement>(null);
  const { ticked, follow, tickAll } = useTicks(group);
  return (
    <fieldset ref={group} className="tick-group" onChange={follow}>
      <legend>{title}</legend>
      {description && <p>{description}</p>}
      <TickAllButton allTicked={ticked.length === items.length} onTickAll={tickAll} />
      <Ticks items={items.map(({ checkboxId: id, checkboxText: text }) => ({ id, text }))} />
      {children?.(ticked)}
    </fieldset>
  );
}
