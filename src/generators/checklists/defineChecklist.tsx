import { array, number, object, optional, string } from 'valibot';
import { ChecklistForm } from '../../ui/ChecklistForm';
import type { TickGroup } from '../../ui/TickGroup';
import { defineGenerator, type GeneratorUnit } from '../defineGenerator';
import { numbered } from '../numbered';

/** The ids of the ticked items, in any order. */
const input = object({ ticked: optional(array(string()), []) });

const items = array(object({ text: string(), number: number() }));

const data = object({ items, groups: array(object({ title: string(), items })) });

type Checklist = { intro: string; fileName: string; groups: readonly TickGroup[] };

export type ChecklistUnit = GeneratorUnit & { groups: readonly TickGroup[] };

/** A checklist: groups on the screen, in the document one flat list or the groups, as its template likes. */
export function defineChecklist({ groups, ...frame }: Checklist): ChecklistUnit {
  const unit = defineGenerator({
    ...frame,
    input,
    data,
    /**
     * The ticked items in the order of the list (specification, section 5: an empty list is a list
     * too): flat, and once more by group, for templates that print the groups' titles. A group
     * without a ticked item is left out, and so is an id that the list does not know. Throws nothing.
     */
    toDocument({ ticked }) {
      const tickedGroups = groups.map(({ legend, items }) => ({
        title: legend,
        items: items.filter(({ id }) => ticked.includes(id)).map(({ text }) => ({ text })),
      }));
      return {
        items: numbered(tickedGroups.flatMap((group) => group.items)),
        groups: tickedGroups
          .filter((group) => group.items.length > 0)
          .map(({ title, items }) => ({ title, items: numbered(items) })),
      };
    },
    // biome-ignore lint/correctness/noComponentHookFactories: made once for each list, when its module loads
    Form: (props) => <ChecklistForm groups={groups} {...props} />,
  });
  return { ...unit, groups };
}
