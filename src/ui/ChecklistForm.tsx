import { type ChangeEvent, type ComponentProps, type ReactNode, useRef, useState } from 'react';
import { Form, type FormValues } from './Form';
import { AddPoint, OwnPoints } from './OwnPoints';
import { useQuestion } from './Question';
import { usePart, type Watched } from './store';
import { type Choice, TickButtons, Ticks } from './Ticks';

type Input = Pick<FormValues, 'ticked' | 'own' | 'extras'>;

type Group = {
  id: string;
  title: string;
  items: readonly { id: string; text: string }[];
  /** Texts of usual own points. Until a press of the button that adds an own point, only ticked texts are visible. */
  suggestions: readonly string[];
};

type Props<Read extends Input> = ComponentProps<typeof Form<Read>> & {
  groups: readonly Group[];
  /** The choices that tick the usual points of a kind of camp. The form adds a choice for all points. */
  usual: readonly Choice[];
  /** The checkboxes of the options, shown above the list. */
  options?: ReactNode;
  /** The options with which the document prints the titles of the groups. An empty list means: always. */
  titledBy: readonly string[];
  start: Read;
  now: Watched<Read>;
};

/** The form of a checklist: points and own points in groups, and buttons that tick many points at once. */
export function ChecklistForm<Read extends Input>({
  groups,
  usual,
  options,
  titledBy,
  start,
  now,
  children,
  ...form
}: Props<Read>) {
  const { ticked, extras } = usePart(now, ({ ticked, extras }) => ({ ticked, extras }));
  const { ask, question } = useQuestion();
  const [isOffering, setOffering] = useState(false);
  const adders = useRef<{ [group: string]: (() => void) | null }>({});
  const lead = usual[1] && 'Übliche Auswahl';
  // True when a person chooses the group of a new own point. If no titles are printed, nobody sees the group, and the
  // point belongs to the last group.
  const isAsked =
    groups.length > 1 && (titledBy.length === 0 || titledBy.some((id) => extras.includes(id)));

  /** Offers all suggestions when a person unticks a suggestion, because the suggestion would disappear otherwise. */
  function keepOffered({ target }: ChangeEvent<HTMLElement>) {
    if (target.matches('.own-points [type=checkbox]')) setOffering(true);
  }

  return (
    <Form {...form}>
      <TickButtons
        lead={lead}
        choices={[...usual, { label: lead ? 'Alle' : 'Alle auswählen' }]}
        ticked={ticked}
      />
      {options}
      <div className={isOffering ? 'tick-groups offering' : 'tick-groups'} onChange={keepOffered}>
        {groups.map(({ id, title, items, suggestions }) => (
          <fieldset key={id} className="tick-group">
            {/* The legend of a single group is not visible. Screen readers still read the legend. */}
            <legend className={groups.length > 1 ? undefined : 'visually-hidden'}>
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
      </div>
      <div className="own-points">
        <AddPoint
          onClick={() => {
            setOffering(true);
            if (isAsked) {
              ask({
                heading: 'Eigener Punkt',
                answers: groups.map(({ id, title }) => [title, () => adders.current[id]?.()]),
                children: <p>Wohin gehört er?</p>,
              });
            } else adders.current[groups.at(-1)?.id ?? '']?.();
          }}
        />
      </div>
      {question}
      {children}
    </Form>
  );
}
