import { type ReactNode, useId, useRef } from 'react';
import { Icon } from '../../../ui/Icon';
import { OwnPoints } from '../../../ui/OwnPoints';
import { allOrNone, TickButtons } from '../../../ui/TickButtons';
import { Ticks } from '../../../ui/TickGroup';
import { placeOf } from '../../ownPoints';
import { type Group, groupProgress } from '../chapters';
import type { Input } from '../input';
import { useInput } from './useInput';

type Props = {
  start: Input;
  group: Group & { description?: string };
  /** Under which heading the group stands: a chapter's, or one of a chapter. */
  heading?: 'h3' | 'h4';
  /** What stands under the checkboxes. */
  children?: ReactNode;
};

/** A group of measures, folded with how much of it is done, with its own button for all of them. */
export function SafetyGroup({ start, group, heading: Heading = 'h3', children }: Props) {
  const { title, description, items } = group;
  const list = useRef<HTMLFieldSetElement>(null);
  const headingId = useId();
  const { done, total } = useInput((input) => groupProgress(group, input));
  return (
    <details className="fold">
      <summary>
        <Heading id={headingId}>{title}</Heading>
        <span>{`${done} von ${total}`}</span>
        <Icon name="next" />
      </summary>
      <fieldset ref={list} className="tick-group" aria-labelledby={headingId}>
        {description && <p>{description}</p>}
        <Ticks
          items={items.map(({ checkboxId, checkboxText }) => ({
            id: checkboxId,
            text: checkboxText,
          }))}
          start={start.ticked}
        />
        <OwnPoints place={placeOf(group).id} title={title} start={start.own} />
        <TickButtons list={list} choices={[allOrNone(done === total)]} />
        {children}
      </fieldset>
    </details>
  );
}
