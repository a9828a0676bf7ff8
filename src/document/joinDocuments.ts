import { openPackage } from './package/openPackage';
import type { Cover } from './transplant/coverPage';
import { joinParts } from './transplant/joinParts';
import { ofOneLook, whyAlone } from './transplant/whyAlone';

export type { Cover } from './transplant/coverPage';
export type { WhyAlone } from './transplant/whyAlone';

/** One of several documents. */
export type JoinPart = {
  /** A filled .docx file. */
  bytes: Uint8Array;
  /** What the contents call it. */
  title: string;
  /** How many pages it has, where that is known. */
  pages?: number | undefined;
};

/**
 * Joins documents to one file: a cover with a table of contents of Word, then each on a new page, with its
 * own headers and footers, and the pages counted through. Documents are only joined with those that share
 * their styles, lists, theme, fonts and settings, so that each looks as it does alone; the others are named.
 *
 * The contents take the cover to have one page. From the first document on whose `pages` are not known, the
 * ones that follow it stand without a page, until somebody updates the contents in Word.
 *
 * @param parts in their order; each may carry its input
 * @returns `bytes`: one .docx file, the cover with the contents, then the documents, the same each time, to the byte;
 *   nothing where no document can be joined. `alone`: those that are not in it, by their place among `parts`, and why
 * @throws TemplateError when one of them is no whole Word file, as `openTemplate` does
 */
export function joinDocuments(parts: readonly JoinPart[], cover: Cover) {
  const all = parts.map((part, index) => {
    const opened = openPackage(part.bytes);
    return { ...part, index, opened, why: whyAlone(opened) };
  });
  const together = ofOneLook(all.filter(({ why }) => !why));
  const alone = all.filter((one) => !together.includes(one));
  const [first, ...others] = together;
  return {
    bytes: first && joinParts([first, ...others], cover).bytes(),
    alone: alone.map(({ index, why = 'look' }) => ({ index, why })),
  };
}
