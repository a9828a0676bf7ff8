import type { Fields } from '../fields';
import type { WordPackage } from '../package/wordPackage';
import { type Paragraph, runsBetween } from '../tags/readParagraphs';
import { type PlacedTag, repeatedIn, type Sections } from '../tags/readSections';
import { whereIs } from '../tags/whereIs';
import { type TemplateProblem, templateProblem } from '../templateError';
import { lookOf } from './lookOf';
import { readStyles, type Styles } from './readStyles';
import { repeatedThings } from './repeatedThings';
import { unusedFields } from './unusedFields';

/** What works, but should be looked at before the template goes to everyone. */
export function templateNotices(
  opened: WordPackage,
  paragraphs: readonly Paragraph[],
  sections: Sections,
  fields: Fields,
): TemplateProblem[] {
  const { tags } = sections;
  const styles = readStyles(opened);
  return [
    ...unusedFields(tags, fields),
    ...trackedTags(tags),
    ...deletedTags(paragraphs),
    ...repeatedThings(repeatedIn(sections)),
    ...missingStyles(styles),
    ...directLook(tags, styles),
  ];
}

function trackedTags(tags: readonly PlacedTag[]): TemplateProblem[] {
  return tags
    .filter((tag) =>
      runsOf(tag).some((run) => /^w:(ins|moveTo)$/.test(run.parentNode?.nodeName ?? '')),
    )
    .map((tag) => templateProblem('tracked-change', whereIs(tag, tag.name), tag.inner, 'inserted'));
}

function deletedTags(paragraphs: readonly Paragraph[]): TemplateProblem[] {
  return paragraphs.flatMap((paragraph) =>
    Array.from(paragraph.element.getElementsByTagName('w:delText'))
      .map((deleted) => deleted.textContent ?? '')
      .filter((text) => text.includes('{'))
      .map((text) => {
        const where = whereIs({ paragraph, start: 0, end: paragraph.text.length }, text);
        return templateProblem('tracked-change', where, text, 'deleted');
      }),
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
    .map(([, shown]) => templateProblem('missing-style', {}, shown));
}

function directLook(tags: readonly PlacedTag[], styles: Styles): TemplateProblem[] {
  return tags
    .filter((tag) => tag.sign === '')
    .flatMap((tag) => {
      const looks = lookOf(tag.paragraph.element, runsOf(tag), styles);
      if (looks.length === 0) return [];
      return [templateProblem('direct-look', whereIs(tag, tag.name), tag.inner, looks)];
    });
}

function runsOf(tag: PlacedTag) {
  return runsBetween(tag.paragraph, tag.start, tag.end);
}
