import { useState } from 'react';
import type { ShownTemplate } from '../shownTemplate';

/** The templates in force that are not the originals, as one file. */
export function GroupTemplates({ templates }: { templates: readonly ShownTemplate[] }) {
  const [isFailed, setIsFailed] = useState(false);

  async function save() {
    try {
      const { saveTemplates } = await import('./saveTemplates');
      await saveTemplates(templates);
      setIsFailed(false);
    } catch (error) {
      console.error(error);
      setIsFailed(true);
    }
  }

  return (
    <>
      <button type="button" className="secondary" onClick={save}>
        Vorlagen unserer Gruppe speichern
      </button>
      <p>
        Schick dieses ZIP den anderen Leitenden: Sie entpacken es und wählen jede Vorlage auf ihrer
        Seite im Abschnitt «Vorlage».
      </p>
      <p className="bad" role="alert">
        {isFailed &&
          'Das ZIP konnte nicht gepackt werden. Prüfe deine Internetverbindung und drücke den Knopf noch einmal.'}
      </p>
    </>
  );
}
