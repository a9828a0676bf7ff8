import { useRef, useState } from 'react';
import { useStore } from '../../ui/store';
import { WaitingButton } from '../../ui/WaitingButton';
import { activeTemplates, begunDrafts, campStore } from '../draft/drafts';
import { failureMessage } from '../engine/failures';
import { type Outcome, Said } from '../Outcome';

/** All documents of the camp at once: to hand in, to go on later. */
export function FolderSection({ onChange }: { onChange: () => void }) {
  const camp = useStore(campStore);
  const [outcome, setOutcome] = useState<Outcome>({});
  const withTemplates = useRef<HTMLInputElement>(null);
  const count = begunDrafts().length;
  const templates = activeTemplates();

  async function download(isOne: boolean) {
    if (outcome.isWorking) return;
    const tell = (said: string) => setOutcome({ isWorking: true, said });
    tell('Die Lagermappe wird erstellt …');
    try {
      const { saveFolder } = await import('./saveFolder');
      const beside = withTemplates.current?.checked ? templates : [];
      const { file, sentences } = await saveFolder(isOne, camp, beside, tell);
      setOutcome({ file, said: [`Heruntergeladen: ${file.name}.`, ...sentences].join(' ') });
      onChange();
    } catch (error) {
      console.error(error);
      setOutcome({ failed: failureMessage(error, navigator.onLine) });
    }
  }

  const button = (isOne: boolean, className: string, words: string) => (
    <WaitingButton
      className={className}
      aria-disabled={outcome.isWorking}
      onClick={() => download(isOne)}
    >
      {words}
    </WaitingButton>
  );
  return (
    <section className="folder" aria-labelledby="lagermappe">
      <h2 id="lagermappe">Lagermappe</h2>
      <p>{count === 0 ? none : begun(count)}</p>
      {count > 0 && (
        <div className="input-buttons">
          {button(true, 'primary', 'Als ein Word-Dokument')}
          {button(false, 'secondary', 'Als ZIP, jedes für sich')}
        </div>
      )}
      {count > 0 && templates.length > 0 && (
        <label className="tick">
          <input type="checkbox" ref={withTemplates} />
          <span>Unsere Vorlagen mitgeben (dann als ZIP)</span>
        </label>
      )}
      <Said outcome={outcome} />
    </section>
  );
}

const none =
  'Hier kommen alle Dokumente zusammen, die du begonnen hast. Eine Lagermappe kannst du oben wieder öffnen.';

function begun(count: number): string {
  return count === 1
    ? 'Ein Dokument ist begonnen. Lade es herunter, auch um später weiterzumachen.'
    : `${count} Dokumente sind begonnen. Lade sie zusammen herunter, auch um später weiterzumachen.`;
}
