/** Something that the page needs could not be fetched. */
export class Unreachable extends Error {
  override name = 'Unreachable';
}
