import type { ReactNode } from 'react';
import {
  alarm,
  carIsThere,
  emergencyCar,
  firstAid,
  specificPersonLeads,
} from '../content/emergency';
import type { Input } from '../input';
import { PersonSelect } from './PersonSelect';
import { SafetyGroup } from './SafetyGroup';
import { Section } from './Section';
import { useInput } from './useInput';

export function EmergencySection({ start }: { start: Input }) {
  return (
    <Section id="handeln-im-notfall">
      <SafetyGroup {...firstAid} start={start}>
        <WhereTicked id={specificPersonLeads}>
          <PersonSelect start={start} name="emergencyLead" label="Lead im Notfall" />
        </WhereTicked>
      </SafetyGroup>
      <h3>Alarmierung</h3>
      {alarm.map((group) => (
        <SafetyGroup key={group.title} {...group} heading="h4" start={start} />
      ))}
      <SafetyGroup {...emergencyCar} start={start}>
        <WhereTicked id={carIsThere}>
          <PersonSelect start={start} name="carDriver" label="Das Notfallauto wird gefahren von:" />
        </WhereTicked>
      </SafetyGroup>
    </Section>
  );
}

/** Hidden, not gone: whoever is chosen is still chosen when the box is ticked again. */
function WhereTicked({ id, children }: { id: string; children: ReactNode }) {
  const isTicked = useInput(({ ticked }) => ticked.includes(id));
  return <div hidden={!isTicked}>{children}</div>;
}
