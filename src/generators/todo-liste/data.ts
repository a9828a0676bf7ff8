import { array, boolean, type InferOutput, number, object, string } from 'valibot';
import { partOf } from '../partOf';

/** What the template is filled with. */
export const data = object({
  /** Extras: boxes to tick, and a line for a name at each task. */
  boxes: boolean(),
  who: boolean(),
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
