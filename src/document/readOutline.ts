import type { Fields } from './fields';
import { openPackage } from './package/openPackage';
import { body, partName, rootOfType } from './package/parts';
import type { WordPackage } from './package/wordPackage';
import { readSections, type Section } from './tags/readSections';
import { isControlLine } from './tags/readTags';
import { fieldAt } from './tags/scopes';
import { type Paragraph, readParagraphs, spacedText } from './word/paragraphs';
import { readStyles, shownStyle } from './word/styles';
import { child, closest, valOf } from './word/tree';

/** A paragraph: what stands in it, its style as Word shows it, and its column where it stands in a table. */
export type OutlineLine = { text: string; style: string; column?: number };

/** A loop or condition around several paragraphs, and what stands in it. */
export type OutlineSection = {
  name: string;
  sign: '#' | '^';
  kind: 'loop' | 'condition' | 'text';
  /** The names that a loop has for each of its turns. */
  names: readonly string[];
  inner: OutlineNode[];
};

export type OutlineNode = OutlineLine | OutlineSection;

/** The body, a header or a footer, in the words of Word's menus. */
export type OutlinePart = { part: string; inner: OutlineNode[] };

/**
 * What a template is made of, in its order: its lines, inside the loops and conditions that hold several of them.
 *
 * @param bytes any file
 * @param fields the names that the template may use
 * @throws TemplateError when it is too large or no whole Word file, as `openTemplate` does
 */
export function readOutline(bytes: Uint8Array, fields: Fields): OutlinePart[] {
  const opened = openPackage(bytes);
  const beside = opened.paths().filter((path) => /^word\/(header|footer)\d*\.xml$/.test(path));
  const paths = [body, ...beside.sort()];
  const paragraphs = readParagraphs(opened, { paths, textElements: new Set() });
  const { sections } = readSections(paragraphs, fields);
  const around = sections.filter(({ start, end }) => end && end.paragraph !== start.paragraph);
  const styleOf = styleFinder(opened);
  return paths.map((path) => {
    const ofPart = paragraphs.filter((paragraph) => paragraph.path === path);
    return { part: partName(path), inner: nodesOf(ofPart, around, styleOf) };
  });
}

function nodesOf(
  paragraphs: readonly Paragraph[],
  sections: readonly Section[],
  styleOf: (paragraph: Paragraph) => string,
): OutlineNode[] {
  const root: OutlineNode[] = [];
  const open = [root];
  for (const paragraph of paragraphs) {
    const starts = sections.filter(({ start }) => start.paragraph === paragraph);
    const ends = sections.filter(({ end }) => end?.paragraph === paragraph);
    for (const section of starts) {
      const node = sectionNode(section);
      open.at(-1)?.push(node);
      open.push(node.inner);
    }
    if (![...starts, ...ends].some(isOfLines)) {
      const text = textWithout(paragraph, [...starts, ...ends]);
      open.at(-1)?.push({ text, style: styleOf(paragraph), ...columnOf(paragraph) });
    }
    open.length -= ends.length;
  }
  return root;
}

// Its control lines go when it is filled; in cells, what its tags stand in stays.
function isOfLines({ start, end }: Section): boolean {
  const isBeside = end?.paragraph.element.parentNode === start.paragraph.element.parentNode;
  return isBeside && isControlLine(start) && end !== undefined && isControlLine(end);
}

function sectionNode({ start, isLoop }: Section): OutlineSection {
  const field = fieldAt(start.name, start.scopes);
  const isList = typeof field === 'object';
  return {
    name: start.name,
    sign: start.sign === '^' ? '^' : '#',
    kind: isList ? 'loop' : field === 'condition' ? 'condition' : 'text',
    names: isLoop && isList ? Object.keys(field) : [],
    inner: [],
  };
}

function textWithout(paragraph: Paragraph, sections: readonly Section[]): string {
  const tags = sections.flatMap(({ start, end }) => [start.inner, end?.inner]);
  const text = tags.reduce<string>(
    (all, tag) => all.replace(`{${tag}}`, ''),
    spacedText(paragraph),
  );
  return text.replace(/\s+/g, ' ').trim();
}

function styleFinder(opened: WordPackage): (paragraph: Paragraph) => string {
  const { styleOf } = readStyles(rootOfType(opened, 'styles'));
  return ({ element }) => {
    return shownStyle(valOf(child(styleOf(element), 'w:name')) ?? 'Normal');
  };
}

function columnOf({ element }: Paragraph): { column?: number } {
  let cell = closest(element, ['w:tc']);
  if (!cell) return {};
  let column = 0;
  for (; cell; cell = cell.previousSibling) if (cell.nodeName === 'w:tc') column += 1;
  return { column };
}
