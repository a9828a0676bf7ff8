import { PersonSelect } from './PersonSelect';
import { SafetyGroup } from './SafetyGroup';
import { Section } from './Section';
import { safetyGroups } from './safetyGroups';

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
