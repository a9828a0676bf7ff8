type Select = { name: string; options: { value: string; label: string }[] };

const tag = /<(input|textarea|select|option)((?: [\w-]+="[^"]*")*)\/?>([^<]*)/gi;

/** The fields of a form in markup that React wrote as a browser would send them, and what its selects offer. */
export function readMarkup(markup: string) {
  const pairs: [name: string, value: string][] = [];
  const selects: Select[] = [];
  for (const [, element, attributes = '', text = ''] of markup.matchAll(tag)) {
    const { name = '', value = '', ...has } = attributesIn(attributes);
    if (element === 'option') {
      selects.at(-1)?.options.push({ value, label: decoded(text) });
      const last = pairs.at(-1);
      if ('selected' in has && last) last[1] = value;
    }
    if (!name) continue;
    if (element === 'select') selects.push({ name, options: [] });
    if (element === 'select') pairs.push([name, '']);
    if (element === 'textarea') pairs.push([name, decoded(text)]);
    if (element !== 'input' || (has.type === 'checkbox' && !('checked' in has))) continue;
    pairs.push([name, sanitized(has.type, value)]);
  }
  return { pairs, selects };
}

function attributesIn(text: string): Record<string, string> {
  const all = text.matchAll(/ ([\w-]+)="([^"]*)"/g);
  return Object.fromEntries(Array.from(all, ([, name = '', value = '']) => [name, decoded(value)]));
}

/** HTML, 4.10.5.1: what a field cannot hold. */
function sanitized(type: string | undefined, value: string): string {
  if (type === 'date') return /^\d{4,}-\d\d-\d\d$/.test(value) ? value : '';
  if (type === 'number') return /^-?\d*\.?\d+$/.test(value) ? value : '';
  return type === 'hidden' || type === 'checkbox' ? value : value.replace(/[\r\n]/g, '');
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

function decoded(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#x27);/g, (_all, name: string) => entities[name] ?? '');
}
