/** A count, as `16`, `16.` and `16.0`. */
export const wholeNumber = /^(\d+)(?:[.,]0?)?$/;

// More rows than any camp has in a list.
export const mostRows = 200;
