import type { Element } from '@xmldom/xmldom';
import { body } from '../package/parts';
import type { WordPackage } from '../package/wordPackage';
import { lookNote } from '../sentences/look';
import type { TemplateProblem } from '../templateProblem';
import { isDefault, nameOf, shownStyle } from '../word/styles';
import { child, valOf } from '../word/tree';
import type { StyleMatch } from './matchStyles';
import type { ModelPage } from './modelPage';
import { lookPart } from './parts';
import { headerFooterPaths, ownLines } from './takeHeadersFooters';
import { isDirectOnly, usedStyles } from './usedStyles';

/** What is worth saying of the styles, read before they are changed. */
export function styleNotes(
  template: WordPackage,
  model: WordPackage,
  match: StyleMatch | undefined,
): TemplateProblem[] {
  const [mine, theirs] = [lookPart(template, 'styles')?.root, lookPart(model, 'styles')?.root];
  const [text, modelText] = [bodyOf(template), bodyOf(model)];
  const used = mine && text ? usedStyles(text, mine) : [];
  // The same for all templates: those that Word has, whether or not this one uses them.
  const missing = match?.missing.filter(isOfWord) ?? [];
  const names = (styles: readonly Element[]) => styles.map(shownName);
  const isFound = match?.pairs.some((pair) => isOfText(pair.mine));
  if (!isFound || (theirs && modelText && isDirectOnly(modelText, theirs))) {
    return [lookNote('look-without-styles', {}, names(used))];
  }
  return missing.length > 0 ? [lookNote('look-missing-styles', {}, names(missing))] : [];
}

/** What is worth saying of the page, headers and footers, read before they are changed. */
export function pageNotes(
  template: WordPackage,
  model: WordPackage,
  { section, sections, headersFooters }: ModelPage,
): TemplateProblem[] {
  const lost = (['header', 'footer'] as const).filter(
    (kind) =>
      section &&
      headerFooterPaths(template, kind).length > 0 &&
      (kind === 'footer' || ownLines(template).length === 0) &&
      !headersFooters.some((one) => one.kind === kind),
  );
  const isPictured = headersFooters.some(({ part }) => holdsPicture(part.root));
  const text = bodyOf(model);
  const isReplaced =
    headersFooters.some(({ kind }) => kind === 'footer') &&
    headerFooterPaths(template, 'footer').some((path) => template.text(path)?.includes('{madeOn}'));
  return [
    ...(isReplaced ? [lookNote('look-footer-replaced', {})] : []),
    ...lost.map((kind) => lookNote(`look-margin-lost.${kind}`, {})),
    ...(sections > 1 ? [lookNote('look-sections', {}, sections)] : []),
    ...(text && holdsPicture(text) && !isPictured ? [lookNote('look-picture-in-text', {})] : []),
  ];
}

/** The fields in what is taken over: whether this template has them, its check says. */
export function tagNotes({ headersFooters }: ModelPage): TemplateProblem[] {
  const paragraphs = headersFooters.flatMap(({ part }) =>
    Array.from(part.root.getElementsByTagName('w:p'), textIn),
  );
  const tags = paragraphs.flatMap((text) =>
    Array.from(text.matchAll(/\{([^{}]*)\}/g), ([, tag = '']) => `{${tag.trim()}}`),
  );
  return tags.length > 0 ? [lookNote('look-tags', {}, [...new Set(tags)])] : [];
}

function textIn(paragraph: Element): string {
  const texts = Array.from(paragraph.getElementsByTagName('w:t'), (text) => text.textContent ?? '');
  return texts.join('');
}

export function bulletNotes(kept: readonly Element[]): TemplateProblem[] {
  return kept.length > 0 ? [lookNote('look-kept-bullets', {}, kept.map(shownName))] : [];
}

function isOfWord(style: Element): boolean {
  const isShown = child(style, 'w:qFormat') !== undefined;
  return isShown && isOfText(style) && style.getAttribute('w:customStyle') !== '1';
}

function isOfText(style: Element): boolean {
  return style.getAttribute('w:type') === 'paragraph' && !isDefault(style);
}

function shownName(style: Element): string {
  const name = valOf(child(style, 'w:name')) ?? nameOf(style);
  return shownStyle(name);
}

function bodyOf(opened: WordPackage): Element | undefined {
  const root = opened.xml(body).documentElement;
  return root ? child(root, 'w:body') : undefined;
}

function holdsPicture(element: Element): boolean {
  return ['w:drawing', 'w:pict'].some((name) => element.getElementsByTagName(name).length > 0);
}
