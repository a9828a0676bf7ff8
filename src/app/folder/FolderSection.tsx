import { useState } from 'react';
import { isPast } from '../../generators/lastYear';
import { Icon } from '../../ui/Icon';
import { Question } from '../../ui/Question';
import { useStore } from '../../ui/store';
import { WaitingButton } from '../../ui/WaitingButton';
import { announceDraftChanges, begunDrafts, campStore } from '../draft/drafts';
import { failureMessage } from '../engine/failures';
import { type Outcome, OutcomeMessage } from '../Outcome';

/** A button that downloads all begun documents as a folder. The button is hidden until a document is begun. */
export function FolderSection() {
  const camp = useStore(campStore);
  const [isAsking, setIsAsking] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>({});
  const names = begunDrafts().map(({ entry }) => entry.name);

  async function download(isOne: boolean) {
    const tell = (message: string) => setOutcome({ isWorking: true, message });
    tell('Die Lagermappe wird erstellt …');
    try {
      const { saveFolder } = await import('./saveFolder');
      const { file, sentences } = await saveFolder(isOne, camp, tell);
      setOutcome({ file, message: [`Heruntergeladen: ${file.name}.`, ...sentences].join(' ') });
      announceDraftChanges();
    } catch (error) {
      console.error(error);
      setOutcome({ failure: failureMessage(error, navigator.onLine) });
    }
  }

  if (names.length === 0) return null;
  return (
    <section className="folder" aria-label="Lagermappe">
      <WaitingButton
        className="primary"
        aria-disabled={outcome.isWorking}
        onClick={() => outcome.isWorking || setIsAsking(true)}
      >
        <Icon name="download" />
        Lagermappe herunterladen
      </WaitingButton>
      {isAsking && (
        <Question
          heading="Lagermappe herunterladen"
          answers={[
            ['Als ein Word-Dokument', () => download(true)],
            ['Als ZIP, jedes für sich', () => download(false)],
          ]}
          onClose={() => setIsAsking(false)}
        >
          <p>Dabei ist, was du begonnen hast: {names.join(', ')}.</p>
          {isPast(camp, new Date()) && (
            <p>
              Dieses Lager ist vorbei. Neben seinen Daten kannst du alle um ein Jahr verschieben.
            </p>
          )}
          <p>Du kannst sie auf der Startseite wieder öffnen und weitermachen.</p>
        </Question>
      )}
      <OutcomeMessage outcome={outcome} />
    </section>
  );
}
