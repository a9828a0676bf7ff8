import { type ReactNode, useRef, useState } from 'react';
import { Form } from './Form';
import { ItemFilter } from './ItemFilter';
import { OwnPoints } from './OwnPoints';
import type { FormFields } from './readFields';
import { allOrNone, TickButtons } from './TickButtons';
import { TickGroup } from './TickGroup';

type Input = Pick<FormFields, 'ticked' | 'own' | 'extras'>;

type Props<Read extends Input> = {
  groups: readonly TickGroup[];
  start: Read;
  /** Makes the input of what stands in the fields. */
  read: (fields: FormFields) => Read;
  onInput: (input: Read, isHalfTyped: boolean) => void;
  onGenerate: (input: Read) => void;
  children: ReactNode;
};

/** Of more items than this, one looks for one by its words. */
const longList = 20;

/** Groups of checkboxes with one button for all of them; its input is the ids of what is ticked, and own points. */
export function ChecklistForm<Read extends Input>({
  groups,
  start,
  read,
  onInput,
  onGenerate,
  children,
}: Props<Read>) {
  const list = useRef<HTMLDivElement>(null);
  const [count, setCount] = useState(start.ticked.length);
  const total = groups.reduce((sum, { items }) => sum + items.length, 0);

  const titledGroups = groups.map(({ id, title, items, suggestions }) => (
    <TickGroup
      key={id}
      title={title}
      items={items}
      start={start.ticked}
      legendHidden={groups.length === 1}
    >
      <OwnPoints place={id} title={title} start={start.own} suggestions={suggestions} />
    </TickGroup>
  ));
  const tickButtons = <TickButtons list={list} choices={[allOrNone(count === total)]} />;
  return (
    <Form
      read={read}
      onInput={(input, isHalfTyped) => {
        setCount(input.ticked.length);
        onInput(input, isHalfTyped);
      }}
      onGenerate={onGenerate}
    >
      <div ref={list}>
        {total > longList ? (
          <ItemFilter beside={tickButtons}>{titledGroups}</ItemFilter>
        ) : (
          <>
            <div className="tick-toolbar">{tickButtons}</div>
            {titledGroups}
          </>
        )}
      </div>
      {children}
    </Form>
  );
}
