import { type ReactNode, useRef } from 'react';
import { TickAllButton } from '../../../ui/TickAllButton';
import { Ticks } from '../../../ui/TickGroup';
import { tickAll } from '../../../ui/tickAll';
import type { Input } from '../input';
import { useInput } from './useInput';

type Props = {
  start: Input;
  title: string;
  description?: string;
  items: readonly { checkboxId: string; checkboxText: string }[];
  /** What stands under the checkboxes. */
  children?: ReactNode;
};

/** A group of measures with its own button for all of them. */
export function SafetyGroup({ start, title, description, items, children }: Props) {
  const group = useRef<HTMLFieldSetElement>(null);
  const allTicked = useInput(({ ticked }) =>
    items.every(({ checkboxId }) => ticked.includes(checkboxId)),
  );
  return (
    <fieldset ref={group} className="tick-group">
      <legend>{title}</legend>
      {description && <p>{description}</p>}
      <TickAllButton
        allTicked={allTicked}
        onTickAll={(checked) => tickAll(group.current, checked)}
      />
      <Ticks
        items={items.map(({ checkboxId: id, checkboxText: text }) => ({ id, text }))}
        start={start.ticked}
      />
      {children}
    </fieldset>
  );
}
