import { personListNames } from '../../content/personLists';
import type { ListedPerson } from './PasteDialog';

const fields = [
  { name: 'firstName', label: 'Vorname' },
  { name: 'lastName', label: 'Nachname' },
  { name: 'scoutName', label: 'Pfadiname' },
  { name: 'phoneNumber', label: 'Telefon' },
  { name: 'training', label: 'Ausbildung' },
] as const;

type Props = { listed: readonly ListedPerson[]; showsLists: boolean };

/** Who comes in as what. */
export function PeoplePreview({ listed, showsLists }: Props) {
  if (listed.length === 0) return <p>Darin ist keine Person zu erkennen.</p>;
  const shown = fields.filter(
    ({ name }) => name !== 'training' || listed.some(({ person }) => person.training),
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and holds nothing to press
    <div className="paste-preview" tabIndex={0}>
      <table>
        <caption>{listed.length === 1 ? '1 Person' : `${listed.length} Personen`}</caption>
        <thead>
          <tr>
            {shown.map(({ name, label }) => (
              <th key={name} scope="col">
                {label}
              </th>
            ))}
            {showsLists && <th scope="col">Liste</th>}
          </tr>
        </thead>
        <tbody>
          {listed.map(({ list, person }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text, told apart by their place alone
            <tr key={index}>
              {shown.map(({ name }) => (
                <td key={name}>{person[name]}</td>
              ))}
              {showsLists && <td>{personListNames[list].legend}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
