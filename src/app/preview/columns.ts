/** On which page something stands, by where it is. */
export type PageOf = (rect: DOMRect) => number;

/** Pages beside one another as columns of an element, and how far one is from the next, in px. */
export function columnsOf(article: HTMLElement): { pageOf: PageOf; pitch: number } {
  const { columnGap, width } = getComputedStyle(article);
  const box = article.getBoundingClientRect();
  // Both are as wide as they would be without magnification, the box is not.
  const gap = (box.width * (Number.parseFloat(columnGap) || 0)) / Number.parseFloat(width);
  // What hangs out to the left, as a number may, still belongs to its column.
  const left = box.left - gap / 2;
  const pitch = box.width + gap;
  return { pageOf: (rect) => Math.max(0, Math.floor((rect.left - left) / pitch)), pitch };
}

/** How far the page that something is on is from the first, while pages are columns. */
export function shiftOf(element: Element): number {
  const article = element.closest<HTMLElement>('.layout-columns');
  if (!article) return 0;
  const { pageOf, pitch } = columnsOf(article);
  const [own = element.getBoundingClientRect()] = element.getClientRects();
  return pageOf(own) * pitch;
}
