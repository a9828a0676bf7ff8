import type { Element } from '@xmldom/xmldom';
import { contentOf, rootOfType } from '../package/parts';
import type { WordPackage } from '../package/wordPackage';
import { lookNote } from '../sentences/look';
import { isDefault, readStyles, shownStyle, typeOf } from '../word/styles';
import { child, elementsBelow, holds, valOf } from '../word/tree';
import { pathsOf } from './bring';
import { isWordless, type Page } from './page';
import type { StyleMatch } from './styles';

/** What is worth saying of the page, headers and footers, read before they are changed. */
export function pageNotes(
  template: WordPackage,
  model: WordPackage,
  { section, sections, headersFooters }: Page,
) {
  const isPictured = headersFooters.some(({ path }) => holds(model.xml(path), pictures));
  const theirs = headersFooters.filter(({ key }) => key.startsWith('footer'));
  const isReplaced = !theirs.every(({ path }) => isWordless(model.xml(path)));
  const footers = pathsOf(template, ['footer']);
  const saysDay = footers.some((path) => template.text(path).includes('{madeOn}'));
  const notes = [
    ['look-footer-replaced', saysDay && isReplaced],
    ['look-margin-lost', section && theirs.length === 0 && footers.length > 0],
    ['look-sections', sections > 1],
    ['look-picture-in-text', holds(contentOf(model), pictures) && !isPictured],
  ] as const;
  return notes.flatMap(([name, isSo]) => (isSo ? lookNote(name, {}, sections) : []));
}

/** What is worth saying of the styles, read before they are changed. */
export function styleNotes(
  template: WordPackage,
  model: WordPackage,
  match: StyleMatch | undefined,
) {
  const isFound = match?.pairs.some(({ mine }) => isOfText(mine));
  if (!isFound || isDirectOnly(model)) {
    return [lookNote('look-without-styles', {}, usedStyles(template).map(shownName))];
  }
  // The same for all templates: those that Word has, whether or not this one uses them.
  const missing = match?.missing.filter(
    (style) =>
      child(style, 'w:qFormat') && isOfText(style) && style.getAttribute('w:customStyle') !== '1',
  );
  return missing?.length ? [lookNote('look-missing-styles', {}, missing.map(shownName))] : [];
}

/** Says which styles keep the bullets of the original. */
export function bulletNotes(kept: StyleMatch['pairs']) {
  const names = kept.map(({ mine }) => shownName(mine));
  return names.length > 0 ? [lookNote('look-kept-bullets', {}, names)] : [];
}

function isOfText(style: Element) {
  return typeOf(style) === 'paragraph' && !isDefault(style);
}

function shownName(style: Element) {
  return shownStyle(valOf(child(style, 'w:name')));
}

const pictures = ['w:drawing', 'w:pict'];

/**
 * The styles of the paragraphs that people see. A control line (`{#items}`) is gone in the document, and
 * an empty paragraph shows nothing.
 */
function usedStyles(opened: WordPackage) {
  const { byId, styleOf } = readStyles(rootOfType(opened, 'styles'));
  const shown = textParagraphs(opened).filter(
    ({ textContent }) => !/^\s*\{\s*[#^/][^{}]*\}\s*$/.test(textContent ?? ''),
  );
  const used = new Set(shown.map(styleOf));
  return [...byId.values()].filter((style) => used.has(style));
}

const looks = ['w:rFonts', 'w:sz', 'w:color', 'w:b', 'w:jc'];

/** Whether the look of a text is set on its paragraphs and words themselves, and in no style. */
function isDirectOnly(opened: WordPackage) {
  const isDressed = textParagraphs(opened).some((paragraph) => holds(paragraph, looks));
  return isDressed && usedStyles(opened).every(isDefault);
}

function textParagraphs(opened: WordPackage) {
  return elementsBelow(contentOf(opened), 'w:p').filter((one) => one.textContent?.trim());
}
