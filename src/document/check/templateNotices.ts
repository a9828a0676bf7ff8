import type { Fields } from '../fields';
import type { WordPackage } from '../package/wordPackage';
import type { PlacedTag } from '../tags/placeTags';
import { type Paragraph, runsBetween } from '../tags/readTags';
import type { TemplateProblem } from '../templateError';
import { lookOf } from './directLook';
import { readStyles, type Styles } from './readStyles';
import { repeatedThings } from './repeatedThings';
import { problemAt } from './tagProblems';
import { unusedFields } from './unusedFields';

/** What works, but should be looked at before the template goes to everyone. */
export function templateNotices(
  opened: WordPackage,
  paragraphs: readonly Paragraph[],
  tags: readonly PlacedTag[],
  fields: Fields,
): TemplateProblem[] {
  const styles = readStyles(opened);
  return [
    ...unusedFields(tags, fields),
    ...trackedTags(tags),
    ...deletedTags(paragraphs),
    ...repeatedThings(paragraphs, tags),
    ...missingStyles(styles),
    ...directLook(tags, styles),
  ];
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

// By Word's own names, which the file carries, and by those that German Word shows.
const builtInStyles: readonly (readonly [name: string, shown: string])[] = [
  ['Normal', 'Standard'],
  ['Title', 'Titel'],
  ['heading 1', 'Überschrift 1'],
  ['heading 2', 'Überschrift 2'],
  ['heading 3', 'Überschrift 3'],
  ['heading 6', 'Überschrift 6'],
  ['List Bullet', 'Aufzählungszeichen'],
];

function missingStyles({ names }: Styles): TemplateProblem[] {
  return builtInStyles
    .filter(([name]) => !names.includes(name.toLowerCase()))
    .map(([, shown]) => ({
      id: 'missing-style',
      message: `Die Formatvorlage «${shown}» fehlt in der Datei. Übernimm sie aus der Originalvorlage.`,
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
