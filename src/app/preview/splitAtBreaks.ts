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

/** A paragraph with a break inside becomes two. */
function partsOf(paragraph: WordElement): WordElement[] {
  if (paragraph.type !== 'paragraph') return [paragraph];
  const runs = paragraph.children ?? [];
  const at = runs.findIndex((run) => run.children?.some(beginningOf));
  const run = runs[at];
  if (!run?.children) return [paragraph];
  const place = run.children.findIndex(beginningOf);
  const before = [...runs.slice(0, at), { ...run, children: run.children.slice(0, place) }];
  const after = [{ ...run, children: run.children.slice(place + 1) }, ...runs.slice(at + 1)];
  const rest = { ...paragraph, children: after };
  addClass(rest, beginningOf(run.children[place]) ?? '');
  return [{ ...paragraph, children: before, sectionProps: undefined }, ...partsOf(rest)];
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
