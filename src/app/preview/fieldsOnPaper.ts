type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A paragraph on the paper and its words. */
export type Line = { paragraph: HTMLElement; words: string };

export function linesOf(frame: Document): Line[] {
  return Array.from(frame.querySelectorAll<HTMLElement>('article p'), (paragraph) => ({
    paragraph,
    words: plain(paragraph.textContent ?? ''),
  }));
}

/** The field of a form that a paragraph on the paper has its words from. */
export function fieldOf(form: HTMLFormElement, paragraph: string): HTMLElement | undefined {
  const words = plain(paragraph);
  if (!words) return;
  const found = best(fieldsOf(form), (field) => {
    const own = sharedLength(field, words);
    // Of people with the same name the one whose number stands there, too.
    const row = field.closest('.row');
    const others = row && own > 0 ? fieldsOf(row).filter((other) => other !== field) : [];
    return others.reduce((sum, other) => sum + sharedLength(other, words) / 2, own);
  });
  const row = found?.closest('.row');
  return row ? fieldsOf(row).find((field) => sharedLength(field, words) > 0) : found;
}

/** Where on the paper a field's words stand; nothing while it has none. */
export function placeOf(field: Element, lines: readonly Line[]): HTMLElement | undefined {
  if (!isField(field)) return;
  const row = field.closest('.row');
  const own = row ? [field, ...fieldsOf(row).filter((other) => other !== field)] : [field];
  return best(lines, ({ words }) => {
    const [length = 0, ...others] = own.map((one) => sharedLength(one, words));
    if (length === 0) return 0;
    return others.reduce((sum, other) => sum + other / 2, length) - words.length / 1000;
  })?.paragraph;
}

/**
 * Where one works on the paper at a field that prints nothing: at what stands nearest before it in the
 * form and has words on the paper, a field or the heading of a group or a field; else at the beginning.
 */
export function placeBefore(
  form: HTMLFormElement,
  field: Element,
  lines: readonly Line[],
): HTMLElement | undefined {
  const all = Array.from(form.querySelectorAll(`${fields}, legend, summary, h2, h3, label`));
  const before = all.slice(0, all.indexOf(field)).reverse();
  for (const one of before) {
    const found = isField(one) ? placeOf(one, lines) : headingOf(one, lines);
    if (found) return found;
  }
  return lines[0]?.paragraph;
}

/** The heading on the paper with the words of one in the form, which may go on with a count. */
function headingOf({ textContent }: Element, lines: readonly Line[]): HTMLElement | undefined {
  const own = plain(textContent ?? '');
  return lines.find(
    ({ paragraph, words }) => words && paragraph.role === 'heading' && own.startsWith(words),
  )?.paragraph;
}

const fields =
  ':enabled:is(input:not([type=hidden], [type=search], [type=file]), textarea, select)';

function fieldsOf(place: Element): Field[] {
  return Array.from(place.querySelectorAll<Field>(fields));
}

export function isField(element: Element): element is Field {
  return element.matches(fields);
}

/** How many letters of a paragraph are those of a field. */
function sharedLength(field: Field, words: string): number {
  const lengths = textsOf(field).map((text) => {
    const own = plain(text);
    return own.length > 1 && words.includes(own) ? own.length : 0;
  });
  return Math.max(0, ...lengths);
}

/** What a field prints: a tick its label, a day as the visitor's language writes it, else what is typed. */
function textsOf(field: Field): string[] {
  if (field.type === 'checkbox') {
    const { checked } = field as HTMLInputElement;
    return checked ? [field.closest('label')?.textContent ?? ''] : [];
  }
  if (field.type === 'date') {
    return field.value ? [new Date(`${field.value}T00:00`).toLocaleDateString()] : [];
  }
  if (field instanceof HTMLSelectElement) return [field.selectedOptions[0]?.text ?? ''];
  return field.value.split('\n');
}

function plain(text: string): string {
  return text.replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim();
}

function best<One>(all: readonly One[], score: (one: One) => number): One | undefined {
  let [found, highest]: [One | undefined, number] = [undefined, 0];
  for (const one of all) {
    const own = score(one);
    if (own > highest) [found, highest] = [one, own];
  }
  return found;
}
