import { Field, InputField, type InputProps, type Labelled } from './fields';
import { phoneHint, spellPhone } from './phoneNumber';
import { tellChange } from './tellChange';

// Fields that few forms have, apart from those of every page.

/** A phone number. Left, it takes its one spelling; odd ones bring up a hint. */
export function TelField(props: InputProps) {
  return (
    <InputField type="tel" check={({ value }) => phoneHint(value)} onLeave={spell} {...props} />
  );
}

/** Written only where it differs: a browser forgets then what could be undone in the field. */
function spell(field: HTMLInputElement) {
  const spelled = spellPhone(field.value);
  if (spelled === field.value) return;
  field.value = spelled;
  tellChange(field);
}

/** A field of several lines that grows with its text; uncontrolled. */
export function TextareaField(props: Labelled<'textarea'>) {
  return <Field<'textarea'> as="textarea" rows={3} {...props} />;
}

type SelectProps = Labelled<'select'> & {
  choices: readonly { key: string; label: string }[];
  /** What the empty value is called, with which it starts; an empty text where there is none. */
  none?: string;
};

/** A labelled choice. */
export function SelectField({ choices, none = 'Bitte wählen', ...select }: SelectProps) {
  return (
    <Field as="select" {...select}>
      {none && <option value="">{none}</option>}
      {choices.map((choice) => (
        <option key={choice.key} value={choice.key}>
          {choice.label}
        </option>
      ))}
    </Field>
  );
}
