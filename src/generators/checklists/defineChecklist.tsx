import { fallback, type InferOutput, object, pipe, regex, string, transform } from 'valibot';
import type { Fields } from '../../document/fields';
import { ChecklistForm } from '../../ui/ChecklistForm';
import { printedCount } from '../../ui/formLimits';
import { checkHint, noPointsHint } from '../calendarDay';
import { camp } from '../camp';
import type { Definition } from '../contract';
import { byName, type DataOf, splitIntoColumns, withNumbers } from '../data';
import { conditionsOf, defineGenerator } from '../defineGenerator';
import {
  chosenPoints,
  type Group,
  idsIn,
  ownPoints,
  readGroups,
  ticks,
  usualPlaceIn,
} from '../points';

/**
 * The schema of the input. `ticked` holds the ids of points in any order. The `place` of an own point is the id of a
 * group.
 */
const inputSchema = object({ camp, ticked: ticks, own: ownPoints, extras: ticks });

type Input = InferOutput<typeof inputSchema> & { signatureCount?: string };

/**
 * The fields of the printed points. `comesHome` is false for a thing that nobody takes home from the camp, e.g. a
 * picnic. The point of such a thing has no box for the way back.
 */
const point = { text: 'value', number: 'position', comesHome: 'condition' } as const;
const group = { title: 'value', items: point } as const;

const optionNames = [
  'headings',
  'boxes',
  'return',
  'questions',
  'poster',
  'header',
  'signatures',
] as const;

/** The fields of each checklist without `named`. */
const usualFields = {
  items: point,
  groups: group,
  ...byName(optionNames, () => 'condition' as const),
  leftGroups: group,
  rightGroups: group,
  signatureRows: { number: 'position' },
} as const;

type Checklist = Pick<Definition<Input, Fields>, 'intro' | 'fileName' | 'counted'> & {
  /** The groups and their points as text; see `readGroups`. */
  content: string;
  /**
   * The options, one per line. A line has a label, two spaces, and ids. The first id is the id of the option. The
   * remaining ids are the conditions that the option brings (`brings`).
   */
  options?: string;
  /**
   * The buttons for usual selections, one per line. A line has a label, two spaces, and the ids of the points that the
   * button ticks. `+Helm` ticks the suggestion that begins with «Helm».
   */
  usual?: string;
  /** The usual number of signatures, in digits. A checklist that nobody signs omits this number. */
  signatureCount?: string;
  /** The ids of points, and of whole groups, with things that nobody takes home from the camp. */
  oneWay?: readonly string[];
  /**
   * Only for a checklist whose template has other tags than `usualFields`. This template always prints the titles of
   * the groups.
   */
  named?: {
    fields: Fields;
    /**
     * Makes the data of this template. `wants` is true for the id of a ticked option, and for each condition that the
     * option brings.
     */
    print: (list: DataOf<typeof usualFields>, wants: (option: string) => boolean) => DataOf<Fields>;
  };
};

/**
 * Makes the generator of a checklist. The form shows the points in groups. The data holds the chosen points three
 * times. The template prints one of the three:
 *
 * - `items`: all points in the order of the form
 * - `groups`: the points by group
 * - `leftGroups` and `rightGroups`: the groups in two columns
 *
 * @throws Error when `usual` names an unknown point or suggestion
 */
