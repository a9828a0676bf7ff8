import { metadata, pipe, string } from 'valibot';

/**
 * A text of a generator's data that another of the same place says too: `{firstName}` beside `{name}`.
 * A template has said everything with the whole or with its parts.
 */
export function partOf(whole: string) {
  return pipe(string(), metadata({ partOf: whole }));
}
