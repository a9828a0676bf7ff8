import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { FileButton } from '../../ui/FileButton';
import { useFileDrop } from '../useFileDrop';
import type { Draft } from './draft';
import { openFile, placeOf } from './openFile';

type Props = {
  draft: Draft;
  /** A further way in. */
  children: ReactNode;
};

/** Goes on with what stands in a file: by a button, or by a file that is dropped on the page. */
export function OpenInput({ draft, children }: Props) {
  const navigate = useNavigate();
  const open = (file: File) => openHere(file, draft, navigate);
  useFileDrop(open);
  return (
    <div className="open-input">
      Weitermachen?
      <FileButton
        className="quiet"
        label="Dokument oder gesicherte Eingaben"
        accept=".docx,.json,application/json"
        onChoose={open}
      >
        Datei öffnen
      </FileButton>
      {children}
    </div>
  );
}

/** Opens a file on the page of a generator, or says why it does not come in there and where it does. */
async function openHere(file: File, { entry, notice }: Draft, goTo: (path: string) => void) {
  const opened = await openFile(file.name, file);
  const stays = 'Was hier steht, bleibt.';
  if (opened.kind === 'refused') {
    return notice.set({ isRefused: true, sentence: `${opened.sentence} ${stays}` });
  }
  const place = placeOf(opened);
  if (place.entry === entry) return place.open();
  const [what, where] = place.entry
    ? [`gehört zu «${place.entry.name}»`, `Zu «${place.entry.name}»`]
    : [
        opened.files.length > 0 ? 'ist ein ganzes Lager' : 'ist eine Sammlung von Vorlagen',
        'Zur Startseite',
      ];
  function goThere() {
    place.open();
    notice.set(undefined);
    goTo(place.path);
  }
  notice.set({
    sentence: `«${file.name}» ${what}. ${stays}`,
    actions: [{ label: `${where} gehen und dort öffnen`, run: goThere }],
  });
}
