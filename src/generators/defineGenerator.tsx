import { type ComponentProps, useState } from 'react';
import { type Option, Options, type OptionsStart } from '../ui/Options';
import { CampFold } from './CampFields';
import { existingDay, printDay } from './calendarDay';
import { type Camp, campOfTexts, withCamp } from './camp';
import type { Definition, Generator, ReadInput } from './contract';
import { fieldsOf, withNoBreaks } from './data';
import { idsIn, withKnownGroups } from './points';
import { campFields, printCamp } from './printCamp';
import { readInput } from './readInput';

/** The names that every template may use in addition to the data of its generator. */
const sharedFields = { ...campFields, madeOn: 'free', pageNumbers: 'condition' } as const;

/**
 * Makes a generator of a definition. Omitted members get their defaults. The form gets fields for the options and the
 * camp, and the data gets the data of the camp.
 */
export function defineGenerator<Input extends OptionsStart & { camp: Camp }, Data extends object>(
  definition: Definition<Input, Data>,
): Generator {
  const {
    groups = [],
    ids = idsIn(groups),
    places = groups,
    buttonLabel = 'Dokument generieren',
    campOfForm = [],
    campInDocument,
    options = [],
    input: schema,
    data,
    fileName,
    printedInput,
    toDocument,
    progress,
    typical,
    Form: OwnForm,
    ...frame
    // The cast is safe, because the functions of the definition only get inputs that `read` returned, or changed copies
    // of such inputs with the same shape.
  } = definition as unknown as Definition<ReadInput, object>;

  /**
   * Makes an input of JSON. Unknown ids of points and options are left out, and own points of unknown groups are moved.
   */
  function read(json: unknown) {
    const input = readInput(schema, withCamp(json));
    const { ticked, extras: wantedOptions, own } = input;
    return {
      ...input,
      // Ticks are put into the order of the list, so that the order of ticking has no effect on a document.
      ...(ticked && { ticked: ids.filter((id) => ticked.includes(id)) }),
      extras: options.map(({ id }) => id).filter((id) => wantedOptions.includes(id)),
      own: withKnownGroups(own, places),
    };
  }

  // biome-ignore lint/correctness/noComponentHookFactories: each generator makes this component only once
  function Form({ start, children, ...events }: ComponentProps<Generator['Form']>) {
    const [first] = useState(start);
    return (
      <OwnForm
        start={first}
        // Texts and rows need no conversion, because the form fields have the names of the fields in the input.
        read={({ texts, rows, ...points }) =>
          read({ ...rows, ...texts, ...points, camp: campOfTexts(texts) })
        }
        options={<Options options={options} start={first} />}
        {...events}
      >
        <CampFold start={first.camp} asked={campOfForm} />
        {children}
      </OwnForm>
    );
  }

  return {
    ...frame,
    groups,
    ids,
    places,
    buttonLabel,
    options: new Map(options.map(({ id, text }) => [id, text])),
    optionTexts: (condition) =>
      options.filter((option) => conditionsOf(option).includes(condition)).map(({ text }) => text),
    fields: { ...sharedFields, ...fieldsOf(data) },
    campOfForm,
    readInput: read,
    printedInput(input) {
      const { camp } = input;
      const days = {
        startDate: existingDay(camp.startDate),
        endDate: existingDay(camp.endDate),
      };
      const withExistingDays = { ...input, camp: { ...camp, ...days } };
      return printedInput?.(withExistingDays) ?? withExistingDays;
    },
    toDocument(input, context) {
      const conditions = options
        .filter(({ id }) => input.extras.includes(id))
        .flatMap(conditionsOf);
      return withNoBreaks({
        ...printCamp(input.camp, context, campInDocument),
        madeOn: printDay(context.today, context),
        pageNumbers: context.inFolder === true,
        ...toDocument({ ...input, extras: conditions }, context),
      });
    },
    fileName: typeof fileName === 'string' ? () => fileName : fileName,
    // Each ticked point and each own point is a finished step. Without points to tick, `total` is 0.
    progress:
      progress ??
      (({ ticked = [], own }) => ({
        done: ticked.length + own.length,
        total: ids.length && ids.length + own.length,
      })),
    typical: async () => read(await typical()),
    Form,
  };
}

function conditionsOf({ id, brings = [] }: Option) {
  return [id, ...brings];
}
