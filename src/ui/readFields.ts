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
  /** By the list's name: `coaches.1.firstName` is the field `firstName` of the second row. */
  rows: { [list: string]: Texts[] };
};

/** Reads the fields of a form by their names. A list without a row is not there. */
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
