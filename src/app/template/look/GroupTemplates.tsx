import { type ReactNode, useState } from 'react';

/** The templates in force that are not the originals, as one file; beside what else can be done with them. */
export function GroupTemplates({ children }: { children: ReactNode }) {
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
      <div className="samples">
        <button type="button" className="secondary" onClick={save}>
          Vorlagen unserer Gruppe speichern
        </button>
        {children}
      </div>
      <p>
        Gespeichert werden sie als ZIP. Schick es den anderen Leitenden: Sie öffnen es auf der
        Startseite mit «Datei öffnen», dann gelten eure Vorlagen auch bei ihnen, bis sie den Tab
        schliessen.
      </p>
      <p className="status failed" role="alert">
        {isFailed &&
          'Das ZIP konnte nicht gepackt werden. Prüfe deine Internetverbindung und drücke den Knopf noch einmal.'}
      </p>
    </>
  );
}
