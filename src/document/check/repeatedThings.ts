import { closest } from '../package/xmlTree';
import type { PlacedTag } from '../tags/placeTags';
import { type Paragraph, tagsIn } from '../tags/readTags';
import type { TemplateProblem } from '../templateError';
import { fieldAt } from './problemOfTag';
import { problemAt } from './tagProblems';

const things = [
  {
    element: 'w:commentReference',
    id: 'comment-in-loop',
    name: 'ein Kommentar',
    fate: 'Er bleibt nur beim ersten Mal stehen.',
  },
  {
    element: 'w:bookmarkStart',
    id: 'bookmark-in-loop',
    name: 'eine Textmarke',
    fate: 'Verweise darauf führen immer zur ersten Wiederholung.',
  },
  {
    element: 'w:drawing',
    id: 'picture-in-loop',
    name: 'ein Bild',
    fate: 'Es wird jedes Mal wiederholt.',
  },
  {
    element: 'w:pict',
    id: 'picture-in-loop',
    name: 'ein Bild',
    fate: 'Es wird jedes Mal wiederholt.',
  },
];

/** Comments, bookmarks and pictures inside loops, which filling repeats or drops. */
export function repeatedThings(
  paragraphs: readonly Paragraph[],
  tags: readonly PlacedTag[],
): TemplateProblem[] {
  return paragraphsInLoops(paragraphs, tags).flatMap((paragraph) =>
    things
      .filter(({ element }) => visibleIn(paragraph, element))
      .map(({ id, name, fate }) =>
        problemAt(
          paragraph,
          { start: 0, end: paragraph.text.length },
          id,
          `In einer Schleife steht ${name}${besides(paragraph)}. ${fate} Besser steht so etwas ausserhalb der Schleife.`,
        ),
      ),
  );
}

function besides({ text }: Paragraph): string {
  return text.trim() ? ` (bei «${text.trim()}»)` : '';
}

// Word sets bookmarks of its own, as where the cursor was last: their names begin with `_`.
function visibleIn({ element }: Paragraph, name: string): boolean {
  return Array.from(element.getElementsByTagName(name)).some(
    (found) => !found.getAttribute('w:name')?.startsWith('_') && !closest(found, ['mc:Fallback']),
  );
}

function paragraphsInLoops(
  paragraphs: readonly Paragraph[],
  tags: readonly PlacedTag[],
): Paragraph[] {
  let inLoop = false;
  return paragraphs.filter((paragraph) => {
    const own = tags.filter((tag) => tag.paragraph === paragraph);
    const inside = inLoop || own.some((tag) => tag.inLoop);
    const last = own.at(-1);
    if (last) inLoop = last.inLoop || (last.sign === '#' && isLoop(last));
    return inside && !isSectionTagAlone(paragraph);
  });
}

function isLoop({ name, scopes }: PlacedTag): boolean {
  return typeof fieldAt(name, scopes) === 'object';
}

// Such a paragraph is gone once the loop is filled.
function isSectionTagAlone(paragraph: Paragraph): boolean {
  const [tag, ...more] = tagsIn(paragraph);
  return (
    tag !== undefined &&
    more.length === 0 &&
    tag.sign !== '' &&
    paragraph.text.trim() === `{${tag.inner}}`
  );
}
