/** What groups call the points and groups of a document: content beside its own words. */
export type ListWords = {
  /** Whether the points name things to bring, and are no sentences. */
  isThings: boolean;
  /** Other words for a point, by its id. */
  points: Readonly<Record<string, readonly string[]>>;
  /** Other titles for a group, and words for what else belongs there, by its id. */
  groups: Readonly<Record<string, GroupWords>>;
  /** The id of the group for what belongs nowhere else; the first where none is named. */
  rest?: string;
};

type GroupWords = { titles?: readonly string[]; words?: readonly string[] };

export const noWords: ListWords = { isThings: false, points: {}, groups: {} };
