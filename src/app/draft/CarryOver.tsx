import { useEffect, useState } from 'react';
import { fieldsToCheck, isPast } from '../../generators/lastYear';
import { CampIsOver } from './CampIsOver';
import type { Draft } from './draft';
import { formOfPage, goToField } from './goToField';
import styles from './lastYear.css?url';

type Props = {
  draft: Draft;
  /** The number of inputs with which the form was filled from outside; a new number means a new form. */
  formKey: number;
};

/** Carries last year's camp over to this year: a button moves the dates, and a list names the fields to check. */
export function CarryOver({ draft, formKey }: Props) {
  const [shift, setShift] = useState({ formKey: 0, sentence: '' });
  const [toCheck, setToCheck] = useState<ReturnType<typeof filledFields>>([]);
  const sentence = shift.formKey === formKey ? shift.sentence : '';

  // biome-ignore lint/correctness/useExhaustiveDependencies: each form is looked at once
  useEffect(() => {
    const input = draft.input();
    // A past day in a form that was never filled from outside was typed just now, so nothing needs a check.
    const isOld = formKey > 0 && (sentence !== '' || isPast(input, new Date()));
    setToCheck(isOld ? filledFields(fieldsToCheck(draft.generator.lastYear ?? [], input)) : []);
  }, [formKey]);

  return (
    <>
      <link rel="stylesheet" href={styles} precedence="page" />
      <div className="last-year">
        <CampIsOver
          source={draft}
          sentence={sentence}
          onMove={(said) => setShift({ formKey: formKey + 1, sentence: said })}
        />
        {toCheck.length > 0 && (
          <details>
            <summary className="quiet">Stimmt das noch? ({toCheck.length})</summary>
            <ul>
              {toCheck.map(({ name, label }) => (
                <li key={name}>
                  <button type="button" className="quiet" onClick={() => goToField(name)}>
                    {label}
                  </button>
                </li>
              ))}
            </ul>
            <button type="button" className="secondary" onClick={() => setToCheck([])}>
              Alles stimmt
            </button>
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
