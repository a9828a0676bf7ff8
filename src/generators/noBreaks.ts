// Without lookbehinds: Safari before 16.4 refuses a script that has one.
const together: readonly [space: RegExp, kept: string][] = [
  // 079 555 01 11
  [/(\d) (?=\d)/g, '$1\u00a0'],
  // 5 °C
  [/(\d) (?=(?:°C|%|[ckm]?m|kg|[dm]?l|t|Liter|Uhr|Franken)(?!\p{L}))/gu, '$1\u00a0'],
  // 2'763'400 / 1'163'900
  [/(\d) \/ (?=\d)/g, '$1\u00a0/\u00a0'],
  // Anna Müller v/o Balu
  [/(\bv\/o) /g, '$1\u00a0'],
  // Sommerlager Bergheim 2027
  [/(\S) (?=(?:19|20)\d\d$)/g, '$1\u00a0'],
];

/** The data with no-break spaces in its texts where print has them: numbers stay on one line, with their units. */
export function withNoBreaks<Data>(data: Data): Data {
  return mapTexts(data, (text) =>
    together.reduce((kept, [space, instead]) => kept.replace(space, instead), text),
  ) as Data;
}

function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((one) => mapTexts(one, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, mapTexts(one, change)]),
  );
}

/** The text with its last word held to the one before: no word stands alone on a line of a poster. */
export function withLastWordsTogether(text: string): string {
  return text.replace(/ (?=\S+$)/, '\u00a0');
}
