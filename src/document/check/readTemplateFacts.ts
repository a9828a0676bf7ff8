import type { Fields } from '../fields';
import type { WordPackage } from '../package/wordPackage';
import { readBlocks } from '../tags/readBlocks';
import { headersFootersOf, oddPagesOnly } from '../word/headers';
import { readParagraphs } from '../word/paragraphs';
import { numberParagraphs } from './numberedParagraphs';

/** The paragraphs, tags, blocks, headers and footers of a template. */
export type TemplateFacts = ReturnType<typeof readTemplateFacts>;

/**
 * Reads the facts of a template (`TemplateFacts`), and numbers its paragraphs (`numberParagraphs`). `oddPagesOnly`
 * holds the names of headers and footers that even pages lack. `headersFooters` maps the ids of relationships to the
 * names of the headers and footers. A header or footer that no page shows is left out, e.g. a header for the first page
 * in a section without `w:titlePg`.
 */
export function readTemplateFacts(opened: WordPackage, fields: Fields) {
  // The paragraphs of SmartArt graphics are left out, because `unreachableTags` reports the tags in these graphics.
  const paragraphs = readParagraphs(opened).filter(
    ({ path }) => !path.startsWith('word/diagrams/'),
  );
  numberParagraphs(opened, paragraphs);
  const sections = opened.sections();
  const shown = sections.map((_, at) => headersFootersOf(opened, sections.slice(0, at + 1)));
  return {
    headersFooters: new Map(shown.flat().map(({ id, path }) => [id, path])),
    oddPagesOnly: shown.flatMap((some) => oddPagesOnly(opened, some)),
    ...readBlocks(paragraphs, fields),
  };
}
