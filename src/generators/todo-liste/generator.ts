import { array, type InferOutput, object, string } from 'valibot';
import type { GeneratorUnit } from '../generatorUnit';
import { CampDatesForm } from './CampDatesForm';
import { timeline } from './timeline';

/** Calendar days as `yyyy-mm-dd`, or empty. */
const input = object({ startDate: string(), endDate: string() });

const data = object({
  deadlines: array(object({ title: string(), tasks: array(object({ text: string() })) })),
});

export const generator: GeneratorUnit<InferOutput<typeof input>, InferOutput<typeof data>> = {
  intro:
    'Gib ein, wann euer Lager stattfindet: Du bekommst eine Liste, die zeigt, bis wann was erledigt sein muss.',
  input,
  data,
  toDocument: timeline,
  Form: CampDatesForm,
};
