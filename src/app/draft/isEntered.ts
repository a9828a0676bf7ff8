/** True when two inputs or camps differ. Empty rows, keys of rows, and the order of ticks do not count. */
export function isEntered(input: object, other: object) {
  return JSON.stringify(input, entriesAlone) !== JSON.stringify(other, entriesAlone);
}

function entriesAlone(name: string, value: unknown) {
  if (name === 'key') return;
  if (!Array.isArray(value)) return value;
  return value.every((one) => typeof one === 'string')
    ? [...value].sort()
    : value.filter(isFilledRow);
}

function isFilledRow(row: object) {
  return Object.entries(row).some(([name, text]) => name !== 'key' && text !== '');
}
