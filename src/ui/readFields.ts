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
export function readFields(form: HTMLFormElement) {
  const fields: FormFields = { texts: {}, ticked: [], extras: [], own: [], rows: {} };
  const rows = new Map<string, Texts>();
  for (const [name, value] of new FormData(form)) {
    const text = String(value);
    const [list = '', number, ...rest] = name.split('.');
    const last = rest.join('.');
    if (list === 'own') {
      if (text.trim()) fields.own.push({ place: last, text });
    } else if (number !== undefined) {
      const id = `${list}.${number}`;
      const row = rows.get(id) ?? {};
      if (!rows.has(id)) fields.rows[list] = [...(fields.rows[list] ?? []), row];
      rows.set(id, row);
      row[last] = text;
    } else if (name === 'ticked' || name === 'extras') fields[name].push(text);
    else fields.texts[name] = text;
  }
  return fields;
}
