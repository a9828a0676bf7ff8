import { useState } from 'react';
import type { Fields } from '../document/fields';
import { type Option, Options, type OptionsStart } from '../ui/Options';
import { CampFold } from './CampFields';
import { existingDay, printDay } from './calendarDay';
import { type Camp, type CampType, campOfTexts, withCamp } from './camp';
import type { Definition, FormProps, PrintContext, ReadInput } from './contract';
import { withNoBreaks } from './data';
import { idsIn, withKnownGroups } from './points';
import { campFields, printCamp } from './printCamp';
import { readInput } from './readInput';

export type Generator = ReturnType<typeof defineGenerator>;

/**
 * Makes a generator of a definition. Omitted members get their defaults. The form gets fields for the options and the
 * camp. The data gets the fields `madeOn` and `pageNumbers`, and the fields of the camp (`campFields`).
 */
export function defineGenerator<
  Input extends OptionsStart & { camp: Camp },
  const Names extends Fields,
>(definition: Definition<Input, Names>) {
  const {
    groups,
    buttonLabel = 'Dokument generieren',
    campOfForm = [],
    campInDocument,
    options = [],
    input: schema,
    fields,
    fileName,
    printedInput = (input) => input,
    toDocument,
    usual = () => ({}),
    typical,
    Form: OwnForm,
    ...frame
    // The cast is safe. The functions of the definition get only inputs that `read` has returned, or copies of these
    // inputs.
  } = definition as unknown as Definition<ReadInput, Fields>;
  const ids = idsIn(groups);

  /**
   * Reads an input from the JSON of a form, a file or a link. Unknown ids of points and options are left out. A day of
   * the camp that does not exist becomes empty. Own points of unknown groups are moved to the last group. `read({})`
   * returns the empty input.
   *
   * @throws InputError when the JSON does not have the shape of an input
   */
  function read(json: unknown): ReadInput {
    const input = readInput(schema, withCamp(json));
    const { ticked, extras: wantedOptions, own, camp } = input;
    return {
      ...input,
      camp: {
        ...camp,
        startDate: existingDay(camp.startDate),
        endDate: existingDay(camp.endDate),
      },
      // The order of the ids is the order of the points. So the order of ticking has no effect on a document.
      ...(ticked && { ticked: ids.filter((id) => ticked.includes(id)) }),
      extras: options.map(({ id }) => id).filter((id) => wantedOptions.includes(id)),
      own: withKnownGroups(own, groups),
    };
  }

  // biome-ignore lint/correctness/noComponentHookFactories: each generator makes this component only once
  function Form({
    now,
    children,
    ...events
  }: Omit<FormProps<ReadInput>, 'start' | 'read' | 'options'>) {
    const [first] = useState(now.current);
    return (
      <OwnForm
        start={first}
        now={now}
        // The form fields have the names of the fields in the input. So texts and rows need no conversion.
        read={({ texts, rows, ...points }) =>
          read({ ...rows, ...texts, ...points, camp: campOfTexts(texts) })
        }
        options={
          <>
            <Options options={options.filter(({ isFormer }) => !isFormer)} start={first} />
            <CampFold input={now} asked={campOfForm} />
          </>
        }
        {...events}
      >
        {children}
      </OwnForm>
    );
  }

  return {
    ...frame,
    groups,
    /** The ids of all points, in the order of the document. */
    ids,
    buttonLabel,
    /** The label of each option, by the id of the option. */
    options: new Map(options.map(({ id, text }) => [id, text])),
    /** Returns the labels of the options that make a condition of the template true. */
    optionTexts: (condition: string) =>
      options.filter((option) => conditionsOf(option).includes(condition)).map(({ text }) => text),
    /**
     * All names that the template may use, each with its kind. Every generator has the names in `campFields`, `madeOn`
     * and `pageNumbers`.
     */
    fields: {
      ...campFields,
      madeOn: 'free',
      pageNumbers: 'condition',
      ...fields,
    } as Fields,
    campOfForm,
    readInput: read,
    printedInput,
    toDocument(input: ReadInput, context: PrintContext): object {
      return withNoBreaks({
        ...printCamp(input.camp, context, campInDocument),
        madeOn: printDay(context.today, context),
        pageNumbers: context.inFolder === true,
        ...toDocument(
          {
            ...input,
            extras: options.filter(({ id }) => input.extras.includes(id)).flatMap(conditionsOf),
          },
          context,
        ),
      });
    },
    fileName: typeof fileName === 'string' ? () => fileName : fileName,
    /**
     * Adds the usual choice for a type of camp to an empty input. The choice may depend on the camp in the input, e.g.
     * on the month of the first day.
     */
    usual: (empty: ReadInput, type: CampType) => read({ ...empty, ...usual(empty.camp, type) }),
    typical: async () => read(await typical()),
    Form,
  };
}

/** Returns the conditions that a ticked option makes true in the template. */
export function conditionsOf({ id, brings = [] }: Option) {
  return [id, ...brings];
}
