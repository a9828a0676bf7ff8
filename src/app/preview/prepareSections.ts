import { addClass, type Section, type WordDocument, type WordElement } from './wordDocument';

/** The kinds of header and footer, as Word names them. */
export const edgeKinds = ['default', 'first', 'even'] as const;
export type EdgeKind = (typeof edgeKinds)[number];

/**
 * Has each section followed by one that is empty for every further kind of header and footer.
 *
 * @returns the document's own sections in their order
 */
export function prepareSections({ documentPart: { body } }: WordDocument): Section[] {
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
