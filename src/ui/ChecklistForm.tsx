import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import { Form } from './Form';
import { AddPoint, OwnPoints } from './OwnPoints';
import { Question } from './Question';
import type { FormFields } from './readFields';
import { type Choice, TickButtons, Ticks } from './Ticks';
import { useWaiting } from './WaitingButton';

type Input = Pick<FormFields, 'ticked' | 'own' | 'extras'>;

type Group = {
  id: string;
  title: string;
  items: readonly { id: string; text: string }[];
  /** Texts that the form offers as own points of the group. */
  suggestions: readonly string[];
};

type Props<Read extends Input> = ComponentProps<typeof Form<Read>> & {
  groups: readonly Group[];
  /** Buttons that tick the usual points of a kind of camp. */
  usual: readonly Choice[];
  start: Read;
};

/** A list with more points gets a filter. */
const longList = 20;

/** A form of points in groups, with a button that ticks all of them, a filter for long lists, and own points. */
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
  const total = groups.flatMap(({ items }) => items).length;
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
            {/* The legend of a single group is only for screen readers. */}
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
  /** Content in the same line as the filter field. */
  beside: ReactNode;
  children: ReactNode;
};

/** A filter over the points. Hidden points stay ticked. */
function ItemFilter({ isOffered, beside, children }: FilterProps) {
  const list = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState('');
  const waiting = useWaiting();

  function say() {
    if (list.current) setSaid(sentence(list.current));
  }

  return (
    <>
      <div className="tick-toolbar">
        {beside}
        {isOffered && (
          <>
            <input
              type="search"
              aria-label="Punkte filtern"
              placeholder="Punkte filtern"
              {...waiting}
              onInput={(event) => {
                // The words of the filter are no input, so the form must not read its fields again.
                event.stopPropagation();
                if (list.current) narrow(list.current, event.currentTarget.value);
                say();
              }}
            />
            <p role="status">{said}</p>
          </>
        )}
      </div>
      <div ref={list} className="tick-groups" onInput={say}>
        {children}
      </div>
    </>
  );
}

/** Hides each point without the words, and each group in which no point is visible. */
function narrow(list: HTMLElement, words: string) {
  const sought = words.trim().toLocaleLowerCase();
  for (const group of list.querySelectorAll<HTMLElement>('.tick-group')) {
    for (const item of group.querySelectorAll<HTMLElement>('.tick, .own-point')) {
      const own = item.querySelector<HTMLInputElement>('[type=text]');
      const text = own?.value ?? item.textContent;
      item.hidden = !text.toLocaleLowerCase().includes(sought);
    }
    group.hidden = sought !== '' && !group.querySelector(seen);
  }
}

/** The status beside the filter: that nothing was found, and the number of hidden points that are ticked or own. */
function sentence(list: HTMLElement) {
  const chosen = list.querySelectorAll('[hidden]:is(.own-point, .tick:has(:checked))').length;
  const found = list.querySelector(seen) ? '' : 'Nichts gefunden. ';
  return found + (chosen > 0 ? `${chosen} ausgewählt und ausgeblendet.` : '');
}
