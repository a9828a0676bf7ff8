import { Icon } from '../../ui/Icon';

const steps = [
  ['check', 'Ankreuzen', 'Wähle aus, was zu eurem Lager passt, oder fülle die Felder aus.'],
  ['eye', 'Ansehen', 'Sieh dir das Dokument an, während du auswählst.'],
  ['download', 'Herunterladen', 'Öffne die Datei in Word, passe sie an und drucke sie aus.'],
] as const;

/** How a document comes about, in three steps. */
export function HowTo() {
  return (
    <section className="how-to">
      <h2>So geht’s</h2>
      <ol>
        {steps.map(([icon, step, words]) => (
          <li key={step}>
            <Icon name={icon} />
            <div>
              <strong>{step}</strong>
              <p>{words}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
