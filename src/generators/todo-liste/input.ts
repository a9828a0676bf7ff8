import { type InferOutput, object } from 'valibot';
import { camp } from '../camp';
import { extras } from '../extras';
import { ownPoints } from '../ownPoints';

/** Own points stand at the place of their deadline. */
export const input = object({
  camp,
  own: ownPoints,
  extras,
});

export type Input = InferOutput<typeof input>;
