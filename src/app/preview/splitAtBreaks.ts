import { addClass, type WordElement } from './wordDocument';

/** Elements of a body: what begins a page or a column has the class `begins-page` or `begins-column`. */
export function splitAtBreaks(elements: readonly WordElement[]): WordElement[] {
  return elements.flatMap((element, at) => {
    const parts = partsOf(element);
    const next = elements[at + 1];
    // The end of a paragraph stays before a break that has nothing behind it (17.15.3.15).
    if (next && parts.length > 1 && isEmpty(parts.at(-1))) {
      addClass(next, parts.pop()?.className ?? '');
    }
    return parts;
  });
}

/** A paragraph goes on as another behind each break inside. */
function partsOf(paragraph: WordElement): WordElement[] {
  const { children: runs = [], sectionProps } = paragraph;
  if (paragraph.type !== 'paragraph' || !runs.some((run) => run.children?.some(beginningOf))) {
    return [paragraph];
  }
  let children: WordElement[] = [];
  let part: WordElement = { ...paragraph, children, sectionProps: undefined };
  const parts = [part];
  for (const run of runs) {
    let inside: WordElement[] = [];
    for (const one of run.children ?? []) {
      const beginning = beginningOf(one);
      if (!beginning) inside.push(one);
      else {
        children.push({ ...run, children: inside });
        [children, inside] = [[], []];
        part = { ...paragraph, children, sectionProps: undefined };
        addClass(part, beginning);
        parts.push(part);
      }
    }
    children.push({ ...run, children: inside });
  }
  part.sectionProps = sectionProps;
  return parts;
}

/** Has nothing, nor ends a section. */
function isEmpty(paragraph: WordElement | undefined): boolean {
  return !paragraph?.sectionProps && !paragraph?.children?.some((run) => run.children?.length);
}

/** What stands behind a break begins so. */
function beginningOf(element: WordElement | undefined): string | undefined {
  return element?.type === 'break' ? beginnings[element.break ?? ''] : undefined;
}

const beginnings: Record<string, string> = { page: 'begins-page', column: 'begins-column' };
