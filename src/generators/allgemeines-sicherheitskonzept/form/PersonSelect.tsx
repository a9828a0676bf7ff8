import { useState } from 'react';
import { SelectField } from '../../../ui/SelectField';
import { choicesOf } from '../choicesOf';
import { choosableFrom, type Input, type PersonChoice } from '../input';
import { useInput } from './useInput';

type Props = { start: Input; name: PersonChoice; label: string };

/** One of the people typed above, under their name of the moment. */
export function PersonSelect({ start, name, label }: Props) {
  const [chosen, setChosen] = useState(start[name]);
  const choices = useInput((input) =>
    choicesOf(choosableFrom[name].flatMap((list) => input[list])),
  );
  return (
    <SelectField
      label={label}
      name={name}
      choices={choices}
      // Someone whose names are empty for the moment is not offered, but not forgotten either.
      value={choices.some(({ key }) => key === chosen) ? chosen : ''}
      onChange={(event) => setChosen(event.target.value)}
    />
  );
}
