/** Something that the page needs could not be fetched: a template, or a chunk of the program. */
export class Unreachable extends Error {
  override name = 'Unreachable';
  readonly what: 'template' | 'program';

  constructor(what: 'template' | 'program', options: ErrorOptions) {
    super(`${what} unreachable`, options);
    this.what = what;
  }
}
