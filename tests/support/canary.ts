/** A word that is found wherever it goes; the umlaut tells apart the ways to write it. */
export const canary = 'Kanarienvögel';

/** Whether a text carries the word as it is, escaped as in addresses or JSON, or in base64. */
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
  // As it looks behind some bytes more, without the characters that say something of its neighbours.
  ...[0, 1, 2].map((before) => {
    const text = Buffer.concat([Buffer.alloc(before), bytes]).toString('base64');
    const end = Math.floor(((before + bytes.length) * 8) / 6);
    return text.slice(Math.ceil((before * 8) / 6), end);
  }),
];

// What follows runs in the page.

export function addRows(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('fieldset.rows button')) {
    if (button.textContent.endsWith('hinzufügen')) button.click();
  }
}

/** Types a word into every field that takes words, and ticks everything. */
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

/** Adds an empty own point by each button; one that asks where is answered. */
export async function addOwnPoints(): Promise<void> {
  for (const add of document.querySelectorAll<HTMLElement>('.own-points > button')) {
    add.click();
    await new Promise((resolve) => setTimeout(resolve));
    document.querySelector<HTMLElement>('dialog[open] .answers button')?.click();
  }
}

/** All that a page can keep in its browser, as text. */
export async function keptInBrowser(): Promise<string> {
  const cached: string[] = [];
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      cached.push(request.url, (await (await cache.match(request))?.text()) ?? '');
    }
  }
  return JSON.stringify({
    cookie: document.cookie,
    local: Object.entries(localStorage),
    session: Object.entries(sessionStorage),
    databases: await indexedDB.databases(),
    cached,
    history: history.state,
    name: window.name,
  });
}
