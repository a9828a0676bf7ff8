import type { ReactNode } from 'react';
import {
  alarm,
  carIsThere,
  emergencyCar,
  firstAid,
  specificPersonLeads,
} from '../content/emergency';
import type { Input } from '../input';
import { Chapter } from './Chapter';
import { PersonSelect } from './PersonSelect';
import { SafetyGroup } from './SafetyGroup';
import { useInput } from './useInput';

export function EmergencyChapter({ start }: { start: Input }) {
  return (
    <Chapter name="emergency">
      <SafetyGroup group={firstAid} start={start}>
        <WhereTicked id={specificPersonLeads}>
          <PersonSelect start={start} name="emergencyLead" label="Lead im Notfall" />
        </WhereTicked>
      </SafetyGroup>
      <h3>Alarmierung</h3>
      {alarm.map((group) => (
        <SafetyGroup key={group.title} group={group} heading="h4" start={start} />
      ))}
      <SafetyGroup group={emergencyCar} start={start}>
        <WhereTicked id={carIsThere}>
          <div className="fields">
            <PersonSelect
              start={start}
              name="carDriver"
              label="Das Notfallauto wird gefahren von:"
            />
            <PersonSelect start={start} name="secondDriver" label="Stellvertretung" />
          </div>
        </WhereTicked>
      </SafetyGroup>
    </Chapter>
  );
}

/** Hidden, not gone: whoever is chosen is still chosen when the box is ticked again. */
function WhereTicked({ id, children }: { id: string; children: ReactNode }) {
  const isTicked = useInput(({ ticked }) => ticked.includes(id));
  return <div hidden={!isTicked}>{children}</div>;
}
