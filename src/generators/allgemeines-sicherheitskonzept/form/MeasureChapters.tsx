import { useState } from 'react';
import { SelectField } from '../../../ui/fields';
import { OwnPoints } from '../../../ui/OwnPoints';
import { TickButtons, Ticks } from '../../../ui/Ticks';
import { campTypes } from '../../camp';
import { chosenPoints, type Group, idsIn } from '../../points';
import {
  choosablePeople,
  fullName,
  isAsked,
  type Person,
  type PersonChoice,
  personChoices,
  personSelects,
} from '../input';
import { alarm, emergencyCar, firstAid, safetyGroups } from '../measures';
import { unfitPoints, usual } from '../usual';
import { Chapter, ChapterPart } from './Contents';
import { useInput, useStart } from './useInput';

/** The buttons «Übliche Auswahl», one for each type of camp. A press selects the type and ticks the usual points. */
export function UsualPoints() {
  const { camp, campType, ticked } = useInput(({ camp, campType, ticked }) => ({
    camp,
    campType,
    ticked,
  }));
  return (
    <TickButtons
      lead="Übliche Auswahl"
      choices={campTypes.map((label) => ({
        label,
        ids: usual(camp, label).ticked,
        unfit: unfitPoints[label],
        isSelected: label === campType,
      }))}
      select="campType"
      ticked={ticked}
    />
  );
}

/** The two chapters with points to tick. */
export function MeasureChapters() {
  return (
    <>
      <Chapter name="precautions">
        <SafetyGroups groups={safetyGroups} />
        <PersonSelect name="medkitResponsible" />
      </Chapter>
      <Chapter name="emergency">
        <SafetyGroups groups={firstAid} />
        <h3>Alarmierung</h3>
        <SafetyGroups groups={alarm} heading="h4" />
        <SafetyGroups groups={emergencyCar} />
      </Chapter>
    </>
  );
}

/** A fold for each group, with the points of the group. `heading` is the level of the title of a fold. */
function SafetyGroups({ groups, heading }: { groups: readonly Group[]; heading?: 'h4' }) {
  const { ticked, own } = useStart();
  return groups.map((group) => {
    const { id, title, description, items } = group;
    return (
      <ChapterPart
        key={id}
        title={title}
        heading={heading}
        entries={(input) => chosenPoints([group], input).flatMap(({ points }) => points)}
      >
        {description && <p>{description}</p>}
        <Ticks items={items} start={ticked} />
        <OwnPoints groups={[group]} start={own} />
        <PersonSelects ids={idsIn([group])} />
      </ChapterPart>
    );
  });
}

/**
 * The select fields of the points with the given ids (`personSelects`). Hidden fields stay mounted and keep the chosen
 * person. When a point is unticked and ticked again, the person is still chosen.
 */
function PersonSelects({ ids }: { ids: readonly string[] }) {
  const names = personChoices.filter((name) => ids.includes(personSelects[name][2]));
  const isShown = useInput((input) => names.some((name) => isAsked(name, input)));
  return (
    <div className="fields" hidden={!isShown}>
      {names.map((name) => (
        <PersonSelect key={name} name={name} />
      ))}
    </div>
  );
}

/**
 * A select field for one of the people in the form. The labels are the current names of the people. When the row of the
 * chosen person is removed, no person is selected.
 */
function PersonSelect({ name }: { name: PersonChoice }) {
  const [chosen, setChosen] = useState(useStart()[name]);
  const choices = useInput((input) => choicesOf(choosablePeople(name, input)));
  const isThere = choices.some(({ key }) => key === chosen);
  return (
    <SelectField
      label={personSelects[name][0]}
      hint={chosen && !isThere ? 'Niemand mehr gewählt' : undefined}
      name={name}
      choices={choices}
      // A person without names and phone number is not in `choices`. The state keeps the key of this person. When
      // somebody types a name, the person is selected again.
      value={isThere ? chosen : ''}
      onChange={(event) => setChosen(event.target.value)}
    />
  );
}

/**
 * Makes the choices of a select field. The label of a person is the scout name, else first and last name, else the
 * phone number. If two people have the scout name Balu, first and last name or the phone number is added: «Balu (Anna
 * Müller)», «Balu (079 555 01 11)». A person without any of these texts is left out.
 */
export function choicesOf(people: readonly Person[]) {
  return people
    .map(({ key, scoutName, phoneNumber, ...person }) => {
      const other = fullName(person) || phoneNumber;
      const isShared = people.filter((one) => one.scoutName === scoutName).length > 1;
      const both = isShared && scoutName && other && `${scoutName} (${other})`;
      return { key, label: both || scoutName || other };
    })
    .filter(({ label }) => label);
}
