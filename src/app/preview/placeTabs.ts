import { rangeOf } from './divideByColumns';
import { numberOf, shareBefore } from './wordXml';

/** A tab stop in the custom property `--tabs` of a paragraph. `at` is in px from the left edge of the text area. */
export type Stop = { at: number; kind: string; leader: string };

/**
 * Gives each tab the leader of its tab stop, and the width up to the tab stop. A round of the loop places one tab of
 * every paragraph. The next round needs the result, because the position of a tab depends on the tabs before it. Tabs
 * after the fiftieth of a paragraph stay as narrow as a space.
 *
 * @param selector selects the paragraphs in `root` whose tabs are placed
 */
export function placeTabs(root: HTMLElement, selector: string) {
  const all = Array.from(root.querySelectorAll<HTMLElement>(selector), (paragraph) => {
    const tabs = Array.from(paragraph.querySelectorAll<HTMLElement>('.tab'));
    paragraph.classList.remove('one-line');
    for (const tab of tabs) {
      tab.textContent = '\u00a0';
      tab.removeAttribute('style');
    }
    return { paragraph, tabs };
  });
  for (let index = 0; index < 50; index += 1) {
    const measured = all.flatMap(({ paragraph, tabs: { [index]: tab, [index + 1]: next } }) =>
      tab ? [{ paragraph, tab, ...measure(paragraph, tab, next) }] : [],
    );
    if (measured.length === 0) return;
    for (const { paragraph, tab, width, leader, isFull } of measured) {
      // A line that ends at a right tab stop is full. A browser engine may draw a letter a fraction of a pixel wider
      // than measured. The class `one-line` therefore forbids line breaks in the paragraph.
      if (isFull) paragraph.classList.add('one-line');
      tab.style.wordSpacing = `${width.toFixed(2)}px`;
      tab.dataset.leader = leader;
    }
  }
}

function measure(paragraph: HTMLElement, tab: HTMLElement, next: HTMLElement | undefined) {
  const style = getComputedStyle(paragraph);
  const box = paragraph.getBoundingClientRect();
  const indent = numberOf(style.marginLeft);
  const textAreaLeft = box.left - indent;
  const end = box.right - textAreaLeft;
  // `tab` has no word spacing yet. Its width is therefore the width of a space (`space`).
  const { left, width: space } = tab.getBoundingClientRect();
  const at = left - textAreaLeft;
  const stops: Stop[] = JSON.parse(paragraph.style.getPropertyValue('--tabs') || '[]');
  // A hanging indent counts as a tab stop (ECMA-376, 17.15.3.28).
  if (indent > 0 && numberOf(style.textIndent) < 0) stops.push({ at: indent, ...plain });
  const size = Number(style.getPropertyValue('--default-tab'));
  const defaultStop = { at: (Math.floor((at + 0.5) / size) + 1) * size, ...plain };
  const following =
    stops.sort((a, b) => a.at - b.at).find((one) => one.at > at + 0.5) ?? defaultStop;
  // A `w:ptab` ignores the tab stops (ECMA-376, 17.3.3.23). A `w:ptab` with the class `aligned-right-dot` ends at the
  // right edge of the text area.
  const [, kind, leader = ''] = /aligned-(\w+)-(\w*)/.exec(tab.className) ?? [];
  const areaWidth = end + numberOf(style.marginRight);
  const stop = kind ? { at: areaWidth * (shareBefore[kind] ?? 0), kind, leader } : following;
  // The share of the text after the tab that is to the left of the tab stop.
  const share = shareBefore[stop.kind] ?? 0;
  const widthBefore = share > 0 ? share * widthBetween(paragraph, tab, next) : 0;
  const width = Math.min(stop.at, Math.max(end, at)) - at - widthBefore;
  return {
    width: Math.max(0.5, width - 0.2) - space,
    leader: stop.leader,
    isFull: share === 1 && width > 0 && isOneLine(paragraph),
  };
}

const plain = { kind: 'left', leader: 'none' };

/** Returns the width in px of the text from a tab to the next tab or to the end of the line. */
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
