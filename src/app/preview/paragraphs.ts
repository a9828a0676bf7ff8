import { useEffect } from 'react';
import { focusField, formOfPage } from '../draft/goToField';

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Connects the paragraphs of the preview with the form. A click on a paragraph focuses its field or heading in the
 * form. Arrow keys move between paragraphs, and Enter has the effect of a click. When a field gets the focus, the
 * preview scrolls to the paragraph of the field.
 */
export function useLinksToFields(frame: Document | null) {
  useEffect(() => {
    if (!frame) return;
    const { body } = frame;

    function goToFieldOf(target: Element) {
      const goal = controlOfParagraph(target.closest('article p'));
      if (!goal) return;
      // The dialog of the preview would cover the form.
      document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
      focusField(goal);
    }

    function press(event: KeyboardEvent) {
      const target = event.target as HTMLElement;
      if (event.key === 'Enter') goToFieldOf(target);
      const all = paragraphsIn(body);
      const next = all[all.indexOf(target) + (steps[event.key] ?? NaN)];
      if (!next) return;
      event.preventDefault();
      next.tabIndex = -1;
      next.focus();
    }

    function showPlace({ target }: Event) {
      const all = controls();
      const upTo = all.slice(0, all.indexOf(target as HTMLElement) + 1);
      // A control that prints nothing has no paragraph, e.g. an unticked checkbox. The preview then shows the paragraph
      // of the nearest control before it.
      for (const control of upTo.toReversed()) {
        const place = paragraphOfControl(control, body);
        if (!place) continue;
        bringIntoView(place);
        if (control === target) mark(place);
        return;
      }
    }

    // In some browser engines, the Tab key skips a frame without focusable elements. The body is therefore focusable.
    body.tabIndex = 0;
    body.title = `${matchMedia('(pointer: coarse)').matches ? 'Tippen' : 'Klick'} führt zum Feld`;
    const listening = new AbortController();
    frame.addEventListener('click', ({ target }) => goToFieldOf(target as Element), listening);
    frame.addEventListener('keydown', press, listening);
    document.addEventListener('focusin', showPlace, listening);
    // In Safari, a click on a checkbox does not focus the checkbox.
    document.addEventListener('click', showPlace, listening);
    return () => {
      listening.abort();
      body.removeAttribute('title');
    };
  }, [frame]);
}

const headings = 'h2, h3, h4';
const fields = ':enabled:is(input:not([type=hidden], [type=file], [type=radio]), textarea, select)';

/** Returns the controls of the form in their order. A control is an enabled field or a heading. */
function controls() {
  return Array.from(formOfPage()?.querySelectorAll<HTMLElement>(`${fields}, ${headings}`) ?? []);
}

/**
 * Returns the control whose text is in a paragraph. If no control matches, the following paragraphs are tried. For a
 * control in a `summary`, returns the `summary`.
 */
function controlOfParagraph(paragraph: Element | null) {
  if (!paragraph) return;
  const all = paragraphsIn(paragraph.ownerDocument);
  for (const from of all.slice(all.indexOf(paragraph as HTMLElement))) {
    const found = highestScoring(controls(), (control) => likeness(control, from));
    if (found) return found.closest('summary') ?? found;
  }
}

/** Returns the paragraph of the preview that contains the text of a control. */
function paragraphOfControl(control: HTMLElement, pages: ParentNode) {
  return highestScoring(paragraphsIn(pages), (paragraph) => likeness(control, paragraph));
}

/**
 * Returns a score for the likeness of a control and a paragraph. The score is the length of the longest text of the
 * control that occurs in the paragraph. The text of a heading must be the whole paragraph. A thousandth of the
 * paragraph's length is subtracted, so that the shortest of several matching paragraphs wins.
 */
function likeness(control: HTMLElement, paragraph: HTMLElement) {
  const printed = plain(paragraph.textContent);
  const isHeading = control.matches(headings);
  const shared = textsOf(control)
    .map(plain)
    .filter((text) => (isHeading ? text === printed : printed.includes(text)));
  return Math.max(...shared.map(({ length }) => length)) - printed.length / 1000;
}

