import type { ComponentProps, ReactNode } from 'react';
import { Fold } from './Fold';
import { Form, type FormValues } from './Form';
import { OwnPoints, Suggestions } from './OwnPoints';
import { usePart, type Watched } from './store';
import { type Choice, TickButtons, Ticks } from './Ticks';

type Input = Pick<FormValues, 'ticked' | 'own' | 'extras'>;

type Group = ComponentProps<typeof OwnPoints>['groups'][number] & {
  items: readonly { id: string; text: string }[];
};

type Props<Read extends Input> = ComponentProps<typeof Form<Read>> & {
  groups: readonly Group[];
  /** Choices that tick usual points, e.g. for a type of camp. The form adds a choice for all points. */
  usual: readonly Choice[];
  /** The checkboxes of the options, shown above the groups. */
  options?: ReactNode;
  /**
   * Returns the id of the group for new own points. Returns false if the document with these options prints no titles.
   */
  placeWith: (options: readonly string[]) => string | false;
  start: Read;
  now: Watched<Read>;
};

/** The form of a checklist: points and own points in groups, and buttons that tick many points at once. */
export function ChecklistForm<Read extends Input>({
  groups,
  usual,
  options,
  placeWith,
  start,
  now,
  children,
  ...form
}: Props<Read>) {
  const suggestions = groups.flatMap((group) => group.suggestions);
  const { ticked, extras, suggested } = usePart(now, ({ ticked, extras, own }) => ({
    ticked,
    extras,
    suggested: own.filter(({ text }) => suggestions.includes(text)).length,
  }));
  const lead = usual[1] && 'Übliche Auswahl';

  return (
    <Form {...form}>
      <TickButtons
        lead={lead}
        choices={[...usual, { label: lead ? 'Alle' : 'Alle auswählen' }]}
        ticked={ticked}
      />
      {options}
      <div className="tick-groups">
        {groups.map(({ id, title, items }) => (
          <fieldset key={id} className="tick-group">
            <legend>
              <h2>{title}</h2>
            </legend>
            <Ticks items={items} start={start.ticked} />
          </fieldset>
        ))}
      </div>
      {suggestions[0] && (
        <Fold title="Weitere Vorschläge" heading="h2" figure={suggested || ''}>
          <div className="ticks">
            <Suggestions groups={groups} start={start.own} />
          </div>
        </Fold>
      )}
      <OwnPoints groups={groups} start={start.own} usualPlace={placeWith(extras)} />
      {children}
    </Form>
  );
}
