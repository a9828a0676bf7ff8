import type { Element } from '@xmldom/xmldom';
import { clean } from './look/clean';
import { dropUnusedLists } from './look/dropUnusedLists';
import { fitToPage } from './look/fitToPage';
import { leftBehind, leftOutKinds, leftOutWords } from './look/leftOut';
import { bulletNotes, pageNotes, styleNotes, tagNotes } from './look/lookNotes';
import { matchStyles, type StyleMatch } from './look/matchStyles';
import { type HeaderFooter, readModelPage } from './look/modelPage';
import { paintAccents } from './look/paintAccents';
import { lookPart } from './look/parts';
import { pictureBringer } from './look/pictures';
import { takeAccent } from './look/takeAccent';
import { takeHeadersFooters } from './look/takeHeadersFooters';
import { takeNumbering } from './look/takeNumbering';
import { takePage } from './look/takePage';
import { takeSettings } from './look/takeSettings';
import { keepBullets, renameStyles, takeStyles } from './look/takeStyles';
import { takeFonts, takeTheme } from './look/takeTheme';
import { openPackage } from './package/openPackage';
import type { WordPackage } from './package/wordPackage';
import { refuseTooLarge } from './package/zip';
import { lookNote } from './sentences/look';
import type { TemplateProblem } from './templateProblem';

export type Look = {
  /** The bytes of the template in its new look. */
  bytes: Uint8Array;
  /** What a person should know of it: what fell back to the original, what was left out. */
  notes: readonly TemplateProblem[];
};

/**
 * Gives a template the look of another Word file, e.g. of a group's letterhead: its styles by their
 * names, defaults, theme, lists, page, headers and footers with their pictures. The text of the template
 * and its tags stay. Of the model nothing comes over but look: no text, macro, address, comment, object.
 *
 * @param templateBytes the bytes of a template, a .docx file
 * @param modelBytes the bytes of the model, any .docx file
 * @throws TemplateError when one of them is too large or no whole Word file, as `openTemplate` does
 */
export async function takeLook(templateBytes: Uint8Array, modelBytes: Uint8Array): Promise<Look> {
  for (const bytes of [templateBytes, modelBytes]) await refuseTooLarge(bytes);
  const template = openPackage(templateBytes);
  const model = openPackage(modelBytes);
  const leftOut = new Set(leftBehind(model));
  const bring = pictureBringer(model, template);
  const cleaned: Clean = (root, from, to) => {
    const found = clean(root, bring(from, to));
    for (const kind of found.leftOut) leftOut.add(kind);
    return found.root;
  };

  const page = readModelPage(model);
  const theme = lookPart(model, 'theme');
  const notes = [...pageNotes(template, model, page)];
  const ofTags = tagNotes(page);
  const fitting = page.section && fitToPage(template, page.section);
  if (fitting?.isWithoutColumns) notes.push(lookNote('look-without-columns', {}));
  notes.push(...takeStylesAndLists(template, model, page.headersFooters, cleaned));
  if (theme) takeTheme(template, theme, (root, to) => cleaned(root, theme.path, to));
  takeFonts(template, model);
  takeSettings(template, model, theme !== undefined);
  if (fitting) {
    const headersFooters = takeHeadersFooters(template, page.headersFooters, cleaned);
    takePage(template, fitting.section, headersFooters);
  }
  dropUnusedLists(template);
  takeAccent(template);
  paintAccents(template);

  const left = leftOutKinds.filter((kind) => leftOut.has(kind)).map((kind) => leftOutWords[kind]);
  if (left.length > 0) notes.push(lookNote('look-left-out', {}, left.join('; ')));
  return { bytes: template.bytes(), notes: [...notes, ...ofTags] };
}

/** Makes an element of one part of the model fit for one of the template, and gives what replaces it. */
type Clean = (root: Element, from: string, to: string) => Element;

/** Brings styles and lists over, and writes their new names into the model's headers and footers. */
function takeStylesAndLists(
  template: WordPackage,
  model: WordPackage,
  headersFooters: readonly HeaderFooter[],
  cleaned: Clean,
): TemplateProblem[] {
  const mine = lookPart(template, 'styles');
  const found = mine && lookPart(model, 'styles');
  const theirs = found && cleaned(found.root, found.path, mine.path);
  const lists = lookPart(model, 'numbering');
  const match: StyleMatch | undefined = theirs && matchStyles(mine.root, theirs);
  const notes = styleNotes(template, model, match);
  const roots = [...new Set(headersFooters.map(({ part }) => part.root))];
  const shown = theirs ? [theirs, ...roots] : roots;
  if (match)
    for (const root of lists ? [...shown, lists.root] : shown) renameStyles(root, match.ids);
  takeNumbering(template, lists?.root, shown, (list, to) => cleaned(list, lists?.path ?? '', to));
  if (!mine || !theirs || !match) return notes;
  const kept = keepBullets(theirs, match.pairs);
  takeStyles(template, mine, theirs, match);
  return [...notes, ...bulletNotes(kept)];
}
