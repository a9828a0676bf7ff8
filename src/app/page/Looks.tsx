import { useLocation, useNavigate } from 'react-router-dom';
import { templatesPage } from '../../catalog';
import { gallery } from '../../generators/camp';
import { FileButton } from '../../ui/FileButton';
import { keepFocusInView } from '../../ui/Fold';
import { useWaiting } from '../../ui/WaitingButton';
import { broughtFile, campStore, startedDraft, startedDrafts, useLook } from '../draft/drafts';
import { FirstPageFrame, useLiveFirstPages } from './FirstPage';
import styles from './looks.css?url';

type Props = {
  /** The document of the current page. A chosen look replaces the custom template of this document. */
  slug?: string;
  /**
   * Called when a look was chosen. With `onChoose`, the button for a Word file appears only while a Word file is in
   * use.
   */
  onChoose?: () => void;
};

/**
 * The choice of the look of all documents. At the end is a button for a Word file of the scout group. The custom
 * template of a single document is shown and replaced only on the page of this document.
 */
export function Looks({ slug, onChoose }: Props) {
  const sample = slug ?? 'packliste';
  const waiting = useWaiting();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const replaced = startedDrafts().filter(
    ({ entry, customTemplate }) =>
      customTemplate.current().inUse?.origin === 'look' || entry.slug === slug,
  );
  const custom = slug ? startedDraft(slug)?.customTemplate.current().inUse : replaced[0];
  const chosen = useLook();

  function choose(look: string) {
    for (const { customTemplate } of replaced) customTemplate.set({});
    campStore.set({ ...campStore.current(), look });
    onChoose?.();
  }

  return (
    <fieldset ref={useLiveFirstPages()} className="looks" onFocus={keepFocusInView}>
      <link rel="stylesheet" href={styles} precedence="page" />
      <legend>Aussehen aller Dokumente</legend>
      {gallery.map((look) => (
        <label key={look.slug}>
          <FirstPageFrame slug={sample} look={look.slug} />
          <input
            type="radio"
            {...waiting}
            name="look"
            checked={!custom && look.slug === chosen}
            onChange={() => choose(look.slug)}
          />
          {look.name}
        </label>
      ))}
      {(custom || !onChoose) && (
        <FileButton
          className={custom ? 'chosen' : ''}
          label="Briefkopf"
          onChoose={(file) => {
            broughtFile.set(file);
            navigate(templatesPage.path, { state: pathname });
          }}
        >
          {custom ? <FirstPageFrame slug={sample} /> : <small>Briefkopf wählen</small>}
          Eure Datei
        </FileButton>
      )}
    </fieldset>
  );
}
