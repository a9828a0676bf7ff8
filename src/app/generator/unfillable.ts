/** A template that the visitor brought along cannot be filled with this input; `message` says why, in German. */
export class Unfillable extends Error {
  override name = 'Unfillable';
}
