import { useState } from 'react';
import { CampIsOver } from './CampIsOver';
import type { Draft } from './draft';
import { formOfPage, goToField } from './goToField';
import styles from './lastYear.css?url';

type Props = {
  draft: Draft;
  /** The number of inputs with which the form was filled from outside; a new number means a new form. */
  formKey: number;
};

type Moved = { formKey: number; sentence: string; toCheck: ReturnType<typeof filledFields> };

/** Carries last year's camp over to this year: a button moves the dates, then a list names the fields to check. */
export function CarryOver({ draft, formKey }: Props) {
  const [moved, setMoved] = useState<Moved>();
  // An input that comes later belongs to another camp.
  const shown = moved?.formKey === formKey ? moved : undefined;

  function tell(sentence: string) {
    const toCheck = filledFields(['campName', ...(draft.generator.lastYear ?? [])]);
    setMoved({ formKey: draft.formKey.current(), sentence, toCheck });
  }

  return (
    <>
      <link rel="stylesheet" href={styles} precedence="page" />
      <div className="last-year">
        <CampIsOver sentence={shown?.sentence ?? ''} onMove={tell} />
        {shown && shown.toCheck.length > 0 && (
          <details>
            <summary className="quiet">Stimmt das noch? ({shown.toCheck.length})</summary>
            <ul>
              {shown.toCheck.map(({ name, label }) => (
                <li key={name}>
                  <button type="button" className="quiet" onClick={() => goToField(name)}>
                    {label}
                  </button>
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </>
  );
}

/** The filled fields and lists of the form with these names, each with its label. */
function filledFields(names: readonly string[]) {
  const form = formOfPage();
  return names.flatMap((name) => {
    const field = form?.elements.namedItem(name);
    const place = field instanceof Element && field.closest('.fold, .field');
    if (!place) return [];
    const inputs = place.querySelectorAll<HTMLInputElement>(
      '.field :is(input, textarea, select):enabled',
    );
    const isFilled = Array.from(inputs).some(({ value }) => value);
    const [label] = place.querySelectorAll('label, h3');
    return isFilled ? { name, label: label?.textContent ?? '' } : [];
  });
}
