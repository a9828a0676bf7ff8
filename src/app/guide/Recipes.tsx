import { Icon } from '../../ui/Icon';
import { Cutout } from './Cutout';
import { recipes } from './recipes';

/** What designers often want, step by step. */
export function Recipes() {
  return (
    <section aria-labelledby="rezepte">
      <h2 id="rezepte">Rezepte</h2>
      {recipes.map(({ name, steps, typed }) => (
        <details key={name} className="fold">
          <summary>
            <h3>{name}</h3>
            <Icon name="next" />
          </summary>
          <div className="fold-content">
            <ol className="guide-steps">
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
            {typed && <Cutout label="So steht es in der Vorlage" lines={typed.lines} />}
          </div>
        </details>
      ))}
    </section>
  );
}
