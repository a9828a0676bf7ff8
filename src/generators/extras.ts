import { array, optional, string } from 'valibot';

/** The ids of the extras that were ticked, in any order. */
export const extras = optional(array(string()), []);
