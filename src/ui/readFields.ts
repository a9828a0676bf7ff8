type Texts = { [name: string]: string };

/** What stands in the fields of a form. */
export type FormFields = {
  /** By the field's name. */
  texts: Texts;
  /** The values of the ticked checkboxes. */
  ticked: string[];
  /** By the list's name: `coaches.1.firstName` is the field `firstName` of its second row. */
  rows: { [list: string]: Texts[] };
};

/** Reads the fields of a form by their names. A list without a row is not there. */
export function readFields(form: HTMLFormElement): FormFields {
  const fields: FormFields = { texts: {}, ticked: [], rows: {} };
  for (const [name, value] of new FormData(form)) {
    const text = String(value);
    const [list = '', row, field] = name.split('.');
    if (row !== undefined && field !== undefined) {
      const rows = fields.rows[list] ?? [];
      rows[Number(row)] = { ...rows[Number(row)], [field]: text };
      fields.rows[list] = rows;
    } else if (name === 'ticked') fields.ticked.push(text);
    else fields.texts[name] = text;
  }
  return fields;
}
