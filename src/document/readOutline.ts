import type { Element } from '@xmldom/xmldom';
import type { Fields } from './fields';
import { openPackage } from './package/openPackage';
import { body, isHeaderOrFooter, partName, rootOfType } from './package/parts';
import { controlLines, readSections, type Section } from './tags/readSections';
import { fieldAt } from './tags/scopes';
import { cellOf, type Paragraph, readParagraphs, spacedText } from './word/paragraphs';
import { readStyles, type Styles, shownStyle } from './word/styles';
import { child, elementsNamed, valOf } from './word/tree';

/** A paragraph: what stands in it, its style as Word shows it, and its column where it stands in a table. */
type OutlineLine = { text: string; style: string; column?: number };

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
export function readOutline(bytes: Uint8Array, fields: Fields) {
  const opened = openPackage(bytes);
  const beside = opened.paths().filter(isHeaderOrFooter);
  const paths = [body, ...beside.sort()];
  const paragraphs = readParagraphs(opened, paths);
  const { sections } = readSections(paragraphs, fields);
  const around = sections.filter(({ start, end }) => end && end.paragraph !== start.paragraph);
  const styles = readStyles(rootOfType(opened, 'styles'));
  return paths.map((path) => {
    const ofPart = paragraphs.filter((paragraph) => paragraph.path === path);
    return { part: partName(path), inner: nodesOf(ofPart, around, styles) };
  });
}

function nodesOf(
  paragraphs: readonly Paragraph[],
  sections: readonly Section[],
  { styleOf }: Styles,
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
    // In cells, what tags stand in stays.
    if (![...starts, ...ends].some(controlLines)) {
      const text = textWithout(paragraph, [...starts, ...ends]);
      const name = valOf(child(styleOf(paragraph.element), 'w:name')) || 'Normal';
      open.at(-1)?.push({ text, style: shownStyle(name), ...columnOf(paragraph) });
    }
    open.length -= ends.length;
  }
  return root;
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

function textWithout(paragraph: Paragraph, sections: readonly Section[]) {
  const tags = sections.flatMap(({ start, end }) => [start.inner, end?.inner]);
  const text = tags.reduce<string>(
    (all, tag) => all.replace(`{${tag}}`, ''),
    spacedText(paragraph),
  );
  return text.replace(/\s+/g, ' ').trim();
}

function columnOf(paragraph: Paragraph): { column?: number } {
  const cell = cellOf(paragraph);
  const row = cell?.parentNode as Element | undefined;
  return cell && row ? { column: elementsNamed(row, 'w:tc').indexOf(cell) + 1 } : {};
}
