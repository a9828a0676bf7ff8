import type { Fields } from './fields';

/** A template besides the one that is meant, which somebody may have taken by mistake. */
export type OtherTemplate = {
  /** What people call it. */
  name: string;
  fields: Fields;
};
