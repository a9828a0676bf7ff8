import { useEffect } from 'react';
import { focusField, formOfPage } from '../draft/goToField';
import { bringIntoView, mark, paragraphsIn } from './changes';

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Leads from a paragraph on the paper to its field or heading in the form, by a press or by keys, and scrolls the paper
 * to the place of the field that has the focus.
 */
export function useFieldsOnPaper(frame: Document | null) {
  useEffect(() => {
    // The page of a sample has no form.
    if (!frame || !formOfPage()) return;
    const { body } = frame;

    function follow(target: Element) {
      const goal = goalOf(target.closest('article p'));
      if (!goal) return;
      // The dialog stands over the form.
      document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
      focusField(goal);
    }

    function press(event: KeyboardEvent) {
      const target = event.target as HTMLElement;
      if (event.key === 'Enter') follow(target);
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
      // The place of a control that prints nothing is that of the nearest control before it.
      const nearest = upTo.findLast((one) => placeOf(one, body));
      const place = nearest && placeOf(nearest, body);
      if (place) bringIntoView(place);
      if (place && nearest === target) mark(place);
    }

    // In some engines the Tab key skips a frame in which nothing takes the focus.
    body.tabIndex = 0;
    body.title = 'Klick führt zum Feld';
    const leaving = new AbortController();
    const { signal } = leaving;
    frame.addEventListener('click', ({ target }) => follow(target as Element), { signal });
    frame.addEventListener('keydown', press, { signal });
    document.addEventListener('focusin', showPlace, { signal });
    // In Safari a press does not focus a checkbox.
    document.addEventListener('click', showPlace, { signal });
    return () => {
      leaving.abort();
      for (const name of ['title', 'tabindex']) body.removeAttribute(name);
    };
  }, [frame]);
}

const headings = 'h2, h3, h4';
const fields = ':enabled:is(input:not([type=hidden], [type=file]), textarea, select)';

/** The fields and headings of the form, in their order. */
function controls() {
  const form = formOfPage();
  return Array.from(form?.querySelectorAll<HTMLElement>(`${fields}, ${headings}`) ?? []);
}

/** The control of a paragraph on the paper, or of the next paragraph that has one. */
function goalOf(paragraph: Element | null) {
  if (!paragraph) return;
  const all = paragraphsIn(paragraph.ownerDocument);
  for (const from of all.slice(all.indexOf(paragraph as HTMLElement))) {
    const found = best(controls(), (control) => likeness(control, from));
    if (found) return found.closest('summary') ?? found;
  }
}

/** The paragraph on the paper with the words of a control. */
function placeOf(control: HTMLElement, pages: ParentNode) {
  return best(paragraphsIn(pages), (paragraph) => likeness(control, paragraph));
}

/** The number of letters of a paragraph that a control prints. A heading prints all letters of its paragraph. */
function likeness(control: HTMLElement, paragraph: HTMLElement) {
  const words = plain(paragraph.textContent);
  const isHeading = control.matches(headings);
  const shared = textsOf(control)
    .map(plain)
    .filter((text) => (isHeading ? text === words : words.includes(text)));
  // The shortest paragraph with the same words is the most alike.
  return Math.max(...shared.map(({ length }) => length)) - words.length / 1000;
}

/** The printed texts of a control: the words of a heading or a ticked point, or the typed lines. */
function textsOf(control: HTMLElement) {
  if (!control.matches(fields)) return [control.textContent];
  const { type, checked, value, labels } = control as HTMLInputElement;
  if (type !== 'checkbox') return value.split('\n');
  return checked ? [labels?.[0]?.textContent] : [];
}

function plain(text: string | null | undefined) {
  return (text ?? '').replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim();
}

/** The most alike element. A single letter is no likeness. */
function best(all: readonly HTMLElement[], score: (one: HTMLElement) => number) {
  const scores = all.map(score);
  return all[scores.indexOf(Math.max(1, ...scores))];
}
