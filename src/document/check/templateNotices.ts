import type { Fields, OtherTemplate } from '../fields';
import { rootOfType } from '../package/parts';
import type { WordPackage } from '../package/wordPackage';
import { checkFinding } from '../sentences/check';
import { type PlacedTag, repeatedIn, type Sections } from '../tags/readSections';
import { whereIs } from '../tags/whereIs';
import type { TemplateProblem } from '../templateProblem';
import { deletedIn, type Paragraph } from '../word/paragraphs';
import { readStyles, type Styles, shownStyle } from '../word/styles';
import { child } from '../word/tree';
import { fileNotices } from './fileNotices';
import { mergeFields, noFields } from './missingFields';
import { otherTitle } from './otherTemplates';
import { floatingThings, repeatedThings } from './repeatedThings';
import { sectionNotices } from './sectionNotices';
import { sharedLines } from './sharedLines';
import { runsOf, tagNotices } from './tagNotices';

/** What works, but should be looked at before the template goes to everyone. */
export function templateNotices(
  opened: WordPackage,
  paragraphs: readonly Paragraph[],
  sections: Sections,
  fields: Fields,
  others: readonly OtherTemplate[],
): TemplateProblem[] {
  const { tags } = sections;
  const styles = readStyles(rootOfType(opened, 'styles'));
  const tracked = [...trackedTags(tags), ...deletedTags(paragraphs)];
  return [
    ...otherTitle(paragraphs, others),
    ...noFields(tags, paragraphs, fields),
    ...mergeFields(tags, paragraphs, fields),
    ...tracked,
    ...sectionNotices(sections),
    ...sharedLines(sections.sections),
    ...repeatedThings(repeatedIn(sections)),
    ...floatingThings(sections),
    ...tagNotices(tags, styles),
    ...missingStyles(paragraphs, styles),
    // Of tracked changes, those of tags have been said.
    ...fileNotices(opened).filter(({ id }) => id !== 'tracked-changes' || tracked.length === 0),
  ];
}

function trackedTags(tags: readonly PlacedTag[]): TemplateProblem[] {
  return tags
    .filter((tag) =>
      runsOf(tag).some((run) => /^w:(ins|moveTo)$/.test(run.parentNode?.nodeName ?? '')),
    )
    .map((tag) => checkFinding('tracked-change.inserted', whereIs(tag, tag.name), tag.inner));
}

function deletedTags(paragraphs: readonly Paragraph[]): TemplateProblem[] {
  return paragraphs.flatMap((paragraph) =>
    deletedIn(paragraph)
      .filter((text) => text.includes('{'))
      .map((text) => {
        const where = whereIs({ paragraph }, text);
        return checkFinding('tracked-change.deleted', where, text);
      }),
  );
}

// Those that a paragraph names: Word shows it in the style «Standard» instead.
function missingStyles(paragraphs: readonly Paragraph[], styles: Styles): TemplateProblem[] {
  const used = paragraphs.flatMap(({ element }) => {
    const settings = child(element, 'w:pPr');
    const id = settings && child(settings, 'w:pStyle')?.getAttribute('w:val');
    return id ? [id] : [];
  });
  const missing = [...new Set(used)].filter((id) => !styles.byId.has(id)).map(shownStyle);
  if (missing.length === 0) return [];
  const names = missing.map((name) => `«${name}»`);
  const all = new Intl.ListFormat('de').format(names);
  return [checkFinding(names.length === 1 ? 'missing-style.1' : 'missing-style', {}, all)];
}
