import type {
  ParagraphProperties,
  Section,
  TabStop,
  WordDocument,
  WordElement,
  WordStyle,
} from './wordDocument';

/** In a private area of Unicode: stands before the name of a field, where its number will stand. */
export const fieldMark = '\uE010';

/** The kinds of header and footer, as Word names them. */
export const edgeKinds = ['default', 'first', 'even'] as const;
export type EdgeKind = (typeof edgeKinds)[number];

/**
 * Writes into a document, as docx-preview has read it, what decides where lines and pages break and
 * docx-preview does not render, as CSS. It leaves nothing for docx-preview to break but sections, and has
 * each section followed by one that is empty for every further kind of header and footer.
 *
 * @param contextual ids of the styles of which equal neighbours stand together
 * @returns the document's own sections in their order
 */
export function prepareDocument(word: WordDocument, contextual: ReadonlySet<string>): Section[] {
  const styles = new Map(word.stylesPart?.styles.map((style) => [style.id, style]));
  const breaking = new Set(
    [...styles.values()]
      .filter((one) => ofStyle(styles, one, 'pageBreakBefore'))
      .map(({ id }) => id),
  );
  for (const { paragraphProps } of styles.values()) {
    // docx-preview would begin a section there.
    if (paragraphProps) paragraphProps.pageBreakBefore = false;
  }
  const { body } = word.documentPart;
  body.children = body.children.flatMap((element, at, all) => {
    joinContextual(all[at - 1], element, contextual);
    const [first = element, ...rest] = splitAtBreaks(element);
    const [next] = all.slice(at + 1);
    // The end of a paragraph stays before a break that has nothing behind it (17.15.3.15).
    if (next && rest.length > 0 && !hasContent(rest.at(-1))) {
      rest.pop();
      addClass(next, 'begins-page');
    }
    return [first, ...rest];
  });
  const edges = word.parts.flatMap(({ rootElement }) => rootElement ?? []);
  for (const root of [...body.children, ...edges]) {
    visit(root, (element) => {
      if (element.type === 'paragraph') prepareParagraph(element);
      if (element.type === 'row' && element.isHeader) addClass(element, 'header-row');
    });
  }
  return prepareSections(word);

  function prepareParagraph(paragraph: WordElement) {
    const style = styles.get(paragraph.styleName);
    const own = <Name extends keyof ParagraphProperties>(name: Name) =>
      paragraph[name] ?? ofStyle(styles, style, name);
    if (paragraph.pageBreakBefore ?? breaking.has(paragraph.styleName)) {
      addClass(paragraph, 'begins-page');
    }
    paragraph.pageBreakBefore = false;
    if (own('keepNext')) addClass(paragraph, 'keeps-next');
    if (own('keepLines')) addClass(paragraph, 'keeps-lines');
    markFields(paragraph);
    const stops = [...(ofStyle(styles, style, 'tabs') ?? []), ...(paragraph.tabs ?? [])];
    if (stops.length > 0) addStyle(paragraph, '--tabs', stopsAsText(stops));
  }
}

function ofStyle<Name extends keyof ParagraphProperties>(
  styles: ReadonlyMap<string | undefined, WordStyle>,
  style: WordStyle | undefined,
  name: Name,
): ParagraphProperties[Name] | undefined {
  // A file may base a style on itself.
  for (let one = style, depth = 0; one && depth < 10; depth += 1) {
    const value = one.paragraphProps?.[name];
    if (value !== undefined) return value;
    one = styles.get(one.basedOn);
  }
  return undefined;
}

/** E.g. `453pt right dot, 0pt clear none`. */
function stopsAsText(stops: readonly TabStop[]): string {
  return stops
    .map(({ position, style = 'left', leader = 'none' }) => `${position} ${style} ${leader}`)
    .join(', ');
}

/** «Don’t add space between paragraphs of the same style» (ECMA-376, 17.3.1.9). */
function joinContextual(
  before: WordElement | undefined,
  element: WordElement,
  contextual: ReadonlySet<string>,
) {
  const { styleName = '' } = element;
  if (before?.styleName !== styleName || !contextual.has(styleName)) return;
  addStyle(before, 'margin-bottom', '0');
  addStyle(element, 'margin-top', '0');
}

