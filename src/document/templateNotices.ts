import type PizZip from 'pizzip';
import { lookOf } from './directLook';
import type { Fields } from './fields';
import type { PlacedTag } from './placeTags';
import { fieldAt } from './problemOfTag';
import { type Paragraph, runsBetween, tagsIn } from './readTags';
import { readStyles, type Styles } from './styles';
import { problemAt } from './tagProblems';
import type { TemplateProblem } from './templateError';

/** What works, but should be looked at before the template goes to everyone. */
export function templateNotices(
  zip: PizZip,
  paragraphs: readonly Paragraph[],
  tags: readonly PlacedTag[],
  fields: Fields,
): TemplateProblem[] {
  const styles = readStyles(zip);
  return [
    ...unusedFields(tags, fields),
    ...trackedTags(tags),
    ...deletedTags(paragraphs),
    ...repeatedThings(paragraphs, tags),
    ...missingStyles(styles),
    ...directLook(tags, styles),
  ];
}

// A condition that is not used leaves nothing out: what it guards may be written otherwise.
function unusedFields(tags: readonly PlacedTag[], fields: Fields): TemplateProblem[] {
  const used = new Map<Fields, Set<string>>();
  for (const { name, scopes } of tags) {
    const home = scopes.findLast((scope) => Object.hasOwn(scope, name));
    if (home) used.set(home, (used.get(home) ?? new Set()).add(name));
  }
  function unusedIn(scope: Fields): string[] {
    return Object.entries(scope).flatMap(([name, field]) => {
      if (!used.get(scope)?.has(name)) return field === 'condition' ? [] : [name];
      return typeof field === 'object' ? unusedIn(field) : [];
    });
  }
  return unusedIn(fields).map((tag) => ({
    id: 'unused-field',
    tag,
    message: `Das Feld {${tag}} kommt in der Vorlage nicht vor: Was dort hingehört, fehlt im Dokument.`,
  }));
}

function trackedTags(tags: readonly PlacedTag[]): TemplateProblem[] {
  return tags
    .filter((tag) =>
      runsOf(tag).some((run) => /^w:(ins|moveTo)$/.test(run.parentNode?.nodeName ?? '')),
    )
    .map((tag) =>
      noticeAt(
        tag,
        'tracked-change',
        `{${tag.inner}} steht in einer nachverfolgten Änderung. Nimm sie in Word an (Überprüfen, Annehmen).`,
      ),
    );
}

function deletedTags(paragraphs: readonly Paragraph[]): TemplateProblem[] {
  return paragraphs.flatMap((paragraph) =>
    Array.from(paragraph.element.getElementsByTagName('w:delText'))
      .filter((deleted) => deleted.textContent?.includes('{'))
      .map((deleted) =>
        problemAt(
          paragraph,
          { start: 0, end: paragraph.text.length },
          'tracked-change',
          `«${deleted.textContent}» ist zum Löschen vorgemerkt und bleibt so im Dokument stehen. Nimm die Änderung in Word an (Überprüfen, Annehmen).`,
          deleted.textContent ?? '',
        ),
      ),
  );
}

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
    fate: 'Verweise darauf führen zum ersten Mal.',
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

function repeatedThings(
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
          `In einer Schleife steht ${name} (bei «${paragraph.text.trim()}»). ${fate} Setze so etwas besser ausserhalb.`,
        ),
      ),
  );
}

// Word sets bookmarks of its own, as where the cursor was last: their names begin with `_`.
function visibleIn({ element }: Paragraph, name: string): boolean {
  return Array.from(element.getElementsByTagName(name)).some(
    (found) => !found.getAttribute('w:name')?.startsWith('_'),
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

const builtInStyles = [
  'Normal',
  'Title',
  'heading 1',
  'heading 2',
  'heading 3',
  'heading 6',
  'List Bullet',
];

function missingStyles({ names }: Styles): TemplateProblem[] {
  return builtInStyles
    .filter((style) => !names.includes(style.toLowerCase()))
    .map((style) => ({
      id: 'missing-style',
      message: `Die Formatvorlage «${style}» fehlt in der Datei. Übernimm sie aus der Originalvorlage.`,
    }));
}

function directLook(tags: readonly PlacedTag[], styles: Styles): TemplateProblem[] {
  return tags
    .filter((tag) => tag.sign === '')
    .flatMap((tag) => {
      const look = lookOf(tag.paragraph.element, runsOf(tag), styles);
      if (look.length === 0) return [];
      return [
        noticeAt(
          tag,
          'direct-look',
          `Bei {${tag.inner}} ist das Aussehen direkt gesetzt (${look.join(', ')}). Ändere stattdessen die Formatvorlage, sonst sieht der Rest anders aus.`,
        ),
      ];
    });
}

function runsOf(tag: PlacedTag) {
  return runsBetween(tag.paragraph, tag.start, tag.end);
}

function noticeAt(tag: PlacedTag, id: string, text: string): TemplateProblem {
  return problemAt(tag.paragraph, tag, id, text, tag.name);
}
