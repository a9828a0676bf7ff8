import { safetyGroups } from '../content/safetyGroups';
import type { Input } from '../input';
import { PersonSelect } from './PersonSelect';
import { SafetyGroup } from './SafetyGroup';
import { Section } from './Section';

export function PrecautionsSection({ start }: { start: Input }) {
  return (
    <Section id="sicherheitsvorkehrungen">
      {safetyGroups.map((group) => (
        <SafetyGroup key={group.title} {...group} start={start} />
      ))}
      <PersonSelect
        start={start}
        name="medkitResponsible"
        label="Verantwortlich für die Apotheke"
      />
    </Section>
  );
}
