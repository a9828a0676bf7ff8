import { removeActive } from './active/removeActive';
import { openPackage } from './package/openPackage';
import { bodyPath, type WordPackage } from './package/wordPackage';
import { lookDiagnostic } from './sentences/look';
import { cleanPart } from './transplant/cleanPart';
import {
  applyPage,
  isWithoutText,
  keepTemplateSize,
  type LetterheadPage,
  readLetterheadPage,
} from './transplant/page';
import { createPartCopier, type PartCopier } from './transplant/partCopier';
import { setRightStops } from './transplant/sections';
import {
  addLists,
  addMissingStyles,
  copyNamesAndLanguage,
  keepBullets,
  matchStyles,
  mendLevels,
  renameStyles,
  replaceAccentColor,
  type StyleMatch,
  turnPageBreaksOff,
} from './transplant/styles';
import { childOrNew, takeChildren } from './word/insert';
import { germanStyleName, isDefaultStyle, readStyles, styleIdOf, styleTypeOf } from './word/styles';
import { numberOf, pageWidth, scaleToWidth } from './word/textWidth';
import { child, containsAny, type Element, elementsBelow, shapeNames, valOf } from './xml/tree';

/**
 * Gives a template the look of a letterhead: styles, document defaults, theme, lists, page settings, headers and
 * footers with their pictures. Styles are matched by their names. The text and tags of the template stay. Macros,
 * links, comments, objects and body text of the letterhead are left out.
 *
 * @param templateBytes the bytes of an original, a .docx file
 * @param letterheadBytes the bytes of the letterhead, any .docx file
 * @returns `bytes`: the template in its new look. `notes`: diagnostics about losses, e.g. a picture that was left out
 * @throws TemplateError when `openPackage` refuses the template or the letterhead
 */
export function applyLook(templateBytes: Uint8Array, letterheadBytes: Uint8Array) {
  const template = openPackage(templateBytes);
  const letterhead = openPackage(letterheadBytes);
  removeActive(letterhead);
  const page = readLetterheadPage(letterhead);
  const { section } = page;
  const notes = pageNotes(template, letterhead, page);
  const headerFooterPaths = new Set(page.headersFooters.map(({ path }) => path));
  const cleaned = [...letterhead.pathsOf(takenTypes), ...headerFooterPaths].map((path) =>
    cleanPart(letterhead, path),
  );
  if (cleaned.includes(true)) notes.push(lookDiagnostic('look-picture-lost', {}));
  if (keepTemplateSize(template, section)) notes.push(lookDiagnostic('look-size-lost', {}));
  scaleToWidth(
    [template.body(), template.rootOfType('styles')].flatMap((one) => elementsBelow(one)),
    pageWidth(template.sections().at(-1)),
    pageWidth(section),
  );

  const copier = createPartCopier(letterhead, template);
  notes.push(...applyStyles(template, letterhead, headerFooterPaths, copier));
  setRightStops(template, section);
  copier.replaceParts('theme fontTable');
  const settings = template.rootOfType('settings');
  if (settings) {
    // Page settings that the letterhead lacks are removed.
    takeChildren(settings, letterhead.rootOfType('settings'), pageSettings);
    // `w:doNotExpandShiftReturn` keeps Word from stretching a justified line that ends with a line break, e.g. in an
    // address.
    childOrNew(settings, 'w:compat', 'w:doNotExpandShiftReturn');
  }
  applyPage(template, page, copier);
  for (const path of [bodyPath, ...template.pathsOf(`${takenTypes} settings`)]) template.save(path);
  return { bytes: template.bytes(), notes };
}

const takenTypes = 'styles numbering theme fontTable';

/**
 * Gives the template the styles and lists of the letterhead. The template keeps its own lists, and the styles that the
 * letterhead lacks.
 *
 * @returns notes about the styles
 */
