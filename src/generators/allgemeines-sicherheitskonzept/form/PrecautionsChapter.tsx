import { safetyGroups } from '../content/safetyGroups';
import type { Input } from '../input';
import { Chapter } from './Chapter';
import { PersonSelect } from './PersonSelect';
import { SafetyGroup } from './SafetyGroup';

export function PrecautionsChapter({ start }: { start: Input }) {
  return (
    <Chapter name="precautions">
      {safetyGroups.map((group) => (
        <SafetyGroup key={group.title} group={group} start={start} />
      ))}
      <PersonSelect
        start={start}
        name="medkitResponsible"
        label="Verantwortlich für die Apotheke"
      />
    </Chapter>
  );
}
