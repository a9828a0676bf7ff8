import { type ReactNode, useState } from 'react';
import { SelectField } from '../../../ui/moreFields';
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

/** A chapter of which is ticked by one press what most camps of a kind tick. */
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
  /** Under which heading the groups stand: a chapter's, or one of a chapter. */
  heading?: 'h3' | 'h4';
  /** What stands under the checkboxes. */
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

/** Hidden, not gone: whoever is chosen is still chosen when the box is ticked again. */
function WhereTicked({ id, children }: { id: string; children: ReactNode }) {
  const isTicked = useInput(({ ticked }) => ticked.includes(id));
  return <div hidden={!isTicked}>{children}</div>;
}

/** One of the people typed above, under their name of the moment. Who is gone is missed, and comes back. */
function PersonSelect({ name, label }: { name: PersonChoice; label: string }) {
  const [chosen, setChosen] = useState(useStart()[name]);
  const choices = useInput((input) => choicesOf(choosable(name, input), chosen));
  const isThere = choices.some(({ key }) => key === chosen);
  return (
    <SelectField
      label={label}
      hint={chosen && !isThere ? 'Niemand mehr gewählt' : undefined}
      name={name}
      choices={choices}
      // Someone whose names are empty for the moment is not offered, but not forgotten either.
      value={isThere ? chosen : ''}
      onChange={(event) => setChosen(event.target.value)}
    />
  );
}

/**
 * The people that a select offers: by scout name, else by first and last name, else by number; by
 * both names (or the number) where two share a scout name. Whoever has none of these is left out, and whoever stands
 * in two lists is offered once: as chosen, else as the first.
 */
export function choicesOf(people: readonly Person[], chosen = '') {
  const named = people.filter(({ training: _training, ...person }) => !isEmptyRow(person));
  const rows = named.filter((person) => {
    const same = named.filter((one) => namesOf(one) === namesOf(person));
    return person === (same.find(({ key }) => key === chosen) ?? same[0]);
  });
  const scoutNames = rows.map(({ scoutName }) => scoutName);
  return rows.map((person) => {
    const { key, scoutName, phoneNumber } = person;
    const other = fullName(person) || phoneNumber;
    const isShared = scoutNames.indexOf(scoutName) !== scoutNames.lastIndexOf(scoutName);
    const both = isShared && other ? `${scoutName} (${other})` : scoutName;
    return { key, label: scoutName ? both : other };
  });
}

function namesOf(person: Person) {
  return [person.scoutName, fullName(person) || person.phoneNumber].join();
}
