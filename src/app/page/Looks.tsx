import { useMemo } from 'react';
import { type GeneratorEntry, templatesPage } from '../../catalog';
import { looks } from '../../generators/camp';
import { keepFocusInView } from '../../ui/Fold';
import { useWaiting } from '../../ui/WaitingButton';
import { noCustomTemplate } from '../draft/draft';
import {
  announceDraftChanges,
  campStore,
  startedDraft,
  startedDrafts,
  useLook,
} from '../draft/drafts';
import { Link } from '../Link';
import { FirstPageFrame, useLiveFirstPages } from './FirstPage';
import styles from './looks.css?url';

/** The default of the property `slug`. The pictures that are shown before rendering always show this document. */
const sample = 'packliste';

const gallery = [{ slug: '', name: 'Original' }, ...looks];

/** Looks that a group makes itself. `place` is the id of the section for such a look on the page for designers. */
const ownLooks = [
  { origin: 'look', place: 'briefkopf', name: 'Euer Briefkopf', words: 'Briefkopf wählen' },
  { origin: 'page', place: 'vorlagen', name: 'Eigene Datei', words: 'Selbst gestalten' },
] as const;

type Props = {
  /** The slug of the document whose first page is shown in each look. */
  slug?: GeneratorEntry['slug'];
  onChoose?: () => void;
};

/** The choice of the look of all documents. */
export function Looks({ slug = sample, onChoose }: Props) {
  const waiting = useWaiting();
  const custom = startedDraft(slug)?.customTemplate.current().inUse;
  const shown = useMemo(() => gallery.map((look) => ({ slug, look: look.slug })), [slug]);
  const chosen = useLook();

  function choose(look: string) {
    for (const { entry, customTemplate } of startedDrafts()) {
      const { inUse } = customTemplate.current();
      if (inUse?.origin === 'look' || entry.slug === slug) customTemplate.set(noCustomTemplate);
    }
    campStore.set({ ...campStore.current(), look });
    announceDraftChanges();
    onChoose?.();
  }

  return (
    <fieldset ref={useLiveFirstPages(shown)} className="looks" onFocus={keepFocusInView}>
      <link rel="stylesheet" href={styles} precedence="page" />
      <legend className="visually-hidden">Aussehen aller Dokumente</legend>
      {gallery.map((look) => (
        <label key={look.slug}>
          <FirstPageFrame slug={look.slug || sample} />
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
      {ownLooks.map(({ origin, place, name, words }) => (
        <Link
          key={place}
          to={`${templatesPage.path}#${place}`}
          aria-current={custom?.origin === origin || undefined}
        >
          <small aria-hidden="true">{custom?.origin === origin ? custom.name : words}</small>
          {name}
        </Link>
      ))}
    </fieldset>
  );
}
