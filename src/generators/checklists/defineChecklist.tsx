import {
  array,
  boolean,
  fallback,
  type InferOutput,
  number,
  object,
  pipe,
  regex,
  string,
  transform,
} from 'valibot';
import { ChecklistForm } from '../../ui/ChecklistForm';
import { printedCount } from '../../ui/formLimits';
import { checkHint } from '../calendarDay';
import { camp } from '../camp';
import type { Definition } from '../contract';
import { byName, inHalves, numbered, withLastWordsTogether } from '../data';
import { defineGenerator } from '../defineGenerator';
import { chosenPoints, type Group, idsIn, ownPoints, readGroups, ticks } from '../points';

/** `ticked` holds ids in any order; the `place` of an own point is the id of its group. */
const input = object({ camp, ticked: ticks, own: ownPoints, extras: ticks });

type Input = InferOutput<typeof input> & { signatureCount?: string };

type Ticks<Data extends object> = Pick<
  Definition<Input, Data>,
  'intro' | 'fileName' | 'options' | 'data'
> & {
  /** The groups as text; see `points.ts`. */
  content: string;
  /** Usual selections, one a line: a label, two spaces, and the ids that most camps of this kind tick. */
  usual?: string;
  /** The usual number of signatures, in digits; `undefined` for a list that nobody signs. */
  signatureCount?: string;
  /** Makes the data of the groups that have a point, in their order; `wants` is true for an option that is ticked. */
  print: (
    groups: ReturnType<typeof chosenPoints>,
    wants: (option: string) => boolean,
    input: Input,
  ) => Data;
};

/** Makes a generator whose points stand in groups and can be ticked. */
export function defineTicks<Data extends object>({
  content,
  usual = '',
  signatureCount,
  print,
  ...frame
}: Ticks<Data>) {
  const groups = readGroups(content);
  const ids = idsIn(groups);
  const choices = readChoices(usual, ids);
  return defineGenerator({
    ...frame,
    groups,
    linkable: true,
    input: signatureCount
      ? object({ ...input.entries, signatureCount: fallback(from1To200, signatureCount) })
      : input,
    hints: (input) => tooLongForPoster(groups, input),
    // About as many points as a usual camp ticks.
    typical: async () => ({ ticked: ids.filter((_, index) => index % 2 === 0) }),
    /** Unknown ids are left out (specification, section 5). Throws nothing. */
    toDocument: (input) =>
      print(chosenPoints(groups, input), (option) => input.extras.includes(option), input),
    // biome-ignore lint/correctness/noComponentHookFactories: made once for each list, when its module loads
    Form: (props) => <ChecklistForm groups={groups} usual={choices} {...props} />,
  });
}

/** @throws Error for an id that is not in the list */
function readChoices(table: string, known: readonly string[]) {
  return table.split('\n').flatMap((line) => {
    const [label = '', listed = ''] = line.split('  ');
    const ids = listed.split(' ');
    if (label && !ids.every((id) => known.includes(id))) throw new Error(`no items: ${line}`);
    return label ? [{ label, checked: true, ids }] : [];
  });
}

/** The lines of a poster that stand on one page in every look, in its smallest letters, and the letters of a line. */
const [posterLines, posterLine] = [33, 65];

function tooLongForPoster(groups: readonly Group[], { extras, ...chosen }: Input) {
  const hasTitles = extras.includes('headings');
  const lines = chosenPoints(groups, chosen)
    .flatMap(({ title, points }) => [hasTitles ? title : '', ...points.map(({ text }) => text)])
    .map(({ length }) => Math.ceil(length / posterLine))
    // A header to fill in is as high as five lines.
    .reduce((sum, count) => sum + count, extras.includes('header') ? 5 : 0);
  const text =
    'Zum Aufhängen: So viel Text hat je nach Aussehen nicht auf einem Blatt Platz. Kürzer wird er mit weniger Punkten und ohne Zwischentitel.';
  return checkHint(extras.includes(poster.id) && lines > posterLines, text, poster.id);
}

/** A typed count from 1 to 200. */
const from1To200 = pipe(string(), transform(printedCount), regex(/^(?:[1-9]\d?|1\d\d|200)$/));

/**
 * `comesHome` is false for items that stay in the camp or were never packed: such items have no box for the way back.
 */
const items = array(object({ text: string(), number: number(), comesHome: boolean() }));
const groups = array(object({ title: string(), items }));

const optionNames = [
  'headings',
  'boxes',
  'return',
  'questions',
  'poster',
  'header',
  'signatures',
] as const;

/** Every checklist has the same data. */
const data = object({
  items,
  groups,
  ...byName(optionNames, boolean),
  leftGroups: groups,
  rightGroups: groups,
  signatureRows: array(object({ number: number() })),
});

type Checklist = Omit<Ticks<object>, 'data' | 'print'> & {
  /** The ids of items and groups that nobody takes home again. */
  oneWay?: readonly string[];
};

/**
 * A checklist. The form shows groups. The data offers the ticked items three times, for the template to choose from:
 * as one list in the order of the form, by group, and by group in two columns.
 */
export function defineChecklist({ options = [], oneWay = [], ...list }: Checklist) {
  return defineTicks({
    ...list,
    options: [
      // Subheadings make sense with two groups or more.
      ...(list.content.split('# ').length > 2
        ? [{ id: 'headings', text: 'Mit Zwischentiteln' }]
        : []),
      ...options,
    ],
    data,
    print(printed, wants, { signatureCount }) {
      const typeset = wants('poster') ? withLastWordsTogether : (text: string) => text;
      const groups = printed.map(({ group, title, points }) => ({
        title,
        items: numbered(
          points.map(({ id, text }) => ({
            text: typeset(text),
            comesHome: !oneWay.includes(id) && !oneWay.includes(group),
          })),
        ),
      }));
      const [leftGroups, rightGroups] = inHalves(groups, ({ items }) => items);
      return {
        items: numbered(groups.flatMap(({ items }) => items)),
        groups,
        leftGroups,
        rightGroups,
        ...byName(optionNames, wants),
        // A row of the template has room for three signatures.
        signatureRows: numbered(Array(Math.ceil(Number(signatureCount ?? 24) / 3)).fill({})),
      };
    },
  });
}

/** The option for lists that hang on a wall. */
export const poster = { id: 'poster', text: 'Zum Aufhängen: grosse Schrift' };
