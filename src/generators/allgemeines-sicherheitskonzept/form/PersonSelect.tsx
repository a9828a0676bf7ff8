import { useFormContext, useWatch } from 'react-hook-form';
import { SelectField } from '../../../ui/SelectField';
import { choicesOf } from '../choicesOf';
import { choosableFrom, type Input, type PersonChoice } from '../input';

/** One of the people typed above, under their name of the moment. */
export function PersonSelect({ name, label }: { name: PersonChoice; label: string }) {
  const { control, setValue } = useFormContext<Input>();
  const lists = useWatch({ control, name: choosableFrom[name] });
  const chosen = useWatch({ control, name });
  const choices = choicesOf(lists.flat());
  return (
    <SelectField
      label={label}
      choices={choices}
      // Someone whose names are empty for the moment is not offered, but not forgotten either.
      value={choices.some(({ key }) => key === chosen) ? chosen : ''}
      onChange={(event) => setValue(name, event.target.value)}
    />
  );
}
