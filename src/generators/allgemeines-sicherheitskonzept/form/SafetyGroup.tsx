import { type ReactNode, useId, useRef } from 'react';
import { Icon } from '../../../ui/Icon';
import { OwnPoints } from '../../../ui/OwnPoints';
import { TickAllButton } from '../../../ui/TickAllButton';
import { Ticks } from '../../../ui/TickGroup';
import { tickAll } from '../../../ui/tickAll';
import type { Input } from '../input';
import { useInput } from './useInput';

type Props = {
  start: Input;
  /** Where its title was once another; see `placeOf`. */
  id?: string;
  title: string;
  /** Under which heading the group stands: a section's, or one of a section. */
  heading?: 'h3' | 'h4';
  description?: string;
  items: readonly { checkboxId: string; checkboxText: string }[];
  /** What stands under the checkboxes. */
  children?: ReactNode;
};

/** A group of measures that folds, with its own button for all of them. */
export function SafetyGroup({
  start,
  id,
  title,
  heading: Heading = 'h3',
  description,
  items,
  children,
}: Props) {
  const group = useRef<HTMLFieldSetElement>(null);
  const headingId = useId();
  const count = useInput(
    ({ ticked }) => items.filter(({ checkboxId }) => ticked.includes(checkboxId)).length,
  );
  return (
    <details className="fold" open>
      <summary>
        <Heading id={headingId}>{title}</Heading>
        <span>{`${count} von ${items.length}`}</span>
        <Icon name="next" />
      </summary>
      <fieldset ref={group} className="tick-group" aria-labelledby={headingId}>
        {description && <p>{description}</p>}
        <TickAllButton
          allTicked={count === items.length}
          onTickAll={(checked) => tickAll(group.current, checked)}
        />
        <Ticks
          items={items.map(({ checkboxId, checkboxText }) => ({
            id: checkboxId,
            text: checkboxText,
          }))}
          start={start.ticked}
        />
        <OwnPoints place={id ?? title} title={title} start={start.own} />
        {children}
      </fieldset>
    </details>
  );
}
