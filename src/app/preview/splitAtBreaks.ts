import { addClass, type WordElement } from './wordDocument';

/** Elements of a body, of which each that begins a page has the class `begins-page`. */
export function splitAtBreaks(elements: readonly WordElement[]): WordElement[] {
  return elements.flatMap((element, at) => {
    const parts = partsOf(element);
    const next = elements[at + 1];
    // The end of a paragraph stays before a break that has nothing behind it (17.15.3.15).
    if (next && parts.length > 1 && isEmpty(parts.at(-1))) {
      parts.pop();
      addClass(next, 'begins-page');
    }
    return parts;
  });
}

/** A paragraph with a page break inside becomes two, of which the second begins a page. */
function partsOf(paragraph: WordElement): WordElement[] {
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
  return [{ ...paragraph, children: before, sectionProps: undefined }, ...partsOf(rest)];
}

/** Has nothing, nor ends a section. */
function isEmpty(paragraph: WordElement | undefined): boolean {
  return !paragraph?.sectionProps && !paragraph?.children?.some((run) => run.children?.length);
}

function isPageBreak(element: WordElement): boolean {
  return element.type === 'break' && (element.break === 'page' || element.break === 'column');
}
