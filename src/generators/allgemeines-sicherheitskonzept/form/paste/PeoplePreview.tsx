import type { Becomes, ReadPeople } from '../../readPeople';

const fields = [
  { name: 'firstName', label: 'Vorname' },
  { name: 'lastName', label: 'Nachname' },
  { name: 'scoutName', label: 'Pfadiname' },
  { name: 'phoneNumber', label: 'Telefon' },
] as const;

/** What becomes what of people that were pasted. */
export function PeoplePreview({ columns, people }: ReadPeople) {
  if (people.length === 0) return <p>Darin ist keine Person zu erkennen.</p>;
  const unused = columns.flatMap(({ heading, becomes }) => (heading && !becomes ? [heading] : []));
  return (
    <>
      <div className="paste-preview">
        <table>
          <caption>{people.length === 1 ? '1 Person' : `${people.length} Personen`}</caption>
          <thead>
            <tr>
              {fields.map(({ name, label }) => (
                <th key={name} scope="col">
                  {label}
                  <Source columns={columns} becomes={name} label={label} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {people.map((person, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text, told apart by their place alone
              <tr key={index}>
                {fields.map(({ name }) => (
                  <td key={name}>{person[name]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {unused.length > 0 && (
        <p>Nicht übernommen: {unused.map((heading) => `«${heading}»`).join(', ')}.</p>
      )}
    </>
  );
}

type SourceProps = Pick<ReadPeople, 'columns'> & { becomes: Becomes; label: string };

/** From which columns a field is made, by their headings, where these are called otherwise. */
function Source({ columns, becomes, label }: SourceProps) {
  const headings = columns.flatMap(({ heading, becomes: other }) =>
    heading && heading !== label && comesFrom(becomes, other) ? [`«${heading}»`] : [],
  );
  return headings.length > 0 && <small>aus {headings.join(', ')}</small>;
}

function comesFrom(field: Becomes, column: Becomes): boolean {
  return field === column || (column === 'name' && field !== 'phoneNumber');
}
