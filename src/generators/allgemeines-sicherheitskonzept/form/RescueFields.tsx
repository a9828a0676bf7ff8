import { InputField } from '../../../ui/fields';
import { TextareaField } from '../../../ui/moreFields';
import { askedIn, rescueFields } from '../content/rescue';
import { convertedHint, noCoordinatesHint } from '../coordinatesHint';
import type { Input } from '../input';
import { readCoordinates } from '../readCoordinates';
import { useInput } from './useInput';

/** Where rescuers find the camp, and what one needs until they are there. */
export function RescueFields({ start }: { start: Input }) {
  const campType = useInput((input) => input.campType);
  const converted = useInput(({ coordinates }) => convertedHint(coordinates));
  const [coordinates, ...others] = rescueFields;
  return (
    <fieldset className="field-group">
      <legend>
        <h3>Für die Rettung</h3>
      </legend>
      <div className="fields">
        <InputField
          label={coordinates.label}
          hint={converted ?? coordinates.hint}
          type="text"
          name={coordinates.name}
          defaultValue={start.coordinates}
          check={({ value }) => checkCoordinates(value.trim())}
        />
        {others.map((field) => (
          <TextareaField
            key={field.name}
            {...askedIn(campType, field)}
            name={field.name}
            defaultValue={start[field.name]}
          />
        ))}
      </div>
    </fieldset>
  );
}

function checkCoordinates(typed: string): string {
  return typed === '' || readCoordinates(typed) ? '' : noCoordinatesHint(typed);
}
