import { useEffect } from 'react';
import { focusField, formOfPage } from '../draft/goToField';
import { bringIntoView, mark, paragraphsIn } from './changes';

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Leads from a place on the paper to its field or its heading in the form, by a press or by keys, and has
 * the paper follow to the place of the field that one works on.
 */
export function useFieldsOnPaper(frame: Document | null) {
  useEffect(() => {
    if (!frame) return;
    const { body } = frame;

    function follow(target: Element) {
      const goal = goalOf(target.closest('p'));
      if (!goal || target.closest('a[href]')) return;
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

    function showHand({ target }: Event) {
      const goal = goalOf((target as Element).closest('p'));
      body.style.cursor = goal ? 'pointer' : '';
      body.title = goal ? 'Klick führt zum Feld' : '';
    }

    function showPlace({ target, type }: Event) {
      const all = controls();
      const upTo = all.slice(0, all.indexOf(target as HTMLElement) + 1).reverse();
      // What prints nothing stands behind what is nearest before it in the form.
      const nearest = upTo.find((one) => placeOf(one, body));
      const place = nearest && placeOf(nearest, body);
      bringIntoView(place);
      if (place && nearest === target && type === 'focusin') mark(place);
    }

    // Some engines leave out a frame without anything that takes the focus.
    body.tabIndex = 0;
    const leaving = new AbortController();
    const { signal } = leaving;
    frame.addEventListener('click', ({ target }) => follow(target as Element), { signal });
    frame.addEventListener('keydown', press, { signal });
    frame.addEventListener('mouseover', showHand, { signal });
    document.addEventListener('focusin', showPlace, { signal });
    // In Safari a press gives a tick no focus.
    document.addEventListener('click', showPlace, { signal });
    return () => {
      leaving.abort();
      for (const name of ['style', 'title', 'tabindex']) body.removeAttribute(name);
    };
  }, [frame]);
}

const headings = 'h2, h3, h4';
const fields =
  ':enabled:is(input:not([type=hidden], [type=search], [type=file]), textarea, select)';

/** The fields and headings of the form, in their order. */
function controls() {
  const form = formOfPage();
  return Array.from(form?.querySelectorAll<HTMLElement>(`${fields}, ${headings}`) ?? []);
}

/** Where a paragraph on the paper leads to; a heading that the form has not, to where what follows does. */
function goalOf(paragraph: HTMLElement | null | undefined): HTMLElement | undefined {
  if (!paragraph) return;
  const found = best(controls(), (one) => sharedLength(one, paragraph));
  if (found || paragraph.role !== 'heading') return found?.closest('summary') ?? found;
  const all = paragraphsIn(paragraph.ownerDocument);
  return goalOf(all[all.indexOf(paragraph) + 1]);
}

/** Where on the paper the words of a field or a heading of the form stand; nothing while it has none. */
function placeOf(control: HTMLElement, pages: ParentNode) {
  return best(paragraphsIn(pages), (paragraph) => sharedLength(control, paragraph));
}

/** How many letters of a paragraph a control prints: a heading all of them. */
function sharedLength(control: HTMLElement, paragraph: HTMLElement) {
  const words = plain(paragraph.textContent);
  const isHeading = control.matches(headings);
  const shared = textsOf(control)
    .map(plain)
    .filter((text) => (isHeading ? text === words : words.includes(text)));
  const most = Math.max(...shared.map(({ length }) => length));
  // Of paragraphs with the same words, it is the shortest.
  return most > 1 ? most - words.length / 1000 : 0;
}

/** What a control prints: a heading and a tick their words, else what is typed. */
function textsOf(control: HTMLElement) {
  if (!control.matches(fields)) return [control.textContent];
  const { type, checked, value, labels } = control as HTMLInputElement;
  if (type !== 'checkbox') return value.split('\n');
  return checked ? [labels?.[0]?.textContent] : [];
}

function plain(text: string | null | undefined) {
  return (text ?? '').replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim();
}

function best(all: readonly HTMLElement[], score: (one: HTMLElement) => number) {
  const scored = all.map((one) => ({ one, own: score(one) })).filter(({ own }) => own > 0);
  return scored.sort((a, b) => b.own - a.own)[0]?.one;
}
