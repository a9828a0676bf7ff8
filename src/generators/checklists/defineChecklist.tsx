import { array, number, object, optional, string } from 'valibot';
import { ChecklistForm } from '../../ui/ChecklistForm';
import type { TickGroup } from '../../ui/TickGroup';
import { defineGenerator, type GeneratorUnit } from '../defineGenerator';
import { numbered } from '../numbered';
import { ownPoints, ownTextsBy } from '../ownPoints';

/** The ids of the ticked items, in any order; own points stand at the legend of their group. */
const input = object({ ticked: optional(array(string()), []), own: ownPoints });

const items = array(object({ text: string(), number: number() }));

const data = object({ items, groups: array(object({ title: string(), items })) });

type Checklist = { intro: string; fileName: string; groups: readonly TickGroup[] };

export type ChecklistUnit = GeneratorUnit & { groups: readonly TickGroup[] };

/** A checklist: groups on the screen, in the document one flat list or the groups, as its template likes. */
export function defineChecklist({ groups, ...frame }: Checklist): ChecklistUnit {
  const places = groups.map(({ legend }) => legend);
  const unit = defineGenerator({
    ...frame,
    ids: groups.flatMap(({ items }) => items.map(({ id }) => id)),
    places,
    linkable: true,
    input,
    data,
    /**
     * The ticked items in the order of the list (specification, section 5: an empty list is a list
     * too), the own points at the end of their group: flat, and once more by group, for templates
     * that print the groups' titles. A group without an item is left out, and so is an id that the
     * list does not know. Throws nothing.
     */
    toDocument({ ticked, own }) {
      const ownTexts = ownTextsBy(places, own);
      const printedGroups = groups.map(({ legend, items }) => {
        const given = items.filter(({ id }) => ticked.includes(id)).map(({ text }) => text);
        const texts = [...given, ...ownTexts(legend)];
        return { title: legend, items: texts.map((text) => ({ text })) };
      });
      return {
        items: numbered(printedGroups.flatMap((group) => group.items)),
        groups: printedGroups
          .filter((group) => group.items.length > 0)
          .map(({ title, items }) => ({ title, items: numbered(items) })),
      };
    },
    // biome-ignore lint/correctness/noComponentHookFactories: made once for each list, when its module loads
    Form: (props) => <ChecklistForm groups={groups} {...props} />,
  });
  return { ...unit, groups };
}
