import {
  alarm,
  carIsThere,
  emergencyCar,
  firstAid,
  specificPersonLeads,
} from '../content/emergency';
import { PersonSelect } from './PersonSelect';
import { SafetyGroup } from './SafetyGroup';
import { Section } from './Section';

export function EmergencySection() {
  return (
    <Section id="handeln-im-notfall">
      <SafetyGroup {...firstAid}>
        {(ticked) =>
          ticked.includes(specificPersonLeads) && (
            <PersonSelect name="emergencyLead" label="Lead im Notfall" />
          )
        }
      </SafetyGroup>
      <h3>Alarmierung</h3>
      {alarm.map((group) => (
        <SafetyGroup key={group.title} {...group} />
      ))}
      <SafetyGroup {...emergencyCar}>
        {(ticked) =>
          ticked.includes(carIsThere) && (
            <PersonSelect name="carDriver" label="Das Notfallauto wird gefahren von:" />
          )
        }
      </SafetyGroup>
    </Section>
  );
}
