import { Rows } from './Rows';
import { Section } from './Section';

export function ActivitiesSection() {
  return (
    <Section id="sicherheitsrelevante-aktivitaeten">
      <Rows
        name="activities"
        legend="Aktivitäten"
        rowName="Aktivität"
        columns={[
          { name: 'name', label: 'Aktivität', type: 'text' },
          { name: 'date', label: 'Datum', type: 'date' },
        ]}
        newRow={() => ({ name: '', date: '' })}
      />
    </Section>
  );
}
