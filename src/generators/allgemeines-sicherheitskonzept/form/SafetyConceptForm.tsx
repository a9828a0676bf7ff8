import { type KeyboardEvent, useEffect, useRef } from 'react';
import { FormProvider, type Path, useForm } from 'react-hook-form';
import { readTicked } from '../../../ui/readTicked';
import type { FormProps } from '../../defineGenerator';
import type { Input } from '../input';
import { ActivitiesSection } from './ActivitiesSection';
import { EmergencySection } from './EmergencySection';
import { GeneralSection } from './GeneralSection';
import { PrecautionsSection } from './PrecautionsSection';
import { goToSection, sections } from './Section';
import { startValues } from './startValues';

/** The long form. Fields and rows are react-hook-form's; the ticks are read from the form itself. */
export function SafetyConceptForm({ onGenerate, children }: FormProps<Input>) {
  const form = useRef<HTMLFormElement>(null);
  const methods = useForm<Input>({ defaultValues: startValues });
  const { getValues, setValue } = methods;

  // What was typed before the script arrived is there, but what follows a field (selects, hints) does
  // not know yet; react-hook-form tells it of changes only.
  useEffect(() => {
    for (const [name, value] of new FormData(form.current ?? undefined)) {
      if (name === 'ticked' || value === '') continue;
      setValue(name as Path<Input>, '');
      setValue(name as Path<Input>, String(value));
    }
  }, [setValue]);

  return (
    <FormProvider {...methods}>
      <form
        ref={form}
        className="with-contents"
        noValidate
        onKeyDown={withoutImplicitSubmission}
        onSubmit={(event) => {
          event.preventDefault();
          onGenerate({ ...getValues(), ticked: readTicked(event.currentTarget) });
        }}
      >
        <nav className="contents" aria-label="Inhalt">
          <ul>
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`} onClick={goToSection}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <GeneralSection />
          <PrecautionsSection />
          <EmergencySection />
          <ActivitiesSection />
          {children}
        </div>
      </form>
    </FormProvider>
  );
}

// In a form this long, Enter in a field is a slip: only the button generates.
function withoutImplicitSubmission(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
}
