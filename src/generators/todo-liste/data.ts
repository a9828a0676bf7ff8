import { array, type InferOutput, number, object, string } from 'valibot';
import { partOf } from '../partOf';

/** What the template is filled with. */
export const data = object({
  deadlines: array(
    object({
      title: string(),
      date: partOf('title'),
      words: partOf('title'),
      tasks: array(object({ text: string(), number: number() })),
    }),
  ),
});

export type Data = InferOutput<typeof data>;
