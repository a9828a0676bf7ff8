/** A document is too long to be shown while somebody types. */
export class TooLong extends Error {
  override name = 'TooLong';
}

/** In pages. */
export const mostPages = 200;
