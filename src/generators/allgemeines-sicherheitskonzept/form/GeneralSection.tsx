import { useFormContext, useWatch } from 'react-hook-form';
import { DateField } from '../../../ui/DateField';
import { InputField } from '../../../ui/InputField';
import { SelectField } from '../../../ui/SelectField';
import { TextareaField } from '../../../ui/TextareaField';
import { endsBeforeStart, endsBeforeStartHint } from '../../calendarDay';
import type { Input } from '../input';
import { parseCount } from '../parseCount';
import { CheckedField } from './CheckedField';
import { PersonRows } from './PersonRows';
import { Rows } from './Rows';
import { Section } from './Section';
import { TelField } from './TelField';

const campTypes = ['Hauslager', 'Zeltlager'].map((type) => ({ key: type, label: type }));

export function GeneralSection() {
  const { register } = useFormContext<Input>();
  return (
    <Section id="allgemeine-infos">
      <div className="fields">
        <InputField label="Lagername" type="text" {...register('campName')} />
      </div>
      <div className="fields">
        <CampDates />
      </div>
      <div className="fields">
        <TextareaField label="Adresse des Lagers" {...register('campAddress')} />
        <TelField label="Notfallnummer" name="emergencyPhone" />
      </div>
      <div className="fields">
        <SelectField label="Lagerart" choices={campTypes} {...register('campType')} />
        <EmergencyAddress />
      </div>
      <div className="fields">
        <TextareaField
          label="Adresse und Kontakt des nächsten Spitals"
          {...register('hospitalAddress')}
        />
      </div>
      <div className="fields">
        <Count label="Anzahl Teilnehmerinnen" name="femaleCount" />
        <Count label="Anzahl Teilnehmer" name="maleCount" />
      </div>
      <Rows
        name="units"
        legend="Einheiten"
        rowName="Einheit"
        columns={[
          { name: 'name', label: 'Name der Einheit', type: 'text' },
          { name: 'departement', label: 'Abteilung', type: 'text' },
          { name: 'location', label: 'Ort', type: 'text' },
        ]}
        newRow={() => ({ name: '', departement: '', location: '' })}
      />
      <PersonRows name="mainLeaders" legend="Hauptlagerleitung" rowName="Hauptlagerleitung" />
      <PersonRows name="leaderteam" legend="Leitungsteam" rowName="Leiter / Leiterin" />
      <PersonRows name="kitchenTeam" legend="Küche" rowName="Koch / Köchin" />
      <PersonRows name="coaches" legend="Coaches" rowName="Coach" />
      <PersonRows name="departementLeaders" legend="Abteilungsleitung" rowName="AL" />
    </Section>
  );
}

function CampDates() {
  const { control, register } = useFormContext<Input>();
  const [startDate = '', endDate = ''] = useWatch({ control, name: ['startDate', 'endDate'] });
  const hint = endsBeforeStart(startDate, endDate) ? endsBeforeStartHint : undefined;
  return (
    <>
      <DateField label="Startdatum" {...register('startDate')} />
      <DateField label="Enddatum" hint={hint} {...register('endDate')} />
    </>
  );
}

function EmergencyAddress() {
  const { control, register } = useFormContext<Input>();
  const [campType, address = ''] = useWatch({ control, name: ['campType', 'emergencyAddress'] });
  return (
    <TextareaField
      label="Adresse der Notunterkunft"
      hint={emergencyAddressHint(campType, address)}
      {...register('emergencyAddress')}
    />
  );
}

function emergencyAddressHint(campType: Input['campType'], address: string): string | undefined {
  if (campType === 'Hauslager') return 'Bei einem Hauslager wird die Notunterkunft nicht gedruckt.';
  if (campType === 'Zeltlager' && !address.trim()) {
    return 'Ein Zeltlager braucht eine Notunterkunft, falls ihr die Zelte verlassen müsst.';
  }
  return undefined;
}

function Count(props: { label: string; name: 'femaleCount' | 'maleCount' }) {
  return <CheckedField type="number" min={0} step={1} check={checkCount} {...props} />;
}

// What is no number at all, as «-», the browser keeps to itself: the value is empty.
function checkCount({ value, validity }: HTMLInputElement): string {
  const isCount = !validity.badInput && (value === '' || parseCount(value) !== undefined);
  return isCount ? '' : 'Gedruckt werden nur ganze Zahlen ab 0.';
}
