import { safetyGroups } from '../content/safetyGroups';
import { PersonSelect } from './PersonSelect';
import { SafetyGroup } from './SafetyGroup';
import { Section } from './Section';

export function PrecautionsSection() {
  return (
    <Section id="sicherheitsvorkehrungen">
      {safetyGroups.map((group) => (
        <SafetyGroup key={group.title} {...group} />
      ))}
      <PersonSelect name="medkitResponsible" label="Verantwortlich für die Apotheke" />
    </Section>
  );
}
