import { type ListLevel, type ListPlace, listCounter } from './numberLists';
import type { Stop } from './placeTabs';
import { contextual } from './unzip';

/** The kinds of header and footer, as Word names them. */
export const edgeKinds = ['default', 'first', 'even'] as const;
export type EdgeKind = (typeof edgeKinds)[number];

/** What we use of a Word document as docx-preview 0.4 reads it. Its own types leave most of it out. */
export type WordDocument = {
  documentPart: { body: { children: WordElement[]; props: Section } };
  stylesPart?: { styles: WordStyle[] };
  numberingPart?: { domNumberings: ListLevel[] };
  settingsPart?: { settings?: { defaultTabStop?: string; evenAndOddHeaders?: boolean } };
  parts: { rootElement?: WordElement }[];
};

type ParagraphProperties = {
  keepNext?: boolean;
  keepLines?: boolean;
  pageBreakBefore?: boolean;
  /** Of a heading, from 0. */
  outlineLevel?: number;
  /** A position is text with its unit, e.g. `453.5pt`. */
  tabs?: { position: string; style?: string; leader?: string }[];
  textAlignment?: string;
  numbering?: ListPlace;
};

type WordStyle = {
  id?: string;
  basedOn?: string;
  paragraphProps?: ParagraphProperties;
};

type WordElement = ParagraphProperties & {
  type: string;
  styleName?: string;
  cssStyle?: Record<string, string>;
  className?: string;
  children?: WordElement[];
  sectionProps?: Section;
  /** Of a row. */
  isHeader?: boolean;
};

export type Section = {
  type?: string;
  titlePage?: boolean;
  columns?: { numberOfColumns?: number; space?: string };
  pageNumber?: { start?: number };
  headerRefs?: { id: string; type: string }[] | undefined;
  footerRefs?: Section['headerRefs'];
};

/**
 * Writes into a document, as docx-preview has read it, what decides where lines and pages break and
 * docx-preview does not render, as CSS. It leaves nothing for docx-preview to break but sections.
 *
 * @returns the document's own sections in their order
 */
export function prepareDocument(word: WordDocument) {
  const { body } = word.documentPart;
  const styles = basesFirst(word.stylesPart?.styles ?? []);
  if (word.stylesPart) word.stylesPart.styles = styles;
  const inherited = new Map<string | undefined, ParagraphProperties>();
  for (const { id, basedOn, paragraphProps } of styles) {
    inherited.set(id, { ...inherited.get(basedOn), ...paragraphProps });
    // docx-preview would begin a section there.
    if (paragraphProps) paragraphProps.pageBreakBefore = false;
  }
  for (const [at, element] of body.children.entries()) {
    const before = body.children[at - 1];
    if (!before || before.styleName !== element.styleName) continue;
    // ECMA-376, 17.3.1.9.
    if (isContextual(before)) addStyle(before, 'margin-bottom', '0');
    if (isContextual(element)) addStyle(element, 'margin-top', '0');
  }
  const counters = listCounter(word.numberingPart?.domNumberings ?? []);
  const edges = word.parts.flatMap(({ rootElement }) => rootElement ?? []);
  for (const root of [...body.children, ...edges]) prepare(root);
  return prepareSections(word);

  function isContextual({ styleName, textAlignment }: WordElement) {
    return (textAlignment ?? inherited.get(styleName)?.textAlignment) === contextual;
  }

  function prepare(element: WordElement) {
    if (element.type === 'paragraph') prepareParagraph(element);
    if (element.type === 'row' && element.isHeader) addClass(element, 'header-row');
    for (const child of element.children ?? []) prepare(child);
  }

  function prepareParagraph(paragraph: WordElement) {
    const style = inherited.get(paragraph.styleName);
    const { pageBreakBefore, keepNext, keepLines, outlineLevel, numbering } = {
      ...style,
      ...paragraph,
    };
    const numbers = numbering && counters(numbering, paragraph.styleName);
    if (numbers) addStyle(paragraph, 'counter-set', numbers);
    paragraph.pageBreakBefore = false;
    if (pageBreakBefore) addClass(paragraph, 'begins-page');
    if (keepNext) addClass(paragraph, 'keeps-next');
    if (keepLines) addClass(paragraph, 'keeps-lines');
    if (outlineLevel !== undefined) addClass(paragraph, `level-${outlineLevel + 1}`);
    const stops = new Map<string, Stop>();
    for (const { position, style: kind = 'left', leader = 'none' } of [
      ...(style?.tabs ?? []),
      ...(paragraph.tabs ?? []),
    ]) {
      const at = (Number.parseFloat(position) * 96) / 72;
      if (kind === 'clear') stops.delete(position);
      else if (kind !== 'bar') stops.set(position, { at, kind, leader });
    }
    if (stops.size > 0) addStyle(paragraph, '--tabs', JSON.stringify([...stops.values()]));
  }
}

/** LibreOffice writes styles before those that they are based on: docx-preview 0.4 inherits in one pass. */
export function basesFirst(styles: readonly WordStyle[]) {
  const byId = new Map(styles.map((style) => [style.id, style]));
  const seen = new Set<WordStyle>();
  return styles.flatMap((style) => {
    const chain: WordStyle[] = [];
    // A file may base a style on itself.
    for (let one: WordStyle | undefined = style; one && !seen.has(one); ) {
      seen.add(one);
      chain.push(one);
      one = byId.get(one.basedOn);
    }
    return chain.reverse();
  });
}

function addStyle(element: WordElement, name: string, value: string) {
  element.cssStyle = { ...element.cssStyle, [name]: value };
}

function addClass(element: WordElement, name: string) {
  element.className = `${element.className ?? ''} ${name}`.trim();
}

/**
 * Has each section followed by one that is empty for every further kind of header and footer.
 *
 * @returns the document's own sections in their order
 */
function prepareSections({ documentPart: { body } }: WordDocument) {
  const sections: Section[] = [];
  const last: WordElement = { type: 'paragraph', className: 'end-of-document', children: [] };
  last.sectionProps = body.props;
  body.children = [...body.children, last].flatMap((element) => {
    const section = element.sectionProps;
    if (!section) return [element];
    const before = sections.at(-1);
    // What a section does not name, it has from the section before (ECMA-376, 17.10.5).
    section.headerRefs = [...(section.headerRefs ?? []), ...(before?.headerRefs ?? [])];
    section.footerRefs = [...(section.footerRefs ?? []), ...(before?.footerRefs ?? [])];
    sections.push(section);
    return edgeKinds.map((kind) => ({
      ...(kind === 'default' ? element : { type: 'paragraph', children: [] }),
      sectionProps: withEdges(section, kind),
    }));
  });
  // The further ones of the last section end where the body ends.
  body.props = body.children.pop()?.sectionProps ?? body.props;
  return sections;
}

/** A section whose pages all have the header and footer of one kind. */
function withEdges(section: Section, kind: EdgeKind): Section {
  const only = (refs: Section['headerRefs']) =>
    refs?.filter(({ type }) => type === kind).map(({ id }) => ({ id, type: 'default' }));
  return {
    ...section,
    titlePage: false,
    headerRefs: only(section.headerRefs),
    footerRefs: only(section.footerRefs),
  };
}