function applyStyles(
  template: WordPackage,
  letterhead: WordPackage,
  headerFooterPaths: Iterable<string>,
  copier: PartCopier,
) {
  const [mine, ownLists] = ['styles', 'numbering'].map(template.rootOfType);
  const [theirs, lists] = ['styles', 'numbering'].map(letterhead.rootOfType);
  const match = mine && theirs && matchStyles(mine, theirs);
  const notes = styleNotes(letterhead, match);
  if (!match) return notes;
  replaceAccentColor(template, letterhead);
  for (const path of [...letterhead.pathsOf('styles numbering'), ...headerFooterPaths]) {
    renameStyles(letterhead.xml(path), match.ids);
  }
  // After `replaceParts`, both packages hold the same trees. Later changes of `theirs` and `lists` therefore change the
  // template.
  copier.replaceParts('styles numbering');
  const styles = readStyles(letterhead);
  const bulletPairs = keepBullets(styles, match.pairs);
  for (const [name, pairs] of [
    ['look-kept-bullets', bulletPairs],
    ['look-new-page', turnPageBreaksOff(styles, match.pairs)],
  ] as const) {
    const names = pairs.map(({ mine }) => shownName(mine));
    if (names.length > 0) notes.push(lookDiagnostic(name, {}, names));
  }
  copyNamesAndLanguage(mine, theirs, match.pairs);
  const missing = addMissingStyles(mine, theirs, match.missing);
  if (lists) mendLevels(lists);
  if (lists && ownLists) {
    const listed = [...missing, ...bulletPairs.map((pair) => pair.theirs)];
    addLists(lists, ownLists, [...listed, template.xml(bodyPath)], new Set(listed.map(styleIdOf)));
  }
  return notes;
}

const pageSettings =
  'mirrorMargins bordersDoNotSurroundHeader bordersDoNotSurroundFooter gutterAtTop defaultTabStop autoHyphenation consecutiveHyphenLimit hyphenationZone doNotHyphenateCaps evenAndOddHeaders clrSchemeMapping';

/**
 * Returns notes about the page, headers and footers. Call this function before `cleanPart` and `applyPage`, which
 * change the headers and footers.
 */
function pageNotes(
  template: WordPackage,
  letterhead: WordPackage,
  { headersFooters }: LetterheadPage,
) {
  const sections = letterhead.sections();
  const hasColumns = sections.some((one) => numberOf(child(one, 'w:cols'), 'w:num') > 1);
  const isPictured = headersFooters.some(({ root }) => containsAny(root, shapeNames));
  const theirs = headersFooters.filter(({ key }) => key.startsWith('footer'));
  const isReplaced = !theirs.every(({ root }) => isWithoutText(root));
  const footers = template.pathsOf('footer');
  const saysDay = footers.some((path) => template.text(path).includes('{madeOn}'));
  const notes = [
    ['look-footer-replaced', saysDay && isReplaced],
    ['look-margin-lost', theirs.length === 0 && footers.length > 0],
    ['look-sections', sections.length > 1],
    ['look-without-columns', hasColumns],
    ['look-picture-in-text', containsAny(letterhead.body(), shapeNames) && !isPictured],
  ] as const;
  return notes.flatMap(([name, isSo]) => (isSo ? lookDiagnostic(name, {}, sections.length) : []));
}

/** Returns notes about the styles. Call this function before any style is changed. */
function styleNotes(letterhead: WordPackage, match: StyleMatch | undefined) {
  if (!match?.pairs.some(({ mine }) => isTextStyle(mine)) || hasOnlyDirectFormatting(letterhead))
    return [lookDiagnostic('look-without-styles', {})];
  // The note names missing styles even if the template does not use them. Therefore, a letterhead gives the same note
  // for all templates.
  const missing = match.missing.filter(
    (style) =>
      child(style, 'w:qFormat') && isTextStyle(style) && valOf(style, 'w:customStyle') !== '1',
  );
  return missing[0] ? [lookDiagnostic('look-missing-styles', {}, missing.map(shownName))] : [];
}

function isTextStyle(style: Element) {
  return styleTypeOf(style) === 'paragraph' && !isDefaultStyle(style);
}

function shownName(style: Element) {
  return germanStyleName(valOf(child(style, 'w:name')));
}

/** True when all text has the default style, and some text is formatted directly, e.g. bold. */
function hasOnlyDirectFormatting(opened: WordPackage) {
  const { styleOf } = readStyles(opened);
  const shown = elementsBelow(opened.body(), 'w:p').filter((one) => one.textContent?.trim());
  const used = shown.flatMap((paragraph) => styleOf(paragraph) ?? []);
  return (
    used.every(isDefaultStyle) &&
    shown.some((paragraph) =>
      containsAny(paragraph, ['w:rFonts', 'w:sz', 'w:color', 'w:b', 'w:jc']),
    )
  );
}
