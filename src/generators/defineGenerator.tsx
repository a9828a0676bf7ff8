import { type ComponentProps, useState } from 'react';
import type { Fields } from '../document/fields';
import { type Extra, Extras, type ExtrasStart } from '../ui/Extras';
import { CampFold } from './CampFields';
import { existingDay, printDay } from './calendarDay';
import { type Camp, withCamp } from './camp';
import type { Definition, Generator, Progress, ReadInput } from './contract';
import { fieldsOf } from './fieldsOf';
import { withNoBreaks } from './noBreaks';
import { settleOwnPoints } from './ownPoints';
import { campFields, printCamp } from './printCamp';
import { readInput } from './readInput';

/** What every template may print. */
const sharedFields = { ...campFields, madeOn: 'free', pageNumbers: 'condition' } satisfies Fields;

/** Makes of a definition what page, command line and tests hold. */
export function defineGenerator<Input extends ExtrasStart & { camp: Camp }, Data extends object>(
  definition: Definition<Input, Data>,
): Generator {
  const { hints, progress, lastYear, calendarFile, fileName, alone } = definition;
  const { intro, linkable, groups = [] } = definition;
  const { ids = groups.flatMap(({ items }) => items.map(({ id }) => id)), places = groups } =
    definition;
  const { buttonLabel = 'Dokument generieren', campOfForm = [], extras = [] } = definition;
  const read = (json: unknown) => readInput(definition.input, withCamp(json));
  // Page, command line and tests have no input but what `read` gave them.
  const outside = (input: Input) => input as unknown as ReadInput;
  const inside = (input: ReadInput) => input as unknown as Input;

  // biome-ignore lint/correctness/noComponentHookFactories: made once for each generator, when its module loads
  function Form({ start, onInput, onGenerate, children }: ComponentProps<Generator['Form']>) {
    const [first] = useState(() => inside(start));
    return (
      <definition.Form
        start={first}
        readInput={read}
        onInput={(input, isHalfTyped) => onInput(outside(input), isHalfTyped)}
        onGenerate={(input) => onGenerate(outside(input))}
      >
        <CampFold start={first.camp} asked={campOfForm} />
        <Extras extras={extras} start={first} />
        {children}
      </definition.Form>
    );
  }

  return {
    intro,
    ids,
    places,
    groups,
    linkable,
    buttonLabel,
    extras: new Map(extras.map(({ id, text }) => [id, text])),
    extraTexts: (condition) =>
      extras.filter((extra) => conditionsOf(extra).includes(condition)).map(({ text }) => text),
    fields: { ...sharedFields, ...fieldsOf(definition.data) },
    campOfForm,
    readInput: (json) => outside(read(json)),
    printedInput(input) {
      const { camp, ticked, extras: wanted, own } = input;
      const known = {
        ...inside(input),
        camp: {
          ...camp,
          startDate: existingDay(camp.startDate),
          endDate: existingDay(camp.endDate),
        },
        // In the order of the list, since that of the ticks is not printed.
        ...(ticked && { ticked: ids.filter((id) => ticked.includes(id)) }),
        extras: extras.map(({ id }) => id).filter((id) => wanted.includes(id)),
        own: settleOwnPoints(own, places).settled,
      };
      return outside(definition.printedInput?.(known) ?? known);
    },
    toDocument(input, options) {
      // One that the page does not offer never holds: opening an input leaves it out too.
      const wanted = extras.filter(({ id }) => input.extras.includes(id)).flatMap(conditionsOf);
      return withNoBreaks({
        ...printCamp(input.camp, options, definition.campInDocument),
        madeOn: printDay(options.today, options),
        pageNumbers: options.inFolder === true,
        ...definition.toDocument({ ...inside(input), extras: wanted }, options),
      });
    },
    fileName: (input) => (typeof fileName === 'string' ? fileName : fileName(inside(input))),
    alone: alone && { ...alone, fileName: (input) => alone.fileName(inside(input)) },
    hints: hints && ((input, options) => hints(inside(input), options)),
    progress: (input) => progress?.(inside(input)) ?? ticksOf(ids, input),
    typical: async () => outside(read(await definition.typical())),
    lastYear: lastYear && {
      isPast: (input, today) => lastYear.isPast(inside(input), today),
      shiftedByAYear(input, today) {
        const shifted = lastYear.shiftedByAYear(inside(input), today);
        return shifted && { ...shifted, input: outside(shifted.input) };
      },
      toCheck: (input) => lastYear.toCheck(inside(input)),
    },
    calendarFile: calendarFile && ((input, now) => calendarFile(inside(input), now)),
    Form,
  };
}

function conditionsOf({ id, brings = [] }: Extra): string[] {
  return [id, ...brings];
}

/** Own points count like those of the list. */
function ticksOf(ids: readonly string[], { ticked = [], own }: ReadInput): readonly Progress[] {
  if (ids.length === 0) return [];
  const done = ticked.filter((id) => ids.includes(id)).length;
  return [{ done: done + own.length, total: ids.length + own.length }];
}