/** A paragraph with a page break inside becomes two, of which the second begins a page. */
function splitAtBreaks(paragraph: WordElement): WordElement[] {
  if (paragraph.type !== 'paragraph') return [paragraph];
  const runs = paragraph.children ?? [];
  const at = runs.findIndex((run) => run.children?.some(isPageBreak));
  const run = runs[at];
  if (!run?.children) return [paragraph];
  const place = run.children.findIndex(isPageBreak);
  const before = [...runs.slice(0, at), { ...run, children: run.children.slice(0, place) }];
  const after = [{ ...run, children: run.children.slice(place + 1) }, ...runs.slice(at + 1)];
  const rest = { ...paragraph, children: after };
  addClass(rest, 'begins-page');
  return [{ ...paragraph, children: before, sectionProps: undefined }, ...splitAtBreaks(rest)];
}

function hasContent(paragraph: WordElement | undefined): boolean {
  return Boolean(paragraph?.children?.some(({ children = [] }) => children.length > 0));
}

function isPageBreak(element: WordElement): boolean {
  return element.type === 'break' && (element.break === 'page' || element.break === 'column');
}

/** Puts a mark in the place of what a field of page numbers showed when the file was saved. */
function markFields(paragraph: WordElement) {
  let field: string | undefined;
  let isShown = false;
  for (const run of paragraph.children ?? []) {
    const words = run.children?.find(({ type }) => type === 'instruction')?.text;
    const name = words && /^\s*(PAGE|NUMPAGES|SECTIONPAGES)\b/.exec(words)?.[1];
    if (name) {
      field = name;
      isShown = false;
    }
    const end = run.children?.some(({ charType }) => charType === 'end');
    if (!field || (run.fieldRun && !end)) continue;
    if (!isShown && !run.fieldRun) {
      run.children = [{ type: 'text', text: `${fieldMark}${field}` }];
      isShown = true;
    } else if (!end) run.children = [];
    if (end) {
      if (!isShown) {
        run.fieldRun = false;
        run.children = [{ type: 'text', text: `${fieldMark}${field}` }];
      }
      field = undefined;
    }
  }
}

function prepareSections({ documentPart: { body } }: WordDocument): Section[] {
  const sections: Section[] = [];
  const last: WordElement = { type: 'paragraph', children: [], sectionProps: body.props };
  body.children = [...body.children, last].flatMap((element) => {
    const section = element.sectionProps;
    if (!section) return [element];
    const before = sections.at(-1);
    section.headerRefs = inherited(before?.headerRefs, section.headerRefs);
    section.footerRefs = inherited(before?.footerRefs, section.footerRefs);
    sections.push(section);
    const further = edgeKinds.slice(1).map((kind) => ({
      type: 'paragraph',
      children: [],
      sectionProps: withEdges(section, kind),
    }));
    element.sectionProps = withEdges(section, 'default');
    if (element === last) addClass(element, 'end-of-document');
    return [element, ...further];
  });
  // The further ones of the last section end where the body ends.
  body.props = body.children.pop()?.sectionProps ?? body.props;
  return sections;
}

/** What a section does not name, it has from the section before (ECMA-376, 17.10.5). */
function inherited(before: Section['headerRefs'] = [], own: Section['headerRefs'] = []) {
  return edgeKinds.flatMap(
    (kind) =>
      own.find(({ type }) => type === kind) ?? before.find(({ type }) => type === kind) ?? [],
  );
}

/** A section whose pages all have the header and footer of one kind. */
function withEdges(section: Section, kind: EdgeKind): Section {
  const only = (refs: Section['headerRefs'] = []) =>
    refs.filter(({ type }) => type === kind).map(({ id }) => ({ id, type: 'default' }));
  return {
    ...section,
    titlePage: false,
    headerRefs: only(section.headerRefs),
    footerRefs: only(section.footerRefs),
  };
}

function visit(element: WordElement, work: (element: WordElement) => void) {
  work(element);
  for (const child of element.children ?? []) visit(child, work);
}

function addStyle(element: WordElement, name: string, value: string) {
  element.cssStyle = { ...element.cssStyle, [name]: value };
}

function addClass(element: WordElement, name: string) {
  element.className = `${element.className ?? ''} ${name}`.trim();
}
