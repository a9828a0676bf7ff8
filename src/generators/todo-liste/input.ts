import { type InferOutput, object, optional, string } from 'valibot';
import { extras } from '../extras';
import { ownPoints } from '../ownPoints';

/** Calendar days as `yyyy-mm-dd`, or empty; own points stand at the place of their deadline. */
export const input = object({
  startDate: optional(string(), ''),
  endDate: optional(string(), ''),
  own: ownPoints,
  extras,
});

export type Input = InferOutput<typeof input>;
