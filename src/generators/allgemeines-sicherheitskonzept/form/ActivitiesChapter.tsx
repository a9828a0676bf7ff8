import { DateField, InputField } from '../../../ui/fields';
import { Rows } from '../../../ui/Rows';
import type { Input } from '../input';
import { Chapter } from './Chapter';

const details = {
  label: 'Leitung, Konzept und Abbruch',
  columns: [
    { name: 'leader', label: 'Wer leitet?' },
    { name: 'concept', label: 'Eigenes Konzept?' },
    { name: 'abort', label: 'Abbruch, wenn …' },
  ],
};

export function ActivitiesChapter({ start }: { start: Input }) {
  return (
    <Chapter name="activities">
      <Rows
        name="activities"
        legend="Aktivitäten"
        rowName="Aktivität"
        start={start.activities}
        callRow={({ name = '' }) => name}
        optional={details}
      >
        {({ path, start: activity }) => (
          <>
            <InputField
              label="Aktivität"
              type="text"
              name={`${path}.name`}
              defaultValue={activity?.name}
            />
            <DateField label="Datum" name={`${path}.date`} defaultValue={activity?.date} />
          </>
        )}
      </Rows>
    </Chapter>
  );
}
