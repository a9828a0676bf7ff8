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
import type { Option } from '../../ui/Options';
import { checkHint } from '../calendarDay';
import { camp } from '../camp';
import type { Counted, Definition } from '../contract';
import { byName, splitIntoColumns, withLastWordsTogether, withNumbers } from '../data';
import { defineGenerator } from '../defineGenerator';
import { chosenPoints, type Group, idsIn, ownPoints, readGroups, ticks } from '../points';

/** The schema of the input. `ticked` holds ids in any order. The `place` of an own point is the id of its group. */
const input = object({ camp, ticked: ticks, own: ownPoints, extras: ticks });

type Input = InferOutput<typeof input> & { signatureCount?: string };

type PointList<Data extends object> = Pick<
  Definition<Input, Data>,
  'intro' | 'fileName' | 'options' | 'data'
> & {
  /** The groups as text; see `readGroups`. */
  content: string;
  /** Usual selections, one per line: a label, two spaces, and the ids of the points that the selection ticks. */
  usual?: string;
  /** The usual number of signatures, in digits. A list that nobody signs omits this number. */
  signatureCount?: string;
  /** The options with which the document prints the titles of the groups. By default, the titles are always printed. */
  titledBy?: readonly string[];
  /** The noun for the points that the page counts, in the singular and the plural. */
  counted?: Counted;
  /**
   * Makes the data of the groups that have a ticked or own point, in the order of the form. `wants` returns true for
   * the id of a ticked option, and for each condition in the `brings` of a ticked option.
   */
  print: (
    groups: ReturnType<typeof chosenPoints>,
    wants: (option: string) => boolean,
    input: Input,
  ) => Data;
};

/** Makes a generator for points that can be ticked and are divided into groups. */
export function definePointList<Data extends object>({
  content,
  usual = '',
  signatureCount,
  titledBy,
  counted = ['Punkt', 'Punkte'],
  print,
  ...frame
}: PointList<Data>) {
  const groups = readGroups(content);
  const ids = idsIn(groups);
  const choices = readChoices(usual, ids);
  return defineGenerator({
    ...frame,
    groups,
    counted,
    linkable: true,
    input: signatureCount
      ? object({ ...input.entries, signatureCount: fallback(from1To200, signatureCount) })
      : input,
    hints: (input) => tooLongForPoster(groups, input),
    // Every second point is ticked, because a usual camp ticks about half of the points.
    typical: async () => ({ ticked: ids.filter((_, index) => index % 2 === 0) }),
    /** Makes the data of an input. Unknown ids are left out (specification, section 5). Throws nothing. */
    toDocument: (input) =>
      print(chosenPoints(groups, input), (option) => input.extras.includes(option), input),
    // biome-ignore lint/correctness/noComponentHookFactories: each list makes this component only once
    Form: (props) => (
      <ChecklistForm groups={groups} usual={choices} titledBy={titledBy} {...props} />
    ),
  });
}

/**
 * Reads the table `usual`.
 *
 * @throws Error for an id that is no point of the list
 */
function readChoices(table: string, known: readonly string[]) {
  return table.split('\n').flatMap((line) => {
    const [label = '', listed = ''] = line.split('  ');
    const ids = listed.split(' ');
    if (label && !ids.every((id) => known.includes(id))) throw new Error(`no items: ${line}`);
    return label ? [{ label, ids }] : [];
  });
}

/**
 * The number of lines of a poster that fit on one page, and the number of letters that fit into a line. Both numbers
 * hold for every look when the poster is printed with its smallest letters.
 */
const [posterLines, posterLineLength] = [33, 65];

function tooLongForPoster(groups: readonly Group[], { extras, ...chosen }: Input) {
  const hasTitles = extras.includes('headings');
  const lines = chosenPoints(groups, chosen)
    .flatMap(({ title, points }) => [hasTitles ? title : '', ...points.map(({ text }) => text)])
    .map(({ length }) => Math.ceil(length / posterLineLength))
    // The header to fill in is as high as five lines.
    .reduce((sum, count) => sum + count, extras.includes('header') ? 5 : 0);
  const text =
    'Zum Aufhängen: So viel Text hat je nach Aussehen nicht auf einem Blatt Platz. Kürzer wird er mit weniger Punkten und ohne Zwischentitel.';
  return checkHint(extras.includes(poster.id) && lines > posterLines, text, poster.id);
}

/** The schema of a typed count from 1 to 200. */
const from1To200 = pipe(string(), transform(printedCount), regex(/^(?:[1-9]\d?|1\d\d|200)$/));

/**
 * The schema of the points of a list. `comesHome` is false for an item that nobody takes home from the camp, e.g. for a
 * picnic. Such an item has no box for the way back.
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

/** The schema of the data of every checklist. */
const data = object({
  items,
  groups,
  ...byName(optionNames, boolean),
  leftGroups: groups,
  rightGroups: groups,
  signatureRows: array(object({ number: number() })),
});

type Checklist = Omit<PointList<object>, 'data' | 'print' | 'titledBy'> & {
  /** The ids of items that nobody takes home from the camp, and of groups with only such items. */
  oneWay?: readonly string[];
};

/**
 * Makes the generator of a checklist. The form shows the points in groups. The data holds the chosen points three
 * times: as one list in the order of the form, by group, and by group in two columns. The template decides which of the
 * three is printed.
 */
export function defineChecklist({ options: ofList = [], oneWay = [], ...list }: Checklist) {
  // A list with a single group needs no subheadings.
  const hasGroups = list.content.split('# ').length > 2;
  const options = [...(hasGroups ? [headings] : []), ...ofList];
  return definePointList({
    ...list,
    options,
    titledBy: options.filter(bringsHeadings).map(({ id }) => id),
    data,
    print(printed, wants, { signatureCount }) {
      const typeset = wants('poster') ? withLastWordsTogether : (text: string) => text;
      const groups = printed.map(({ group, title, points }) => ({
        title,
        items: withNumbers(
          points.map(({ id, text }) => ({
            text: typeset(text),
            comesHome: !oneWay.includes(id) && !oneWay.includes(group),
          })),
        ),
      }));
      const [leftGroups, rightGroups] = splitIntoColumns(groups, ({ items }) =>
        items.map(({ text }) => text),
      );
      return {
        items: withNumbers(groups.flatMap(({ items }) => items)),
        groups,
        leftGroups,
        rightGroups,
        ...byName(optionNames, wants),
        // A row of the template has room for three signatures.
        signatureRows: withNumbers(Array(Math.ceil(Number(signatureCount ?? 24) / 3)).fill({})),
      };
    },
  });
}

const headings = { id: 'headings', text: 'Mit Zwischentiteln' };

function bringsHeadings({ id, brings = [] }: Option) {
  return [id, ...brings].includes(headings.id);
}

/** The noun for the points of a list of rules. */
export const rules = ['Regel', 'Regeln'] as const;

/** The option for a list that hangs on a wall. */
export const poster = { id: 'poster', text: 'Zum Aufhängen: grosse Schrift' };
