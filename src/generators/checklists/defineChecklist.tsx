import { array, object, optional, string } from 'valibot';
import { ChecklistForm } from '../../ui/ChecklistForm';
import type { TickGroup } from '../../ui/TickGroup';
import { defineGenerator, type GeneratorUnit } from '../defineGenerator';

/** The ids of the ticked items, in any order. */
const input = object({ ticked: optional(array(string()), []) });

const data = object({ items: array(object({ text: string() })) });

type Checklist = { intro: string; fileName: string; groups: readonly TickGroup[] };

export type ChecklistUnit = GeneratorUnit & { groups: readonly TickGroup[] };

/** A checklist: groups on the screen, one flat list in the document. */
export function defineChecklist({ groups, ...frame }: Checklist): ChecklistUnit {
  const unit = defineGenerator({
    ...frame,
    input,
    data,
    /**
     * The ticked items in the order of the list, whatever their group (specification, section 5: an
     * empty list is a list too). Unknown ids are left out.
     */
    toDocument: ({ ticked }) => ({
      items: groups
        .flatMap((group) => group.items)
        .filter((item) => ticked.includes(item.id))
        .map(({ text }) => ({ text })),
    }),
    // biome-ignore lint/correctness/noComponentHookFactories: made once for each list, when its module loads
    Form: (props) => <ChecklistForm groups={groups} {...props} />,
  });
  return { ...unit, groups };
}
