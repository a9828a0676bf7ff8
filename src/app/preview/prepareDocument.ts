import { createListCounter, type ListLevel, type ListPlace } from './listCounter';
import type { Stop } from './placeTabs';
import { contextual } from './unzip';
import { numberOf } from './wordXml';

/**
 * A document that docx-preview 0.4 has parsed, with the properties that this module uses. docx-preview has no types for
 * most of these properties.
 */
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
  /** The outline level of a heading, counted from 0. */
  outlineLevel?: number;
  /** The tab stops. `position` includes the unit: `453.5pt`. */
  tabs?: { position: string; style?: string; leader?: string }[];
  textAlignment?: string;
  numbering?: ListPlace;
  /** The run properties of the paragraph mark. */
  runProps?: { fontSize?: string };
};

type Css = Record<string, string>;

type WordStyle = {
  id?: string;
  basedOn?: string;
  paragraphProps?: ParagraphProperties;
  styles?: { target: string; values: Css }[];
};

type WordElement = ParagraphProperties & {
  type: string;
  styleName?: string;
  cssStyle?: Css;
  className?: string;
  children?: WordElement[];
  sectionProps?: Section;
  /** True for a row that is repeated on every page of its table. */
  isHeader?: boolean;
};

export type Section = {
  type?: string;
  titlePage?: boolean;
  pageNumber?: { start?: number };
  pageBorders?: object;
} & { [edge in (typeof edges)[number]]?: { id: string; type: string }[] | undefined };

const edges = ['headerRefs', 'footerRefs'] as const;

/**
 * Adds classes and CSS to the elements of a document. docx-preview copies the classes and the CSS to the HTML. Most of
 * them express properties that docx-preview does not render, e.g. `keepNext`. Some set the numbers of list items,
 * because docx-preview counts unlike Word. The class `begins-page` replaces `pageBreakBefore`, because docx-preview
 * would begin a new section there.
 *
 * @returns the sections of the document in their order
 */
export function prepareDocument(word: WordDocument) {
  const { body } = word.documentPart;
  const styles = sortBasesFirst(word.stylesPart?.styles ?? []);
  if (word.stylesPart) word.stylesPart.styles = styles;
  const inherited = new Map<string | undefined, ParagraphProperties & { indents: Css }>();
  for (const { id, basedOn, paragraphProps, styles: rules } of styles) {
    const base = inherited.get(basedOn);
    // As in Word, a style's own indents override the indents of its list. The indents of the list override inherited
    // indents.
    const indents = {
      ...(paragraphProps?.numbering ? {} : base?.indents),
      ...indentsIn(rules?.find(({ target }) => target === 'p')?.values),
    };
    inherited.set(id, { ...base, ...paragraphProps, indents });
    if (paragraphProps) paragraphProps.pageBreakBefore = false;
  }
  for (const [at, element] of body.children.entries()) {
    const before = body.children[at - 1];
    if (!before || before.styleName !== element.styleName) continue;
    // `contextualSpacing` removes the space between paragraphs of the same style (ECMA-376, 17.3.1.9).
    if (withStyle(before).textAlignment === contextual) addStyle(before, 'margin-bottom', '0');
    if (withStyle(element).textAlignment === contextual) addStyle(element, 'margin-top', '0');
  }
  const countNext = createListCounter(word.numberingPart?.domNumberings ?? []);
  const others = word.parts.flatMap(({ rootElement }) => rootElement ?? []);
  for (const root of [...body.children, ...others]) prepare(root);
  return prepareSections(word);

  /** Returns the properties of a paragraph. Missing properties come from the style of the paragraph. */
  function withStyle(paragraph: WordElement) {
    return { ...inherited.get(paragraph.styleName), ...paragraph };
  }

  function prepare(element: WordElement) {
    if (element.type === 'paragraph') prepareParagraph(element);
    if (element.type === 'row' && element.isHeader) addClass(element, 'header-row');
    for (const child of element.children ?? []) prepare(child);
  }

  function prepareParagraph(paragraph: WordElement) {
    const style = inherited.get(paragraph.styleName);
    const { pageBreakBefore, keepNext, keepLines, outlineLevel, numbering } = withStyle(paragraph);
    const numbers = numbering && countNext(numbering);
    if (numbers) addStyle(paragraph, 'counter-set', numbers);
    // A number or bullet is as large as the paragraph mark (ECMA-376, 17.9.24).
    const { fontSize } = paragraph.runProps ?? {};
    if (numbers && fontSize) addStyle(paragraph, 'font-size', fontSize);
    paragraph.pageBreakBefore = false;
    if (pageBreakBefore) addClass(paragraph, 'begins-page');
    if (keepNext) addClass(paragraph, 'keeps-next');
    if (keepLines) addClass(paragraph, 'keeps-lines');
    if (outlineLevel !== undefined) addClass(paragraph, `level-${outlineLevel + 1}`);
    const stops = new Map<string, Stop>();
    const tabs = [...(style?.tabs ?? []), ...(paragraph.tabs ?? [])];
    for (const { position, style: kind = 'left', leader = 'none' } of tabs) {
      const at = (numberOf(position) * 96) / 72;
      if (kind === 'clear') stops.delete(position);
      else if (kind !== 'bar') stops.set(position, { at, kind, leader });
    }
    if (stops.size > 0) addStyle(paragraph, '--tabs', JSON.stringify([...stops.values()]));
    if (style && numbers && !paragraph.numbering) {
      const space = spaceForNumber(style.indents, stops);
      paragraph.cssStyle = { ...style.indents, ...space, ...paragraph.cssStyle };
    }
  }
}

