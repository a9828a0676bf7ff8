import type { Fields } from '../fields';
import type { WordPackage } from '../package/wordPackage';
import { readBlocks } from '../tags/readBlocks';
import { headersFootersOf, oddPagesOnly } from '../word/headers';
import { readParagraphs } from '../word/paragraphs';
import { numberParagraphs } from './numberedParagraphs';

/** The paragraphs, tags, blocks, headers and footers of a template. */
export type TemplateFacts = ReturnType<typeof readTemplateFacts>;

/**
 * Reads a template and numbers its paragraphs (`numberParagraphs`).
 *
 * @returns the tags and blocks of the template (`readBlocks`). `headersFooters`: maps the ids of relationships to the
 *   part names of headers and footers. A header that no page shows is left out, e.g. a header for the first page in a
 *   section without `w:titlePg`. `oddPagesOnly`: the part names of headers and footers that only odd pages show
 */
export function readTemplateFacts(opened: WordPackage, fields: Fields) {
  // SmartArt graphics are left out. `unreachableTags` reports their tags.
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
