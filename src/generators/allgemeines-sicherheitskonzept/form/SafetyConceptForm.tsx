import { useState } from 'react';
import { Form } from '../../../ui/Form';
import { CountField, DateField, InputField, SelectField, TextareaField } from '../../../ui/fields';
import { Rows } from '../../../ui/Rows';
import { createStore } from '../../../ui/store';
import { CampDates, CampTexts } from '../../CampFields';
import type { FormProps } from '../../contract';
import { byName } from '../../data';
import { rescueProgress } from '../chapters';
import { noCoordinatesHint } from '../coordinates';
import { safetyAreaHint } from '../hints';
import { type Input, isEmptyRow, personLists, type TextField } from '../input';
import { readRows } from '../readTable';
import { rescueFields } from '../rescueFields';
import { Chapter, ChapterPart, Contents } from './Contents';
import { EmergencyChapter, PrecautionsChapter } from './MeasureChapters';
import { PersonLists } from './PersonLists';
import { RowFields, TelField, useOptionalFields } from './RowFields';
import { FormContext, useCount, useForm, useInput, useStart } from './useInput';

/** The form of the safety concept, in four chapters. */
export function SafetyConceptForm({
  start,
  read,
  options,
  onInput,
  children,
  ...frame
}: FormProps<Input>) {
  const [form] = useState(() => ({ start, now: createStore(start) }));
  return (
    <FormContext value={form}>
      <Form
        {...frame}
        noValidate
        read={(fields) => read({ ...fields, rows: { ...withoutRows, ...fields.rows } })}
        onInput={(input) => {
          form.now.set(input);
          onInput(input);
        }}
      >
        <Contents />
        <div className="chapters">
          <GeneralChapter />
          <PrecautionsChapter />
          <EmergencyChapter />
          <ActivitiesChapter />
          {options}
          {children}
        </div>
      </Form>
    </FormContext>
  );
}

// `readFormValues` omits a list without rows. `read` would then add the default, which is one empty row.
const withoutRows = byName([...personLists, 'units', 'activities'], () => []);

const campTypeChoices = ['Hauslager', 'Zeltlager'].map((type) => ({ key: type, label: type }));

function GeneralChapter() {
  const start = useStart();
  const field = (name: TextField) => ({ name, defaultValue: start[name] });
  return (
    <Chapter name="general">
      <CampTexts start={start.camp} />
      <CampDates start={start.camp} />
      <div className="fields">
        <SelectField label="Lagerart" choices={campTypeChoices} {...field('campType')} />
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

/** Fields for the facts that rescuers need, and for the facts that leaders need until rescuers arrive. */
function RescueFields() {
  const start = useStart();
  const campType = useInput((input) => input.campType);
  return (
    <ChapterPart title="Für die Rettung" progress={rescueProgress}>
      <div className="fields explained">
        {rescueFields(campType).map(({ name, label, hint }) => {
          const field = { name, label, hint, defaultValue: start[name] };
          return name === 'coordinates' ? (
            <InputField
              key={name}
              {...field}
              type="text"
              check={({ value }) => noCoordinatesHint(value.trim())}
            />
          ) : (
            <TextareaField key={name} {...field} />
          );
        })}
      </div>
    </ChapterPart>
  );
}

/**
 * Returns a function that reads a pasted table as rows of a list. Days without a year get the year in which the camp
 * begins.
 */
function useReadRows(list: 'units' | 'activities') {
  const { now } = useForm();
  return (text: string) => readRows(list, text, now.current().camp.startDate.slice(0, 4));
}

const unitColumns = {
  name: 'Name der Einheit',
  departement: 'Abteilung',
  location: 'Ort',
  ages: 'Stufe und Alter',
};

function UnitRows() {
  return (
    <Rows
      name="units"
      count={useCount('units')}
      legend="Einheiten"
      rowName="Einheit"
      start={useStart().units}
      onTable={useReadRows('units')}
    >
      {(row) => <RowFields columns={unitColumns} row={row} />}
    </Rows>
  );
}

const details = {
  leader: 'Wer leitet?',
  route: 'Route, Ausstiege, Verbindung',
  returning: 'Zurück um / Alarm ab',
  concept: 'Eigenes Konzept?',
  abort: 'Abbruchgründe',
};

function ActivitiesChapter() {
  const { activities } = useStart();
  const { button, fieldsOf, take } = useOptionalFields(
    'activities',
    activities,
    details,
    'Leitung und Abbruch erfassen',
  );
  const readTable = useReadRows('activities');
  return (
    <Chapter name="activities">
      <Rows
        name="activities"
        count={useCount('activities')}
        isOpen={activities.every(isEmptyRow)}
        legend="Aktivitäten"
        rowName="Aktivität"
        start={activities}
        onTable={(text) => take(readTable(text))}
        more={button}
      >
        {(row) => (
          <>
            <RowFields columns={{ name: 'Aktivität' }} row={row} check={safetyAreaHint} />
            <DateField label="Datum" name={`${row.path}.date`} defaultValue={row.start.date} />
            {fieldsOf(row)}
          </>
        )}
      </Rows>
    </Chapter>
  );
}
