import { useEffect, useState } from 'react';
import { focusField, formOfPage } from '../draft/goToField';
import { bringIntoView, mark, paragraphsIn } from './changes';

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** Said once, for as long as the tab is open. */
let isSaid = false;

/**
 * Leads from a place on the paper to its field or its heading in the form, by a press or by keys, and has
 * the paper follow to the place of the field that one works on.
 *
 * @returns what the first who comes to the paper is told of that, while there
 */
export function useFieldsOnPaper(frame: Document | null) {
  const [said, say] = useState<string>();

  useEffect(() => {
    if (!frame) return;
    const paragraphs = () => paragraphsIn(frame);
    const goalAt = (target: Element | undefined) => goalOf(target?.closest?.('p'));

    function follow(target: Element) {
      const goal = goalAt(target);
      if (!goal || target.closest('a[href]')) return;
      // It stands over the form.
      document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
      focusField(goal);
    }

    function sayOnce(words: string) {
      if (isSaid || !formOfPage()) return;
      isSaid = true;
      say(words);
    }

    function press(event: KeyboardEvent) {
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      const target = event.target as HTMLElement;
      if (event.key === 'Enter') follow(target);
      const step = steps[event.key];
      const next = step && nextPlace(step, target);
      if (!next) return;
      event.preventDefault();
      next.tabIndex = -1;
      next.focus();
    }

    /** The next paragraph that leads to a field; the first time, one that is in view. */
    function nextPlace(step: number, from: HTMLElement) {
      const all = paragraphs();
      const current = all.indexOf(from);
      const inView = all.findIndex((one) => one.getBoundingClientRect().top > -1);
      let at = current < 0 ? inView : current + step;
      while (all[at] && !goalAt(all[at])) at += step;
      return all[at];
    }

    const showHand = ({ target }: Event) => {
      const goal = goalAt(target as Element);
      frame.body.style.cursor = goal ? 'pointer' : '';
      if (goal) sayOnce('Klick führt zum Feld');
    };

    function showPlace({ target, type }: Event) {
      const field = target as Element;
      if (!formOfPage()?.contains(field) || !isField(field)) return;
      const found = placeOf(field, paragraphs());
      bringIntoView(found ?? placeBefore(field, paragraphs()));
      if (found && type === 'focusin') mark(found);
    }

    // Some engines leave out a frame without anything that takes the focus.
    frame.body.tabIndex = 0;
    const leaving = new AbortController();
    const { signal } = leaving;
    frame.addEventListener('click', ({ target }) => follow(target as Element), { signal });
    frame.addEventListener('keydown', press, { signal });
    frame.addEventListener('mouseover', showHand, { signal });
    frame.body.addEventListener('focus', () => sayOnce('Pfeiltasten und Enter: zum Feld'), {
      signal,
    });
    for (const end of ['click', 'focusout', 'mouseleave']) {
      frame.documentElement.addEventListener(end, () => say(undefined), { signal });
    }
    document.addEventListener('focusin', showPlace, { signal });
    // In Safari a press gives a tick no focus.
    document.addEventListener('click', showPlace, { signal });
    return () => {
      leaving.abort();
      frame.body.style.cursor = '';
      say(undefined);
    };
  }, [frame]);

  return said;
}

/** The paragraph of the field that has the focus. */
export function placeInFocus(frame: Document) {
  const { activeElement } = document;
  if (!activeElement || !formOfPage()?.contains(activeElement)) return;
  return placeOf(activeElement, paragraphsIn(frame));
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Where a paragraph on the paper leads to; a heading that the form has not, to where what follows does. */
function goalOf(paragraph: HTMLElement | null | undefined) {
  if (!paragraph) return;
  const found = best(controls(), (one) => likeness(one, paragraph));
  if (!found && paragraph.role === 'heading') {
    const all = paragraphsIn(paragraph.ownerDocument);
    return goalOf(all[all.indexOf(paragraph) + 1]);
  }
  // Of a person the first field with words there.
  const row = fieldsIn(found?.closest('.row'));
  const control = found instanceof HTMLLabelElement ? found.control : found?.closest('summary');
  return (
    row.find((field) => sharedLength(field, plain(paragraph.textContent)) > 0) ?? control ?? found
  );
}

/** Where on the paper the words of a field or a heading of the form stand; nothing while it has none. */
function placeOf(control: Element, paragraphs: readonly HTMLElement[]) {
  return best(paragraphs, (paragraph) => likeness(control, paragraph));
}

/**
 * How much a field or a heading of the form has of a paragraph: a field its letters, and of people with the same
 * name the one whose number stands there, too; a heading all words of one on the paper, and maybe a count behind them.
 */
function likeness(control: Element, paragraph: HTMLElement) {
  const words = plain(paragraph.textContent);
  if (!isField(control)) {
    const own = plain(control.textContent);
    const isSame = paragraph.role === 'heading' && words && own.startsWith(words);
    return isSame ? words.length * (1 + words.length / own.length) : 0;
  }
  const own = sharedLength(control, words);
  if (own === 0) return 0;
  const row = fieldsIn(control.closest('.row'));
  // Of paragraphs that say as much, it is the shortest.
  return row.reduce((sum, one) => sum + sharedLength(one, words) / 2, own - words.length / 1000);
}

/**
 * Where one works on the paper at a field that prints nothing: at what stands nearest before it in the
 * form and has words on the paper; else at the beginning.
 */
function placeBefore(field: Field, paragraphs: readonly HTMLElement[]) {
  const all = controls();
  for (const one of all.slice(0, all.indexOf(field)).reverse()) {
    const found = placeOf(one, paragraphs);
    if (found) return found;
  }
  return paragraphs[0];
}

const headings = 'legend, summary, h2, h3, h4, label';

const fields =
  ':enabled:is(input:not([type=hidden], [type=search], [type=file]), textarea, select)';

function controls() {
  const form = formOfPage();
  return Array.from(form?.querySelectorAll<HTMLElement>(`${fields}, ${headings}`) ?? []);
}

function fieldsIn(place: Element | null | undefined) {
  return Array.from(place?.querySelectorAll<Field>(fields) ?? []);
}

function isField(element: Element): element is Field {
  return element.matches(fields);
}

/** How many letters of a paragraph are those of a field. */
function sharedLength(field: Field, words: string) {
  const lengths = textsOf(field).map((text) => {
    const own = plain(text);
    return own.length > 1 && words.includes(own) ? own.length : 0;
  });
  return Math.max(0, ...lengths);
}

/** What a field prints: a tick its label, a day as the visitor's language writes it, else what is typed. */
function textsOf(field: Field) {
  if (field.type === 'checkbox') {
    const { checked } = field as HTMLInputElement;
    return checked ? [field.closest('label')?.textContent] : [];
  }
  if (field.type === 'date') {
    return field.value ? [new Date(`${field.value}T00:00`).toLocaleDateString()] : [];
  }
  if (field instanceof HTMLSelectElement) return [field.selectedOptions[0]?.text];
  return field.value.split('\n');
}

function plain(text: string | null | undefined) {
  return (text ?? '').replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim();
}

function best<One>(all: readonly One[], score: (one: One) => number) {
  let [found, highest]: [One | undefined, number] = [undefined, 0];
  for (const one of all) {
    const own = score(one);
    if (own > highest) [found, highest] = [one, own];
  }
  return found;
}
