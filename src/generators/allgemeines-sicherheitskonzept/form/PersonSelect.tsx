import { useState } from 'react';
import { SelectField } from '../../../ui/moreFields';
import { choicesOf } from '../choicesOf';
import { choosableFrom, type Input, type PersonChoice } from '../input';
import { useInput } from './useInput';

type Props = { start: Input; name: PersonChoice; label: string };

const duties: Record<PersonChoice, string> = {
  medkitResponsible: 'Apotheke',
  emergencyLead: 'Lead im Notfall',
  carDriver: 'Notfallauto',
  secondDriver: 'Stellvertretung fürs Notfallauto',
};

/** One of the people typed above, under their name of the moment. Who is gone is missed, and comes back. */
export function PersonSelect({ start, name, label }: Props) {
  const [chosen, setChosen] = useState(start[name]);
  const choices = useInput((input) =>
    choicesOf(choosableFrom[name].flatMap((list) => input[list])),
  );
  const isThere = choices.some(({ key }) => key === chosen);
  return (
    <SelectField
      label={label}
      hint={chosen && !isThere ? `${duties[name]}: niemand mehr gewählt` : undefined}
      name={name}
      choices={choices}
      // Someone whose names are empty for the moment is not offered, but not forgotten either.
      value={isThere ? chosen : ''}
      onChange={(event) => setChosen(event.target.value)}
    />
  );
}
