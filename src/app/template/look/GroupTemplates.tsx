import { useState } from 'react';

/** The templates in force that are not the originals, as one file. */
export function GroupTemplates() {
  const [isFailed, setIsFailed] = useState(false);

  async function save() {
    try {
      const { saveTemplates } = await import('./saveTemplates');
      await saveTemplates();
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
        Schick dieses ZIP den anderen Leitenden: Sie öffnen es auf der Startseite mit «Datei
        öffnen», dann gelten eure Vorlagen auch bei ihnen, bis sie den Tab schliessen.
      </p>
      <p className="bad" role="alert">
        {isFailed &&
          'Das ZIP konnte nicht gepackt werden. Prüfe deine Internetverbindung und drücke den Knopf noch einmal.'}
      </p>
    </>
  );
}
