import { Field, InputField, type InputProps, type Labelled } from './fields';
import { phoneHint, spellPhone } from './phoneNumber';
import { tellChange } from './tellChange';

// Fields of few forms, apart from `fields.tsx`, which every page loads.

/** A field for a phone number, which is spelled when the field loses the focus; odd numbers get a hint. */
export function TelField(props: InputProps) {
  return (
    <InputField type="tel" check={({ value }) => phoneHint(value)} onLeave={spell} {...props} />
  );
}

/** Setting `value` deletes the browser's undo history of the field, so an equal value is not set. */
function spell(field: HTMLInputElement) {
  const spelled = spellPhone(field.value);
  if (spelled === field.value) return;
  field.value = spelled;
  tellChange(field);
}

/** A field of several lines that grows with its text; uncontrolled. */
export function TextareaField(props: Labelled<'textarea'>) {
  return <Field as="textarea" rows={3} {...props} />;
}

type SelectProps = Labelled<'select'> & {
  choices: readonly { key: string; label: string }[];
};

/** A labelled select, whose initial value is the empty option. */
export function SelectField({ choices, ...select }: SelectProps) {
  return (
    <Field as="select" {...select}>
      <option value="">Bitte wählen</option>
      {choices.map((choice) => (
        <option key={choice.key} value={choice.key}>
          {choice.label}
        </option>
      ))}
    </Field>
  );
}
