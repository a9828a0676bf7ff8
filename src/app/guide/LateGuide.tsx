import { softHyphens } from '../softHyphens';
import { Cutout } from './Cutout';
import type { mistakeNames, moreNames, recipeNames } from './foldNames';
import styles from './lateGuide.css?url';
import { mistakes } from './mistakes';
import { more } from './more';
import { recipes } from './recipes';

export { TemplateMap } from './TemplateMap';

/** What goes wrong, and how it is right. */
export function Mistake({ id }: { id: keyof typeof mistakeNames }) {
  const { words, before, after } = mistakes[id];
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="page" />
      <p>{words}</p>
      <div className="cutouts">
        <Cutout label="So geht es schief" lines={before} />
        <Cutout label="So ist es richtig" lines={after} />
      </div>
    </>
  );
}

/** What designers often want, step by step. */
export function Recipe({ id }: { id: keyof typeof recipeNames }) {
  const { steps, typed } = recipes[id];
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="page" />
      <ol className="guide-steps">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {typed && <Cutout label="So steht es dann in der Vorlage" lines={typed.lines} />}
    </>
  );
}

/** What is good to know, by what it is about. */
export function More({ id }: { id: keyof typeof moreNames }) {
  return (
    <dl className="guide-styles">
      {more[id].map(([what, words]) => (
        <div key={what}>
          <dt>{softHyphens(what)}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  );
}
