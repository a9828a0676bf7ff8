export type Entries = { [name: string]: string | readonly (string | Record<string, string>)[] };

/** What entering needs of a page: Playwright's has it, and so have those of the engines' tests. */
type Form = {
  fill(selector: string, text: string): Promise<void>;
  check(selector: string): Promise<void>;
  selectOption(selector: string, value: string): Promise<unknown>;
};

// The names of the fields are the paths of the input, but for the two dates of the ToDo.
const fieldNames: Record<string, string> = { startDate: 'start-date', endDate: 'end-date' };

// They offer the people that are typed before.
const selects: Record<string, string> = {
  medkitResponsible: 'Verantwortlich für die Apotheke',
  emergencyLead: 'Lead im Notfall',
  carDriver: 'Das Notfallauto wird gefahren von:',
};

/** Enters an input into the form of its generator as a person would. */
export async function enterInput(form: Form, slug: string, input: Entries): Promise<void> {
  for (const [name, value] of Object.entries(input)) {
    if (name === 'ticked' || name === 'extras') {
      for (const id of value) await form.check(`input[value="${id}"]`);
    } else if (typeof value !== 'string') {
      for (const [row, fields] of value.entries()) {
        for (const [field, text] of Object.entries(fields)) {
          if (field !== 'key') await form.fill(`[name="${name}.${row}.${field}"]`, text);
        }
      }
    } else if (name === 'campType') await form.selectOption(`[name="${name}"]`, value);
    else if (!(name in selects)) {
      const known = slug === 'todo-liste' ? (fieldNames[name] ?? name) : name;
      await form.fill(`[name="${known}"]`, value);
    }
  }
  for (const [name, label] of Object.entries(selects)) {
    const value = input[name];
    if (typeof value === 'string') await form.selectOption(selectLabelled(label), value);
  }
}

/** The choice of a label, as XPath. */
export function selectLabelled(label: string): string {
  return `//select[@id = //label[. = "${label}"]/@for]`;
}
