import { useRef } from 'react';
import { useStore } from '../../ui/store';
import { WaitingButton } from '../../ui/WaitingButton';
import { campStore } from '../draft/campStore';
import { groupTemplates } from '../draft/groupTemplates';
import { FileAtHand } from '../FileAtHand';
import { begunDocuments } from './makeFolder';
import { useFolder } from './useFolder';

/** All documents of the camp at once: to hand in, to go on later. */
export function FolderSection({ onChange }: { onChange: () => void }) {
  const camp = useStore(campStore);
  const { state, save } = useFolder(onChange);
  const count = begunDocuments().length;
  const templates = groupTemplates();
  const withTemplates = useRef<HTMLInputElement>(null);
  const isWorking = state.kind === 'working';

  function download(form: 'word' | 'zip') {
    save(form, camp, withTemplates.current?.checked ? templates : []);
  }

  return (
    <section className="folder" aria-labelledby="lagermappe">
      <h2 id="lagermappe">Lagermappe</h2>
      <p>{count === 0 ? none : begun(count)}</p>
      {count > 0 && (
        <div className="input-buttons">
          <WaitingButton
            className="primary"
            aria-disabled={isWorking}
            onClick={() => download('word')}
          >
            Als ein Word-Dokument
          </WaitingButton>
          <WaitingButton
            className="secondary"
            aria-disabled={isWorking}
            onClick={() => download('zip')}
          >
            Als ZIP, jedes für sich
          </WaitingButton>
        </div>
      )}
      {count > 0 && templates.length > 0 && (
        <label className="tick">
          <input type="checkbox" ref={withTemplates} />
          <span>Unsere Vorlagen mitgeben (dann als ZIP)</span>
        </label>
      )}
      <div className={`status ${state.kind}`}>
        <span role="status">{sentenceOf(state)}</span>{' '}
        {state.kind === 'saved' && <FileAtHand file={state.file} />}
      </div>
      <p className="status failed" role="alert">
        {state.kind === 'failed' && state.message}
      </p>
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

function sentenceOf(state: ReturnType<typeof useFolder>['state']): string {
  switch (state.kind) {
    case 'working':
      return state.sentence;
    case 'saved':
      return [`Heruntergeladen: ${state.file.name}.`, ...state.sentences].join(' ');
    default:
      return '';
  }
}