/**
 * Sorts styles so that every style follows its base (`basedOn`). docx-preview 0.4 resolves inheritance in one pass, and
 * therefore needs this order. LibreOffice may write a style before its base.
 */
export function sortBasesFirst(styles: readonly WordStyle[]) {
  const byId = new Map(styles.map((style) => [style.id, style]));
  const seen = new Set<WordStyle>();
  return styles.flatMap((style) => {
    const chain: WordStyle[] = [];
    // A style in a damaged file may be based on itself. `seen` then ends the loop.
    for (let one: WordStyle | undefined = style; one && !seen.has(one); ) {
      seen.add(one);
      chain.push(one);
      one = byId.get(one.basedOn);
    }
    return chain.reverse();
  });
}

function indentsIn(css: Css = {}): Css {
  return Object.fromEntries(Object.entries(css).filter(([name]) => /indent|inline/.test(name)));
}

/**
 * Returns `--hanging`, the `min-width` of a number or bullet. The text of the paragraph begins at the first tab stop
 * inside the hanging indent. If no tab stop is there, the text begins at the indent. The result is then empty, and
 * `correctStyle` sets `--hanging`.
 */
function spaceForNumber(indents: Css, stops: ReadonlyMap<string, Stop>): Css {
  const hanging = -numberOf(indents['text-indent']);
  const start = numberOf(indents['margin-inline-start']) - hanging;
  const distances = Array.from(stops.keys(), (position) => numberOf(position) - start);
  const space = Math.min(...distances.filter((distance) => distance > 0));
  return space < hanging ? { '--hanging': `${space}pt` } : {};
}

function addStyle(element: WordElement, name: string, value: string) {
  element.cssStyle = { ...element.cssStyle, [name]: value };
}

function addClass(element: WordElement, name: string) {
  element.className = `${element.className ?? ''} ${name}`.trim();
}

/**
 * The kinds of pages that may have headers and footers of their own. For each section, docx-preview renders a page of
 * every kind, in this order. The kind `even` is rendered only if the settings of the document have `evenAndOddHeaders`.
 */
export const pageKinds = ['default', 'first', 'even'];

/**
 * Adds empty copies after each section: one for every kind in `pageKinds` except `default`. The section keeps the
 * headers and footers of the kind `default`, and a copy keeps those of its own kind. All these headers and footers get
 * the type `default`, so that docx-preview renders them.
 *
 * @returns the sections of the document in their order, without the copies
 */
function prepareSections({ documentPart: { body }, settingsPart }: WordDocument) {
  const kinds = pageKinds.slice(0, settingsPart?.settings?.evenAndOddHeaders ? 3 : 2);
  const sections: Section[] = [];
  const added: WordElement = { type: 'paragraph', className: 'added', children: [] };
  body.children = [...body.children, { ...added, sectionProps: body.props }].flatMap((element) => {
    const section = element.sectionProps;
    if (!section) return [element];
    for (const edge of edges) {
      // A section inherits headers and footers from the previous section (ECMA-376, 17.10.5).
      section[edge] = [...(section[edge] ?? []), ...(sections.at(-1)?.[edge] ?? [])];
    }
    sections.push(section);
    return kinds.map((kind) => {
      const withKind = { ...section };
      for (const edge of edges) {
        withKind[edge] = section[edge]?.flatMap(({ id, type }) =>
          type === kind ? { id, type: 'default' } : [],
        );
      }
      return { ...(kind === 'default' ? element : added), sectionProps: withKind };
    });
  });
  // The last section needs no paragraph, because docx-preview reads its properties from the body.
  body.props = body.children.pop()?.sectionProps ?? body.props;
  return sections;
}
