import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import { Form } from './Form';
import { AddPoint, OwnPoints } from './OwnPoints';
import { Question } from './Question';
import type { FormFields } from './readFields';
import { type Choice, TickButtons, Ticks } from './Ticks';
import { unremembered, useHydrated } from './WaitingButton';

type Input = Pick<FormFields, 'ticked' | 'own' | 'extras'>;

type Group = {
  id: string;
  title: string;
  items: readonly { id: string; text: string }[];
  /** Own points that are offered there. */
  suggestions: readonly string[];
};

type Props<Read extends Input> = ComponentProps<typeof Form<Read>> & {
  groups: readonly Group[];
  /** What most camps tick, by their kind. */
  usual: readonly Choice[];
  start: Read;
};

/** Of more items than this, one looks for one by its words. */
const longList = 20;

/** Groups of checkboxes with one button for all of them; its input is the ids of what is ticked, and own points. */
export function ChecklistForm<Read extends Input>({
  groups,
  usual,
  start,
  onInput,
  children,
  ...form
}: Props<Read>) {
  const [count, setCount] = useState(start.ticked.length);
  const [isAsking, setAsking] = useState(false);
  const adders = useRef<{ [group: string]: (() => void) | null }>({});
  const only = groups.length === 1 ? groups[0] : undefined;
  const total = groups.reduce((sum, { items }) => sum + items.length, 0);
  const checked = count < total;
  const label = checked ? 'Alle auswählen' : 'Auswahl aufheben';
  return (
    <Form
      {...form}
      onInput={(input) => {
        setCount(input.ticked.length);
        onInput(input);
      }}
    >
      <ItemFilter
        isOffered={total > longList}
        beside={
          <TickButtons
            lead={usual.length > 1 ? 'Übliche Auswahl' : undefined}
            choices={[...usual, { label, checked }]}
          />
        }
      >
        {groups.map(({ id, title, items, suggestions }) => (
          <fieldset key={id} className="tick-group">
            {/* A list that is one group needs no legend to be seen; screen readers hear it all the same. */}
            <legend className={only && 'visually-hidden'}>
              <h2>{title}</h2>
            </legend>
            <Ticks items={items} start={start.ticked} />
            <OwnPoints
              ref={(add) => {
                adders.current[id] = add;
              }}
              place={id}
              title={title}
              start={start.own}
              suggestions={suggestions}
            />
          </fieldset>
        ))}
      </ItemFilter>
      <div className="own-points">
        <AddPoint onClick={() => (only ? adders.current[only.id]?.() : setAsking(true))} />
      </div>
      {isAsking && (
        <Question
          heading="Eigener Punkt"
          answers={groups.map(({ id, title }) => [title, () => adders.current[id]?.()])}
          onClose={() => setAsking(false)}
        >
          <p>Wohin gehört er?</p>
        </Question>
      )}
      {children}
    </Form>
  );
}

const seen = ':is(.tick, .own-point):not([hidden])';

type FilterProps = {
  isOffered: boolean;
  /** In the line of the field. */
  beside: ReactNode;
  children: ReactNode;
};

/** What a list is narrowed to; of what is not seen then, nothing is lost. */
function ItemFilter({ isOffered, beside, children }: FilterProps) {
  const list = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState('');
  const isHydrated = useHydrated();

  function say() {
    if (list.current) setSaid(sentence(list.current));
  }

  return (
    <>
      <div className="tick-toolbar">
        {beside}
        {isOffered && (
          <input
            type="search"
            aria-label="Punkte filtern"
            placeholder="Punkte filtern"
            {...unremembered}
            disabled={!isHydrated}
            onInput={(event) => {
              // It is no part of what is entered.
              event.stopPropagation();
              if (list.current) narrow(list.current, event.currentTarget.value);
              say();
            }}
          />
        )}
        {isOffered && <p role="status">{said}</p>}
      </div>
      <div ref={list} className="tick-groups" onInput={say}>
        {children}
      </div>
    </>
  );
}

/** Hides the items that do not hold the words, and each group without one that does; none is removed. */
function narrow(list: HTMLElement, words: string) {
  const sought = words.trim().toLocaleLowerCase();
  for (const group of list.querySelectorAll<HTMLElement>('.tick-group')) {
    for (const item of group.querySelectorAll<HTMLElement>('.tick, .own-point')) {
      item.hidden = !wordsOf(item).toLocaleLowerCase().includes(sought);
    }
    group.hidden = sought !== '' && !group.querySelector(seen);
  }
}

function wordsOf(item: HTMLElement) {
  return item.querySelector<HTMLInputElement>('[type=text]')?.value ?? item.textContent;
}

/** That nothing is seen, and how many of the items that are not are ticked or people's own. */
function sentence(list: HTMLElement) {
  const chosen = list.querySelectorAll('[hidden]:is(.own-point, .tick:has(:checked))').length;
  const found = list.querySelector(seen) ? '' : 'Nichts gefunden. ';
  return found + (chosen > 0 ? `${chosen} ausgewählt und ausgeblendet.` : '');
}
