/** Somebody ended what took long, or went away from it. */
export class Cancelled extends Error {
  override name = 'Cancelled';
}
