import {
  array,
  boolean,
  type GenericSchema,
  type InferOutput,
  number,
  object,
  optional,
  string,
} from 'valibot';
import { ChecklistForm } from '../../ui/ChecklistForm';
import type { Extra } from '../../ui/Extras';
import type { TickGroup } from '../../ui/TickGroup';
import { camp } from '../camp';
import type { Generator } from '../contract';
import { defineGenerator } from '../defineGenerator';
import { enteredTicks } from '../enteredTicks';
import { everySecond } from '../everySecond';
import { extras } from '../extras';
import { inHalves } from '../inHalves';
import { withLastWordsTogether } from '../noBreaks';
import { numbered } from '../numbered';
import { ownPoints, ownTextsBy, placeOf } from '../ownPoints';
import { signatureRows, signers } from './signatureRows';

type Input = InferOutput<typeof input> & { signatureCount?: string | undefined };

/** The ids of the ticked items, in any order; own points stand at the id of their group. */
const input = object({ camp, ticked: optional(array(string()), []), own: ownPoints, extras });

/** Who asks how many sign, holds it as typed. */
function inputOf(signatureCount: string): GenericSchema<unknown, Input> {
  if (!signatureCount) return input;
  return object({ ...input.entries, signatureCount: optional(string(), signatureCount) });
}

/** What stays where it was brought, or was never packed, has no box for the way back. */
const items = array(object({ text: string(), number: number(), comesHome: boolean() }));
const groups = array(object({ title: string(), items }));

/** Every checklist has the same data. */
const data = object({
  items,
  groups,
  headings: boolean(),
  boxes: boolean(),
  return: boolean(),
  questions: boolean(),
  poster: boolean(),
  leftGroups: groups,
  rightGroups: groups,
  header: boolean(),
  signatures: boolean(),
  signatureRows: array(object({ number: number() })),
});

type Checklist = {
  intro: string;
  fileName: string;
  groups: readonly TickGroup[];
  extras?: readonly Extra[];
  /** How many usually sign together, in digits; empty where nobody is asked. */
  signatureCount?: string;
};

export type ChecklistGenerator = Generator & { groups: readonly TickGroup[] };

/** A checklist: groups on the screen, in the document one flat list or the groups, as its template likes. */
export function defineChecklist({
  groups,
  extras = [],
  signatureCount = '',
  ...frame
}: Checklist): ChecklistGenerator {
  const places = groups.map(({ id, legend }) => placeOf({ title: legend, ...(id && { id }) }));
  const ids = groups.flatMap(({ items }) => items.map(({ id }) => id));
  const generator = defineGenerator({
    ...frame,
    ids,
    places,
    extras: [...(groups.length > 1 ? [headings] : []), ...extras],
    linkable: true,
    input: inputOf(signatureCount),
    data,
    printedInput: ({ signatureCount: typed, ...input }) =>
      typed === undefined ? input : { ...input, signatureCount: signers(typed, signatureCount) },
    typical: async () => ({ ticked: everySecond(ids) }),
    /**
     * The ticked items in the order of the list (specification, section 5: an empty list is a list
     * too), the own points at the end of their group: flat, once more by group, and the groups in two
     * columns. A group without an item is left out, and so is an id that the list does not know.
     * Throws nothing.
     */
    toDocument({ ticked, own, extras, signatureCount: typed }) {
      const ownTexts = ownTextsBy(places, own);
      const wants = (id: string) => extras.includes(id);
      const typeset = wants('poster') ? withLastWordsTogether : (text: string) => text;
      const printedGroups = groups.flatMap(({ legend, items, id = legend, oneWay = false }) => {
        const given = items.filter(({ id }) => ticked.includes(id));
        const own = ownTexts(id).map((text) => ({ text, oneWay }));
        const printed = [...given, ...own].map(({ text, oneWay: isOneWay = oneWay }) => ({
          text: typeset(text),
          comesHome: !isOneWay,
        }));
        return printed.length > 0 ? [{ title: legend, items: numbered(printed) }] : [];
      });
      const [leftGroups, rightGroups] = inHalves(printedGroups, ({ items }) => items);
      return {
        items: numbered(printedGroups.flatMap((group) => group.items)),
        groups: printedGroups,
        headings: wants('headings'),
        boxes: wants('boxes'),
        return: wants('return'),
        questions: wants('questions'),
        poster: wants('poster'),
        leftGroups,
        rightGroups,
        header: wants('header'),
        signatures: wants('signatures'),
        signatureRows: signatureRows(typed ?? '', signatureCount || '24'),
      };
    },
    // biome-ignore lint/correctness/noComponentHookFactories: made once for each list, when its module loads
    Form: ({ readInput, ...props }) => (
      <ChecklistForm groups={groups} read={enteredTicks(readInput)} {...props} />
    ),
  });
  return { ...generator, groups };
}

const headings: Extra = { id: 'headings', text: 'Mit Zwischentiteln' };

/** For lists that hang on a wall. */
export const poster: Extra = { id: 'poster', text: 'Zum Aufhängen: in grosser Schrift' };
