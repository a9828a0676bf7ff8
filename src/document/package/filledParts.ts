/** The part that holds the text itself. */
export const body = 'word/document.xml';

/** What docxtemplater fills in a package, as it says itself. */
export type FilledParts = {
  /** The names of the parts, the body first. */
  paths: readonly string[];
  /** The names of the elements whose text it reads, in whatever part. */
  textElements: ReadonlySet<string>;
};
