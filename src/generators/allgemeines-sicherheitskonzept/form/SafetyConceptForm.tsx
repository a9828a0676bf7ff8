import { useState } from 'react';
import { Form, fireInputEvent } from '../../../ui/Form';
import {
  CountField,
  DateField,
  InputField,
  type InputProps,
  SelectField,
  TextareaField,
} from '../../../ui/fields';
import { CampDates, CampTexts } from '../../CampFields';
import { campTypes } from '../../camp';
import type { FormProps } from '../../contract';
import { noCoordinatesHint } from '../coordinates';
import { safetyAreaHint } from '../hints';
import { type Input, personLists, type TextField } from '../input';
import { phoneHint, spellPhone } from '../phoneNumber';
import { rescueFields, rescueNames } from '../rescueFields';
import { Chapter, ChapterPart, Contents } from './Contents';
import { MeasureChapters, UsualPoints } from './MeasureChapters';
import { Rows } from './Rows';
import { FormContext, useInput, useStart } from './useInput';

/** The form of the safety concept, in four chapters. */
export function SafetyConceptForm({ start, now, options, children, ...frame }: FormProps<Input>) {
  const [form] = useState({ start, now });
  return (
    <FormContext value={form}>
      <Form {...frame} noValidate>
        <Contents />
        <div className="chapters">
          <UsualPoints />
          {options}
          <GeneralChapter />
          <MeasureChapters />
          <Chapter name="activities">
            <Rows
              name="activities"
              controls={{ name: ActivityField, date: DateField }}
              optionalLabel="Leitung und Abbruch erfassen"
            />
          </Chapter>
          {children}
        </div>
      </Form>
    </FormContext>
  );
}

function GeneralChapter() {
  const start = useStart();
  const field = (name: TextField) => ({ name, defaultValue: start[name] });
  return (
    <Chapter name="general">
      <CampTexts start={start.camp} />
      <CampDates now={useInput(({ camp: { startDate, endDate } }) => ({ startDate, endDate }))} />
      <div className="fields">
        <SelectField
          label="Lagerart"
          choices={campTypes.map((type) => ({ key: type, label: type }))}
          {...field('campType')}
        />
        <TelField label="Notfalltelefon des Lagers" {...field('emergencyPhone')} />
        <CountField label="Anzahl Teilnehmerinnen" {...field('femaleCount')} />
        <CountField label="Anzahl Teilnehmer" {...field('maleCount')} />
        <TextareaField label="Adresse des Lagers" {...field('campAddress')} />
        <TextareaField label="Notunterkunft (nicht für Hauslager)" {...field('emergencyAddress')} />
        <TextareaField
          label="Adresse und Kontakt des nächsten Spitals"
          {...field('hospitalAddress')}
        />
      </div>
      <RescueFields />
      <Rows name="units" />
      {personLists.map((list) => (
        <Rows
          key={list}
          name={list}
          controls={{ phoneNumber: TelField }}
          optionalLabel="Ausbildung erfassen"
        />
      ))}
    </Chapter>
  );
}

function RescueFields() {
  const start = useStart();
  const campType = useInput((input) => input.campType);
  return (
    <ChapterPart
      title="Für die Rettung"
      entries={(input) => rescueNames.filter((name) => input[name])}
    >
      <div className="fields explained">
        {rescueFields(campType).map(({ name, label, hint }) => {
          const field = { name, label, hint, defaultValue: start[name] };
          return name === 'coordinates' ? (
            <InputField key={name} {...field} check={(value) => noCoordinatesHint(value.trim())} />
          ) : (
            <TextareaField key={name} {...field} />
          );
        })}
      </div>
    </ChapterPart>
  );
}

function ActivityField(props: InputProps) {
  return <InputField check={safetyAreaHint} {...props} />;
}

/**
 * A field for a phone number. When the field loses the focus, `spellPhone` corrects the spelling. A number that looks
 * wrong gets a hint.
 */
function TelField(props: InputProps) {
  return (
    <InputField
      type="tel"
      check={phoneHint}
      onBlurCapture={({ currentTarget: field }) => {
        const spelled = spellPhone(field.value);
        // Setting `value` deletes the undo history of the field. So an unchanged value is not set again.
        if (spelled === field.value) return;
        field.value = spelled;
        fireInputEvent(field);
      }}
      {...props}
    />
  );
}
