/** A word to enter and search for. Its umlaut has different bytes in different encodings. */
export const canary = 'Kanarienvögel';

/** True when a text holds the word, also in base64 or hexadecimal, misread as Latin-1 or escaped. */
export function carriesCanary(text: string): boolean {
  const found = text.toLowerCase().replaceAll('-', '+').replaceAll('_', '/');
  return forms.some((form) => found.includes(form.toLowerCase()));
}

const bytes = Buffer.from(canary);

const forms = [
  canary,
  encodeURIComponent(canary),
  canary.replace('ö', '\\u00f6'),
  bytes.toString('hex'),
  bytes.toString('latin1'),
  // The word in base64 after 0, 1 or 2 other bytes. Characters that also depend on the neighbouring bytes are cut off.
  ...[0, 1, 2].map((before) => {
    const text = Buffer.concat([Buffer.alloc(before), bytes]).toString('base64');
    const end = Math.floor(((before + bytes.length) * 8) / 6);
    return text.slice(Math.ceil((before * 8) / 6), end);
  }),
];

// All functions from here on run in the page.

/** Presses each button that adds a row or an own point. */
export function addEverywhere(): void {
  for (const add of document.querySelectorAll<HTMLElement>('form .add')) add.click();
}

/** Enters a word, a date or a number into every field, and ticks every checkbox. */
export function enterEverywhere(word: string): void {
  const others: Record<string, string> = { date: '2031-07-12', number: '12' };
  const fields = document.querySelectorAll<HTMLInputElement>('main input, main textarea');
  for (const field of fields) {
    if (field.type === 'checkbox' && !field.checked) field.click();
    if (['checkbox', 'hidden', 'file', 'search'].includes(field.type)) continue;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(
      field,
      others[field.type] ?? word,
    );
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }
}
