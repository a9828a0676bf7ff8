import { mistakeNames, moreNames, recipeNames } from './foldNames';
import { LateFold } from './LateFold';

/** What goes wrong, what designers often want, and what is good to know: folded, each by its name. */
export function Folds() {
  return (
    <>
      <section aria-labelledby="fehler">
        <h2 id="fehler">Das geht schief</h2>
        {entriesOf(mistakeNames).map(([id, name]) => (
          <LateFold
            key={id}
            heading="h3"
            name={name}
            content={({ Mistake }) => <Mistake id={id} />}
          />
        ))}
      </section>
      <section aria-labelledby="rezepte">
        <h2 id="rezepte">Rezepte</h2>
        {entriesOf(recipeNames).map(([id, name]) => (
          <LateFold
            key={id}
            heading="h3"
            name={name}
            content={({ Recipe }) => <Recipe id={id} />}
          />
        ))}
      </section>
      <section aria-labelledby="weiteres">
        <h2 id="weiteres">Gut zu wissen</h2>
        {entriesOf(moreNames).map(([id, name]) => (
          <LateFold key={id} heading="h3" name={name} content={({ More }) => <More id={id} />} />
        ))}
      </section>
    </>
  );
}

function entriesOf<Names extends object>(names: Names): [keyof Names, string][] {
  return Object.entries(names) as [keyof Names, string][];
}
