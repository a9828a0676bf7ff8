import { withCamp } from '../../src/generators/camp';

type Texts = Record<string, string>;

export type Entries = { [name: string]: string | readonly (string | Texts)[] };

/** What entering needs of a page: Playwright's has it, and so have those of the engines' tests. */
type Form = {
  fill(selector: string, text: string): Promise<void>;
  check(selector: string): Promise<void>;
  selectOption(selector: string, value: string): Promise<unknown>;
  evaluate(run: () => void): Promise<unknown>;
};

/** In the page: opens every group that is folded. */
export function openFolds(): void {
  for (const fold of document.querySelectorAll<HTMLDetailsElement>('.fold')) fold.open = true;
}

/** In the page: shows the fields of rows that are hidden until they are wanted. */
function showAllFields(): void {
  for (const button of document.querySelectorAll<HTMLElement>('form button')) {
    if (/^(Ausbildung|Leitung, )/.test(button.textContent ?? '')) button.click();
  }
}

// The names of the fields are the paths of the input, but for those of the camp.
const campNames: Record<string, string> = {
  name: 'campName',
  departement: 'campDepartement',
  place: 'campPlace',
  startDate: 'start-date',
  endDate: 'end-date',
};

// They offer the people that are typed before.
const selects: Record<string, string> = {
  medkitResponsible: 'Verantwortlich für die Apotheke',
  emergencyLead: 'Lead im Notfall',
  carDriver: 'Das Notfallauto wird gefahren von:',
  secondDriver: 'Stellvertretung',
};

/** Enters an input into the form of its generator as a person would. */
export async function enterInput(form: Form, input: Entries): Promise<void> {
  await form.evaluate(openFolds);
  await form.evaluate(showAllFields);
  const { camp, ...rest } = withCamp(input) as { camp?: Texts };
  for (const [field, text] of Object.entries(camp ?? {})) {
    if (text) await form.fill(`[name="${campNames[field]}"]`, text);
  }
  for (const [name, value] of Object.entries(rest as Entries)) {
    if (typeof value === 'string') await enterText(form, name, value);
    else await enterList(form, name, value);
  }
  for (const [name, label] of Object.entries(selects)) {
    const value = input[name];
    if (typeof value === 'string') await form.selectOption(selectLabelled(label), value);
  }
}

async function enterList(
  form: Form,
  name: string,
  list: readonly (string | Texts)[],
): Promise<void> {
  for (const [row, fields] of list.entries()) {
    if (typeof fields === 'string') await form.check(`input[value="${fields}"]`);
    else {
      for (const [field, text] of Object.entries(fields)) {
        if (field !== 'key') await form.fill(`[name="${name}.${row}.${field}"]`, text);
      }
    }
  }
}

async function enterText(form: Form, name: string, text: string): Promise<void> {
  if (name === 'campType') await form.selectOption(`[name="${name}"]`, text);
  else if (!(name in selects)) await form.fill(`[name="${name}"]`, text);
}

/** The choice of a label, as XPath. */
export function selectLabelled(label: string): string {
  return `//select[@id = //label[. = "${label}"]/@for]`;
}
