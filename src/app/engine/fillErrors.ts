import type { TemplateError } from '../../document/templateError';

/** A template that a visitor brought along cannot be filled with this input. */
export class Unfillable extends Error {
  override name = 'Unfillable';

  constructor({ problems }: TemplateError) {
    // The first sentence names the cause.
    super(problems[0]?.message);
  }
}

/** Why a request was ended: it took too long. */
export class TookTooLong extends Error {
  override name = 'TookTooLong';
}
