import type { Fields } from '../fields';
import type { OtherTemplate } from '../otherTemplate';
import { shownStyle } from '../package/shownStyle';
import type { WordPackage } from '../package/wordPackage';
import { child } from '../package/xmlTree';
import { checkFinding } from '../sentences/check';
import { type Paragraph, runsBetween } from '../tags/readParagraphs';
import { type PlacedTag, repeatedIn, type Sections } from '../tags/readSections';
import { isControlLine } from '../tags/readTags';
import { whereIs } from '../tags/whereIs';
import type { TemplateProblem } from '../templateProblem';
import { directFormatting } from './directFormatting';
import { fileNotices } from './fileNotices';
import { loopNotices } from './loopNotices';
import { hiddenTexts } from './lostData';
import { meetingTables } from './meetingTables';
import { missingByOption, type Options } from './missingOptions';
import { otherTitle } from './otherTemplates';
import { readStyles, type Styles } from './readStyles';
import {
  boxesOnLines,
  breaksAtEnds,
  floatingThings,
  footnotesOnLines,
  repeatedThings,
} from './thingsInSections';
import { mergeFields, noFields, unusedFields } from './unusedFields';

/** What works, but should be looked at before the template goes to everyone. */
export function templateNotices(
  opened: WordPackage,
  paragraphs: readonly Paragraph[],
  sections: Sections,
  fields: Fields,
  others: readonly OtherTemplate[],
  options: Options,
): TemplateProblem[] {
  const { tags } = sections;
  const styles = readStyles(opened);
  const tracked = [...trackedTags(tags), ...deletedTags(paragraphs)];
  return [
    ...otherTitle(paragraphs, others),
    ...noFields(tags, paragraphs, fields),
    ...mergeFields(tags, paragraphs, fields),
    ...unusedFields(tags, fields),
    ...missingByOption(sections, fields, options),
    ...tracked,
    ...loopNotices(sections.sections),
    ...lostPageBreaks(tags, styles),
    ...meetingTables(tags, sections.sections),
    ...repeatedThings(repeatedIn(sections)),
    ...floatingThings(sections),
    ...footnotesOnLines(tags),
    ...boxesOnLines(tags),
    ...breaksAtEnds(sections.sections),
    ...hiddenTexts(sections, styles),
    ...missingStyles(paragraphs, styles),
    ...textsInControlLines(tags, styles),
    ...directLook(tags, styles),
    // Of tracked changes, those of tags have been said.
    ...fileNotices(opened).filter(({ id }) => id !== 'tracked-changes' || tracked.length === 0),
  ];
}

// Of a break that is set on the line itself, `moveOffLines` takes care.
function lostPageBreaks(tags: readonly PlacedTag[], styles: Styles): TemplateProblem[] {
  return tags
    .filter(isControlLine)
    .filter((tag) => {
      const breaks = 'w:pageBreakBefore';
      return styles.valueFor(tag.paragraph.element, 'w:pPr', breaks, 'w:val') === 'true';
    })
    .map((tag) => checkFinding('lost-page-break', whereIs(tag, tag.name), tag.inner));
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
    Array.from(paragraph.element.getElementsByTagName('w:delText'))
      .map((deleted) => deleted.textContent ?? '')
      .filter((text) => text.includes('{'))
      .map((text) => {
        const where = whereIs({ paragraph, start: 0, end: paragraph.text.length }, text);
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
  const missing = [...new Set(used)].filter((id) => !styles.ids.has(id)).map(shownStyle);
  if (missing.length === 0) return [];
  const names = missing.map((name) => `«${name}»`);
  const all = new Intl.ListFormat('de').format(names);
  return [checkFinding(names.length === 1 ? 'missing-style.1' : 'missing-style', {}, all)];
}

function textsInControlLines(tags: readonly PlacedTag[], styles: Styles): TemplateProblem[] {
  return tags
    .filter(
      ({ sign, paragraph }) => sign === '' && styles.nameFor(paragraph.element) === 'Steuerzeile',
    )
    .map((tag) => checkFinding('control-look', whereIs(tag, tag.name), tag.inner));
}

function directLook(tags: readonly PlacedTag[], styles: Styles): TemplateProblem[] {
  return tags
    .filter((tag) => tag.sign === '')
    .flatMap((tag) => {
      const looks = directFormatting(tag.paragraph.element, runsOf(tag), styles);
      if (looks.length === 0) return [];
      return [checkFinding('direct-look', whereIs(tag, tag.name), tag.inner, looks)];
    });
}

function runsOf(tag: PlacedTag) {
  return runsBetween(tag.paragraph, tag.start, tag.end);
}