/**
 * Returns the texts that a control prints. A heading prints its text. A ticked checkbox prints its label, and an
 * unticked checkbox prints nothing. Every other field prints its typed lines.
 */
function textsOf(control: HTMLElement) {
  if (!control.matches(fields)) return [control.textContent];
  const { type, checked, value, labels } = control as HTMLInputElement;
  if (type !== 'checkbox') return value.split('\n');
  return checked ? [labels?.[0]?.textContent] : [];
}

function plain(text: string | null | undefined) {
  return (text ?? '').replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim();
}

/**
 * Returns the element with the highest score. Returns undefined when all scores are below 1. The score of a single
 * shared letter is below 1.
 */
function highestScoring(all: readonly HTMLElement[], score: (one: HTMLElement) => number) {
  const scores = all.map(score);
  return all[scores.indexOf(Math.max(1, ...scores))];
}

/**
 * Returns the paragraphs of pages, except the paragraphs of headers and footers. Headers and footers hold page numbers,
 * which change on every page.
 */
export function paragraphsIn(pages: ParentNode): HTMLElement[] {
  return Array.from(pages.querySelectorAll('article p'));
}

/**
 * Marks new paragraphs for a moment, and scrolls to the first new paragraph. While somebody types in the form, a new
 * paragraph in view keeps the preview from scrolling. Without new paragraphs, scrolls to the last paragraph if the view
 * shows only the blank end of a page.
 *
 * @param before the paragraphs that the preview showed before
 * @param isReshaped true after a change of the options, the look or the template. The preview then shows the first
 *   paragraph. If the change only adds paragraphs at the end, the preview shows the first new paragraph instead.
 */
export function showChange(
  paragraphs: readonly HTMLElement[],
  before: readonly HTMLElement[],
  isReshaped: boolean,
) {
  const texts = new Set(before.map(({ textContent }) => textContent));
  const all = paragraphs.filter(hasText);
  const fresh = all.filter(({ textContent }) => !texts.has(textContent));
  for (const paragraph of fresh) mark(paragraph);
  const isAddedAtEnd = fresh[0] && all.indexOf(fresh[0]) === before.filter(hasText).length;
  const isBelowText = all.every((one) => one.getBoundingClientRect().top < 0);
  const goal = isReshaped && !isAddedAtEnd ? all[0] : (fresh[0] ?? (isBelowText && all.at(-1)));
  const isTyping = formOfPage()?.matches(':focus-within');
  if (goal && (isReshaped || !(isTyping && fresh.some(isInView)))) bringIntoView(goal);
}

/** A paragraph without text is nothing new for the reader. */
function hasText({ textContent }: HTMLElement) {
  return textContent.trim();
}

/**
 * Scrolls the frame of a paragraph until the paragraph begins at a third of the frame's height. Does not scroll when
 * the paragraph already begins between 15 % and 60 % of the height. The scrolling is smooth unless the user prefers
 * less motion.
 */
function bringIntoView(paragraph: HTMLElement) {
  const frame = paragraph.ownerDocument.defaultView;
  const { top } = paragraph.getBoundingClientRect();
  if (!frame || (top >= 0.15 * frame.innerHeight && top <= 0.6 * frame.innerHeight)) return;
  const { matches: isCalm } = frame.matchMedia('(prefers-reduced-motion: reduce)');
  frame.scrollBy({ top: top - frame.innerHeight / 3, behavior: isCalm ? 'instant' : 'smooth' });
}

/** Gives a paragraph a coloured background that fades within 1.5 seconds. */
function mark(paragraph: HTMLElement) {
  const keyframes = [{ offset: 0, backgroundColor: 'var(--mark)' }];
  paragraph.animate(keyframes, { duration: 1500, easing: 'ease-in' });
}

function isInView(paragraph: HTMLElement) {
  const { top, bottom } = paragraph.getBoundingClientRect();
  return top >= 0 && bottom <= Number(paragraph.ownerDocument.defaultView?.innerHeight);
}
