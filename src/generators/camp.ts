import { type InferOutput, object, optional, string } from 'valibot';
import { isRecord } from './readInput';

const text = optional(string(), '');

/** What the documents of a camp have in common, as typed: days are `yyyy-mm-dd` or empty. */
export const camp = optional(
  object({ name: text, departement: text, place: text, startDate: text, endDate: text }),
  {},
);

export type Camp = InferOutput<typeof camp>;

/**
 * JSON whose camp stands where it stands now. In version 1 the concept had its name and days, and the ToDo
 * list its days, each among its own fields.
 */
export function withCamp(json: unknown): unknown {
  if (!isRecord(json) || 'camp' in json) return json;
  const { campName: name, startDate, endDate, ...rest } = json;
  const old = Object.entries({ name, startDate, endDate }).filter(
    ([, value]) => value !== undefined,
  );
  return old.length > 0 ? { ...rest, camp: Object.fromEntries(old) } : json;
}
