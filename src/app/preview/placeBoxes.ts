import { boxAt, frameOf, measured, put, startOf } from './boxFrame';

/** Puts each box at its place on a page, and what is within boxes at its place there. */
export function placeBoxes(page: Element, boxes: readonly HTMLElement[]): void {
  for (;;) {
    const space = page.querySelector<HTMLElement>('.box-space');
    if (!space) return;
    const found = boxAt(space, boxes);
    space.removeAttribute('class');
    const host = space.closest('.box, header, footer, article');
    if (!found || !host) continue;
    const box = put(found, host);
    const { page: sheet, across, down } = frameOf(space);
    const { width, height } = measured(box);
    const own = space.getBoundingClientRect();
    const isInText = space.style.float === 'left' || space.style.float === 'right';
    const isInline = space.style.display === 'inline-block';
    const [left, top] =
      isInText || isInline
        ? [own.left - sheet.left, own.top - sheet.top]
        : [startOf(box, '--across', across, width), startOf(box, '--down', down, height)];
    // Within a box it is placed from there.
    const outer = host.matches('.box') && isInline ? host.getBoundingClientRect() : sheet;
    box.style.left = `${(left + sheet.left - outer.left).toFixed(2)}px`;
    box.style.top = `${(top + sheet.top - outer.top).toFixed(2)}px`;
  }
}
