import { CountField } from '../../../ui/fields';
import { SelectField, TelField, TextareaField } from '../../../ui/moreFields';
import { CampDates, CampTexts } from '../../CampFields';
import type { Input } from '../input';
import { parseCount } from '../parseCount';
import { Chapter } from './Chapter';
import { PersonLists } from './PersonLists';
import { RescueFields } from './RescueFields';
import { UnitRows } from './UnitRows';
import { useInput } from './useInput';

const campTypes = ['Hauslager', 'Zeltlager'].map((type) => ({ key: type, label: type }));

export function GeneralChapter({ start }: { start: Input }) {
  const field = (name: TextField) => ({ name, defaultValue: start[name] });
  // A number field shows digits alone: of «16 TN» in a file it would show nothing.
  const count = (name: TextField) => ({ name, defaultValue: parseCount(start[name])?.toString() });
  return (
    <Chapter name="general">
      <CampTexts start={start.camp} asked={() => true} />
      <CampDates start={start.camp} />
      <div className="fields">
        <SelectField label="Lagerart" choices={campTypes} {...field('campType')} />
        <TelField label="Notfalltelefon des Lagers" {...field('emergencyPhone')} />
        <CountField label="Anzahl Teilnehmerinnen" isCount={isCount} {...count('femaleCount')} />
        <CountField label="Anzahl Teilnehmer" isCount={isCount} {...count('maleCount')} />
        <TextareaField label="Adresse des Lagers" {...field('campAddress')} />
        <EmergencyAddress {...field('emergencyAddress')} />
        <TextareaField
          label="Adresse und Kontakt des nächsten Spitals"
          {...field('hospitalAddress')}
        />
      </div>
      <RescueFields start={start} />
      <UnitRows start={start} />
      <PersonLists start={start} />
    </Chapter>
  );
}

function isCount(typed: string): boolean {
  return parseCount(typed) !== undefined;
}

/** The names of the fields that stand once in the form and hold a text. */
type TextField = { [Name in keyof Input]: Input[Name] extends string ? Name : never }[keyof Input];

type FieldStart = { name: string; defaultValue: string };

function EmergencyAddress(field: FieldStart) {
  const hint = useInput(emergencyAddressHint);
  return <TextareaField label="Adresse der Notunterkunft" hint={hint} {...field} />;
}

function emergencyAddressHint({ campType, emergencyAddress }: Input): string | undefined {
  if (campType === 'Hauslager') return 'Bei einem Hauslager wird die Notunterkunft nicht gedruckt.';
  if (campType === 'Zeltlager' && !emergencyAddress) {
    return 'Ein Zeltlager braucht eine Notunterkunft, falls ihr die Zelte verlassen müsst.';
  }
  return undefined;
}
