/** The texts of a row, each under the last part of its field's name. */
export type RowTexts = { readonly [name: string]: string };

export function rowsIn(list: HTMLElement | null) {
  return Array.from(list?.querySelectorAll<HTMLElement>('.row') ?? []);
}

export function fieldsIn(row: HTMLElement | null | undefined) {
  return Array.from(row?.querySelectorAll<HTMLInputElement>('input:not([type=hidden])') ?? []);
}

export function isEmpty(row: HTMLElement | undefined) {
  return fieldsIn(row).every(({ value }) => !value.trim());
}

export function textsIn(row: HTMLElement | null) {
  return Object.fromEntries(
    Array.from(row?.querySelectorAll('input') ?? [], ({ name, value }) => [
      name.replace(/^.*\./, ''),
      value,
    ]),
  );
}
