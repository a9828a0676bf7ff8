/** What the page needs is not to be had: a template or a chunk of the program to fetch, or a worker to start. */
export class Unreachable extends Error {
  override name = 'Unreachable';
  readonly what: 'template' | 'program' | 'worker';

  constructor(what: Unreachable['what'], options: ErrorOptions) {
    super(`${what} unreachable`, options);
    this.what = what;
  }
}
