import { array, object, optional, parse, string } from 'valibot';

const ticks = object({ ticked: optional(array(string()), []) });

/** The ids of the ticked items of an input, of whatever generator. */
export function tickedIn(input: unknown): string[] {
  return parse(ticks, input).ticked;
}
