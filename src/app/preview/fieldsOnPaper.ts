type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

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
export function placeOf(
  field: Element,
  paragraphs: readonly HTMLElement[],
): HTMLElement | undefined {
  if (!isField(field)) return;
  const row = field.closest('.row');
  const fields = row ? [field, ...fieldsOf(row).filter((other) => other !== field)] : [field];
  return best(paragraphs, ({ textContent }) => {
    const words = plain(textContent ?? '');
    const [own = 0, ...others] = fields.map((one) => sharedLength(one, words));
    return own > 0 ? others.reduce((sum, other) => sum + other / 2, own) - words.length / 1000 : 0;
  });
}

function fieldsOf(place: Element): Field[] {
  return Array.from(place.querySelectorAll('input, textarea, select')).filter(isField);
}

function isField(element: Element): element is Field {
  return element.matches('input:not([type=hidden], [type=search], [type=file]), textarea, select');
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
