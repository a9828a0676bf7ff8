import { type ReactNode, useState } from 'react';
import { SelectField } from '../../../ui/fields';
import { OwnPoints } from '../../../ui/OwnPoints';
import { TickButtons, Ticks } from '../../../ui/Ticks';
import { type Group, idsIn } from '../../points';
import { groupProgress } from '../chapters';
import { choosable, fullName, isEmptyRow, type Person, type PersonChoice } from '../input';
import {
  alarm,
  type CampType,
  carIsThere,
  emergencyCar,
  firstAid,
  groupsOf,
  safetyGroups,
  specificPersonLeads,
  usual,
} from '../measures';
import { Chapter, ChapterPart } from './Contents';
import { useInput, useStart } from './useInput';

export function PrecautionsChapter() {
  return (
    <TickChapter name="precautions">
      <SafetyGroups groups={safetyGroups} />
      <PersonSelect name="medkitResponsible" label="Verantwortlich für die Apotheke" />
    </TickChapter>
  );
}

export function EmergencyChapter() {
  return (
    <TickChapter name="emergency">
      <SafetyGroups groups={firstAid}>
        <WhereTicked id={specificPersonLeads}>
          <PersonSelect name="emergencyLead" label="Lead im Notfall" />
        </WhereTicked>
      </SafetyGroups>
      <h3>Alarmierung</h3>
      <SafetyGroups groups={alarm} heading="h4" />
      <SafetyGroups groups={emergencyCar}>
        <WhereTicked id={carIsThere}>
          <div className="fields">
            <PersonSelect name="carDriver" label="Das Notfallauto wird gefahren von:" />
            <PersonSelect name="secondDriver" label="Stellvertretung" />
          </div>
        </WhereTicked>
      </SafetyGroups>
    </TickChapter>
  );
}

/** A chapter of points, with buttons that tick the usual points of a kind of camp. */
function TickChapter({ name, children }: { name: keyof typeof groupsOf; children: ReactNode }) {
  const campType = useInput((input) => input.campType);
  const campTypes: readonly CampType[] = campType === '' ? ['Zeltlager', 'Hauslager'] : [campType];
  const ids = idsIn(groupsOf[name]);
  return (
    <Chapter name={name}>
      <TickButtons
        lead="Übliche Auswahl"
        choices={campTypes.map((type) => ({
          label: type,
          checked: true,
          ids: ids.filter((id) => usual[type].includes(id)),
        }))}
      />
      {children}
    </Chapter>
  );
}

type GroupsProps = {
  groups: readonly Group[];
  /** The level of the groups' headings: below a chapter (h3), or below a heading inside of a chapter (h4). */
  heading?: 'h3' | 'h4';
  /** Content below the checkboxes. */
  children?: ReactNode;
};

function SafetyGroups({ groups, heading, children }: GroupsProps) {
  const { ticked, own } = useStart();
  return groups.map((group) => {
    const { id, title, description, items } = group;
    return (
      <ChapterPart
        key={id}
        title={title}
        heading={heading}
        progress={(input) => groupProgress(group, input)}
      >
        {description && <p>{description}</p>}
        <Ticks items={items} start={ticked} />
        <OwnPoints place={id} title={title} start={own} />
        {children}
      </ChapterPart>
    );
  });
}

/**
 * Hides its children as long as the point is not ticked. They stay mounted, so a chosen person is still chosen when
 * the point is ticked again.
 */
function WhereTicked({ id, children }: { id: string; children: ReactNode }) {
  const isTicked = useInput(({ ticked }) => ticked.includes(id));
  return <div hidden={!isTicked}>{children}</div>;
}

/**
 * Selects one of the people typed above, labelled with their current names. After its row is removed, a chosen person
 * counts as missing, and is selected again once the row is back.
 */
function PersonSelect({ name, label }: { name: PersonChoice; label: string }) {
  const [chosen, setChosen] = useState(useStart()[name]);
  const choices = useInput((input) => choicesOf(choosable(name, input)));
  const isThere = choices.some(({ key }) => key === chosen);
  return (
    <SelectField
      label={label}
      hint={chosen && !isThere ? 'Niemand mehr gewählt' : undefined}
      name={name}
      choices={choices}
      // A person whose names are being retyped is not offered for a moment, but stays in the state.
      value={isThere ? chosen : ''}
      onChange={(event) => setChosen(event.target.value)}
    />
  );
}

/**
 * The options of a select field. The label is the scout name, else first and last name, else the number; two people
 * with one scout name also show their names or number. A person without any of these is left out.
 */
export function choicesOf(people: readonly Person[]) {
  const named = people.filter(({ training: _training, ...person }) => !isEmptyRow(person));
  return named.map(({ key, scoutName, phoneNumber, ...person }) => {
    const other = fullName(person) || phoneNumber;
    const isShared = named.filter((one) => one.scoutName === scoutName).length > 1;
    const both = isShared && other ? `${scoutName} (${other})` : scoutName;
    return { key, label: scoutName ? both : other };
  });
}