export function defineChecklist({
  content,
  usual = '',
  signatureCount,
  options: ofList = '',
  oneWay = [],
  named,
  counted = ['Punkt', 'Punkte'],
  ...frame
}: Checklist) {
  const groups = readGroups(content);
  const ids = idsIn(groups);
  const suggestions = groups.flatMap((group) => group.suggestions);
  const choices = readLabelledIds(usual).map(({ label, ids: listed }) => {
    // The form reads its ticked points in the order of `ids`. The form compares these points with `chosen`. So `chosen`
    // has the same order.
    const chosen = ids.filter((id) => listed.includes(id));
    const own = suggestions.filter((text) => listed.some((one) => `+${text}`.startsWith(one)));
    if (chosen.length + own.length < listed.length) throw new Error(`no items: ${label}`);
    return { label, ids: chosen, own };
  });
  const first = choices[0]?.label ?? 'Alle auswählen';
  // «Mit Zwischentiteln» would change nothing in a checklist with one group. A `named` template prints the titles
  // always.
  const headings = groups.length > 1 && !named ? 'Mit Zwischentiteln  headings\n' : '';
  const options = readLabelledIds(headings + ofList).map(
    ({ label: text, ids: [id = '', ...brings] }) => ({
      id,
      text,
      brings,
      ...(id === 'signatures' && signatureCount && { count: 'Wie viele unterschreiben?' }),
    }),
  );

  /** Makes the data of an input. Throws nothing. */
  function toDocument({ extras, signatureCount = '24', ...chosen }: Input) {
    const wants = (option: string) => extras.includes(option);
    const printed = chosenPoints(groups, chosen).map(({ group, title, points }) => ({
      title,
      items: withNumbers(
        points.map(({ id, text }) => ({
          // A poster has large letters. The no-break space keeps the last two words of a point in one line.
          text: wants('poster') ? text.replace(/ (?=\S+$)/, '\u00a0') : text,
          comesHome: !oneWay.includes(id) && !oneWay.includes(group),
        })),
      ),
    }));
    const [leftGroups, rightGroups] = splitIntoColumns(printed, ({ items }) =>
      items.map(({ text }) => text),
    );
    const list = {
      items: withNumbers(printed.flatMap(({ items }) => items)),
      groups: printed,
      leftGroups,
      rightGroups,
      ...byName(optionNames, wants),
      // A row of the template has room for three signatures.
      signatureRows: withNumbers(Array(Math.ceil(Number(signatureCount) / 3)).fill({})),
    };
    return named?.print(list, wants) ?? list;
  }

  return defineGenerator({
    ...frame,
    counted,
    groups,
    options,
    linkable: true,
    input: signatureCount
      ? object({ ...inputSchema.entries, signatureCount: fallback(from1To200, signatureCount) })
      : inputSchema,
    fields: named?.fields ?? usualFields,
    hints: (input) => [
      ...noPointsHint(
        input,
        `${counted[1]}: «${choices[1] ? 'Übliche Auswahl ' : ''}${first}»`,
        first,
      ),
      ...tooLongForPoster(groups, input),
    ],
    usual: (_, type) => ({
      ticked: (choices.find(({ label }) => label === type) ?? choices[0])?.ids ?? ids,
    }),
    // A usual camp ticks about half of the points. So the example ticks every second point.
    typical: async () => ({ ticked: ids.filter((_, index) => index % 2 === 0) }),
    toDocument,
    // biome-ignore lint/correctness/noComponentHookFactories: each list makes this component only once
    Form: (props) => (
      <ChecklistForm
        groups={groups}
        usual={choices}
        placeWith={(extras) =>
          (named ||
            options.some(
              (option) => extras.includes(option.id) && conditionsOf(option).includes('headings'),
            )) &&
          usualPlaceIn(groups)
        }
        {...props}
      />
    ),
  });
}

/**
 * The number of lines on a page of a poster, and the number of letters in a line. This much text fits in every look,
 * once the letters are as small as a poster allows.
 */
const [posterLines, posterLineLength] = [33, 65];

function tooLongForPoster(groups: readonly Group[], { extras, ...chosen }: Input) {
  const lines = chosenPoints(groups, chosen)
    .flatMap(({ title, points }) => [
      extras.includes('headings') ? title : '',
      ...points.map(({ text }) => text),
    ])
    .reduce(
      (sum, { length }) => sum + Math.ceil(length / posterLineLength),
      // The option `header` prints blank lines to fill in, which are as high as five lines of text.
      extras.includes('header') ? 5 : 0,
    );
  return checkHint(
    extras.includes('poster') && lines > posterLines,
    'Zum Aufhängen: So viel Text hat je nach Aussehen nicht auf einem Blatt Platz. Kürzer wird er mit weniger Punkten und ohne Zwischentitel.',
    'poster',
  );
}

/** The schema of a typed count from 1 to 200. */
const from1To200 = pipe(string(), transform(printedCount), regex(/^(?:[1-9]\d?|1\d\d|200)$/));

/** The noun for the points of a list of rules. */
export const rules = ['Regel', 'Regeln'] as const;

/** The option for a list that hangs on a wall. */
export const poster = 'Grosse Schrift zum Aufhängen  poster';

/** Reads a table. Each line has a label, two spaces, and ids with a space between them. */
function readLabelledIds(table: string) {
  return (table.match(/.+/g) ?? []).map((line) => {
    const [label = '', ids = ''] = line.split('  ');
    return { label, ids: ids.split(' ') };
  });
}
