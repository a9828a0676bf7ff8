import { CountField, InputField } from '../../../ui/fields';
import { SelectField, TelField, TextareaField } from '../../../ui/moreFields';
import { Rows } from '../../../ui/Rows';
import { CampDates, CampTexts } from '../../CampFields';
import { rescueProgress } from '../chapters';
import { convertedHint, noCoordinatesHint } from '../coordinates';
import { type Input, rescueFields, type TextField } from '../input';
import { Chapter, ChapterPart } from './Contents';
import { PersonLists } from './PersonLists';
import { RowFields } from './RowFields';
import { useCount, useInput, useStart } from './useInput';

const campTypes = ['Hauslager', 'Zeltlager'].map((type) => ({ key: type, label: type }));

export function GeneralChapter() {
  const start = useStart();
  const field = (name: TextField) => ({ name, defaultValue: start[name] });
  return (
    <Chapter name="general">
      <CampTexts start={start.camp} />
      <CampDates start={start.camp} />
      <div className="fields">
        <SelectField label="Lagerart" choices={campTypes} {...field('campType')} />
        <TelField label="Notfalltelefon des Lagers" {...field('emergencyPhone')} />
        <CountField label="Anzahl Teilnehmerinnen" {...field('femaleCount')} />
        <CountField label="Anzahl Teilnehmer" {...field('maleCount')} />
        <TextareaField label="Adresse des Lagers" {...field('campAddress')} />
        <TextareaField
          label="Adresse der Notunterkunft"
          hint={useInput(emergencyAddressHint)}
          {...field('emergencyAddress')}
        />
        <TextareaField
          label="Adresse und Kontakt des nächsten Spitals"
          {...field('hospitalAddress')}
        />
      </div>
      <RescueFields />
      <UnitRows />
      <PersonLists />
    </Chapter>
  );
}

function emergencyAddressHint({ campType, emergencyAddress }: Input) {
  if (campType === 'Hauslager') return 'Bei einem Hauslager wird die Notunterkunft nicht gedruckt.';
  if (campType === 'Zeltlager' && !emergencyAddress) {
    return 'Ein Zeltlager braucht eine Notunterkunft, falls ihr die Zelte verlassen müsst.';
  }
}

/** Where rescuers find the camp, and what one needs until they are there. */
function RescueFields() {
  const start = useStart();
  const campType = useInput((input) => input.campType);
  const converted = useInput(({ coordinates }) => convertedHint(coordinates));
  return (
    <ChapterPart title="Für die Rettung" progress={rescueProgress}>
      <div className="fields explained">
        {rescueFields(campType).map(({ name, label, hint }) => {
          const field = { name, label, defaultValue: start[name] };
          return name === 'coordinates' ? (
            <InputField
              key={name}
              {...field}
              hint={converted ?? hint}
              type="text"
              check={({ value }) => noCoordinatesHint(value.trim())}
            />
          ) : (
            <TextareaField key={name} {...field} hint={hint} />
          );
        })}
      </div>
    </ChapterPart>
  );
}

const unitColumns = { name: 'Name der Einheit', departement: 'Abteilung', location: 'Ort' };

function UnitRows() {
  return (
    <Rows
      name="units"
      count={useCount('units')}
      legend="Einheiten"
      rowName="Einheit"
      start={useStart().units}
    >
      {(row) => <RowFields columns={unitColumns} row={row} />}
    </Rows>
  );
}
