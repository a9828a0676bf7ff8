import { markFields } from './markFields';
import { prepareSections } from './prepareSections';
import { splitAtBreaks } from './splitAtBreaks';
import { mostPages, TooLong } from './tooLong';
import {
  addClass,
  addStyle,
  type ParagraphProperties,
  type Section,
  type TabStop,
  type WordDocument,
  type WordElement,
  type WordStyle,
} from './wordDocument';

/**
 * Writes into a document, as docx-preview has read it, what decides where lines and pages break and
 * docx-preview does not render, as CSS. It leaves nothing for docx-preview to break but sections.
 *
 * @param contextual ids of the styles of which equal neighbours stand together
 * @returns the document's own sections in their order
 * @throws TooLong
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
  for (const [at, element] of body.children.entries()) {
    joinContextual(body.children[at - 1], element, contextual);
  }
  body.children = splitAtBreaks(body.children);
  const edges = word.parts.flatMap(({ rootElement }) => rootElement ?? []);
  for (const root of [...body.children, ...edges]) {
    visit(root, (element) => {
      if (element.type === 'paragraph') prepareParagraph(element);
      if (element.type === 'row' && element.isHeader) addClass(element, 'header-row');
    });
  }
  const beginning = body.children.filter(
    ({ className, sectionProps }) => sectionProps || className?.includes('begins-page'),
  );
  if (beginning.length >= mostPages) throw new TooLong();
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
    const level = own('outlineLevel');
    if (level !== undefined) addClass(paragraph, `level-${level + 1}`);
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

function visit(element: WordElement, work: (element: WordElement) => void) {
  work(element);
  for (const child of element.children ?? []) visit(child, work);
}
