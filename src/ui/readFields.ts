type Texts = { [name: string]: string };

/** The values of a form. */
export type FormFields = {
  /** Single fields by their names. */
  texts: Texts;
  /** The values of the ticked checkboxes. */
  ticked: string[];
  /** The ids of the ticked options. */
  extras: string[];
  /** Own points that are not empty: the field `own.1.Kleider` belongs to the place «Kleider». */
  own: { place: string; text: string }[];
  /** Rows by the name of their list: `coaches.1.firstName` is the field `firstName` of the second row. */
  rows: { [list: string]: Texts[] };
};

/** Reads the values of a form by the names of its fields. A list without rows has no entry. */
export function readFields(form: HTMLFormElement) {
  const fields: FormFields = { texts: {}, ticked: [], extras: [], own: [], rows: {} };
  for (const [name, value] of new FormData(form)) {
    const text = String(value);
    const [list = '', number, ...rest] = name.split('.');
    const last = rest.join('.');
    if (list === 'own') {
      if (text.trim()) fields.own.push({ place: last, text });
    } else if (number !== undefined) {
      const at = Number(number);
      const rows = fields.rows[list] ?? [];
      fields.rows[list] = rows;
      rows[at] = { ...rows[at], [last]: text };
    } else if (name === 'ticked' || name === 'extras') fields[name].push(text);
    else fields.texts[name] = text;
  }
  return fields;
}
