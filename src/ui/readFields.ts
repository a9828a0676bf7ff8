type Texts = { [name: string]: string };

/** What stands in the fields of a form. */
export type FormFields = {
  /** By the field's name. */
  texts: Texts;
  /** The values of the ticked checkboxes. */
  ticked: string[];
  /** The ids of the ticked extras. */
  extras: string[];
  /** Own points that say something: `own.1.Kleider` is one of the place «Kleider». */
  own: { place: string; text: string }[];
  /** By the list's name: `coaches.1.firstName` is the field `firstName` of the row called 1. */
  rows: { [list: string]: Texts[] };
};

/** Reads the fields of a form by their names, rows in the order of the form. A list without a row is not there. */
export function readFields(form: HTMLFormElement): FormFields {
  const texts: Texts = {};
  const ticked: string[] = [];
  const extras: string[] = [];
  const own: FormFields['own'] = [];
  const lists = new Map<string, Map<string, Texts>>();
  for (const [name, value] of new FormData(form)) {
    const text = String(value);
    const [list = '', row, ...rest] = name.split('.');
    const field = rest.join('.');
    if (list === 'own') own.push({ place: field, text });
    else if (row !== undefined) {
      const rows = lists.get(list) ?? new Map<string, Texts>();
      lists.set(list, rows.set(row, { ...rows.get(row), [field]: text }));
    } else if (name === 'ticked') ticked.push(text);
    else if (name === 'extras') extras.push(text);
    else texts[name] = text;
  }
  const rows = Object.fromEntries(
    Array.from(lists, ([list, byRow]) => [list, [...byRow.values()]]),
  );
  return { texts, ticked, extras, own: own.filter(({ text }) => text.trim()), rows };
}
