import { rangeOf } from './divide';

/** A tab stop in px, as the custom property `--tabs` of a paragraph lists them. */
export type Stop = { at: number; kind: string; leader: string };

/**
 * Gives each tab the width that leads to its stop, and the line that fills it. Tabs of a paragraph follow
 * one another, so the first of each paragraph is measured, then the second, and so on.
 */
export function placeTabs(root: HTMLElement) {
  const all = Array.from(root.querySelectorAll<HTMLElement>('p:has(.tab)'), (paragraph) => {
    const tabs = Array.from(paragraph.querySelectorAll<HTMLElement>('.tab'));
    paragraph.classList.remove('one-line');
    for (const tab of tabs) {
      tab.textContent = '\u00a0';
      tab.removeAttribute('style');
    }
    return { paragraph, tabs };
  });
  for (let turn = 0; turn < 50; turn += 1) {
    const measured = all.flatMap(({ paragraph, tabs: { [turn]: tab, [turn + 1]: next } }) =>
      tab ? [{ paragraph, tab, ...measure(paragraph, tab, next) }] : [],
    );
    if (measured.length === 0) return;
    for (const { paragraph, tab, width, leader, isFull } of measured) {
      // A letter that the engine draws a fraction wider must not break the line.
      if (isFull) paragraph.classList.add('one-line');
      tab.style.wordSpacing = `${width.toFixed(2)}px`;
      tab.dataset.leader = leader;
    }
  }
}

function measure(paragraph: HTMLElement, tab: HTMLElement, next: HTMLElement | undefined) {
  const style = getComputedStyle(paragraph);
  const box = paragraph.getBoundingClientRect();
  const indent = Number.parseFloat(style.marginLeft);
  const zero = box.left - indent;
  // Without a width of its own it is as wide as a space.
  const { left, width: space } = tab.getBoundingClientRect();
  const at = left - zero;
  const stops: Stop[] = JSON.parse(paragraph.style.getPropertyValue('--tabs') || '[]');
  // A hanging indent is a stop by itself (ECMA-376, 17.15.3.28).
  if (indent > 0 && Number.parseFloat(style.textIndent) < 0) stops.push({ at: indent, ...plain });
  const size = Number(style.getPropertyValue('--default-tab'));
  const usual = { at: (Math.floor((at + 0.5) / size) + 1) * size, ...plain };
  const following = stops.sort((a, b) => a.at - b.at).find((one) => one.at > at + 0.5) ?? usual;
  const stop = alignedStop(tab, indent, box.right - zero, style) ?? following;
  const part = partBefore[stop.kind] ?? 0;
  const before = part > 0 ? part * widthBetween(paragraph, tab, next) : 0;
  const width = Math.min(stop.at, Math.max(box.right - zero, at)) - at - before;
  return {
    width: Math.max(0.5, width - 0.2) - space,
    leader: stop.leader,
    isFull: part === 1 && width > 0 && isOneLine(paragraph),
  };
}

/** Where a tab leads that names no stop: `aligned-right-margin-dot`, by the text or its indents (ECMA-376, 17.3.3.23). */
function alignedStop(
  tab: HTMLElement,
  indent: number,
  end: number,
  { marginRight }: CSSStyleDeclaration,
): Stop | undefined {
  const [, kind = '', from, leader = ''] = /aligned-(\w+)-(\w+)-(\w+)/.exec(tab.className) ?? [];
  if (!kind) return;
  const [left, right] =
    from === 'indent' ? [indent, end] : [0, end + Number.parseFloat(marginRight)];
  return { at: left + (right - left) * (partBefore[kind] ?? 0), kind, leader };
}

const plain = { kind: 'left', leader: 'none' };

/** How much of the text behind a tab stands before its stop. A decimal point is taken for the text's end. */
const partBefore: Record<string, number> = { center: 0.5, right: 1, end: 1, decimal: 1 };

/** How wide the text is between a tab and the next one, or the end of its line. */
function widthBetween(paragraph: HTMLElement, tab: HTMLElement, next: HTMLElement | undefined) {
  const range = rangeOf(paragraph);
  range.setStartAfter(tab);
  if (next) range.setEndBefore(next);
  const line = firstLine(range);
  if (line.length === 0) return 0;
  return Math.max(...line.map(({ right }) => right)) - Math.min(...line.map(({ left }) => left));
}

function isOneLine(paragraph: HTMLElement) {
  const range = rangeOf(paragraph);
  return firstLine(range).length === range.getClientRects().length;
}

function firstLine(range: Range) {
  const [first, ...others] = range.getClientRects();
  if (!first) return [];
  return [first, ...others.filter(({ top, bottom }) => top < first.bottom && bottom > first.top)];
}
