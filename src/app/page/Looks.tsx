import { templatesPage } from '../../catalog';
import { allLooks } from '../../generators/camp';
import { FileButton } from '../../ui/FileButton';
import { keepFocusInView } from '../../ui/Fold';
import { useStore } from '../../ui/store';
import { useWaiting } from '../../ui/WaitingButton';
import { campStore, startedDrafts, useLook } from '../draft/drafts';
import { Link } from '../Link';
import { OutcomeMessage } from '../Outcome';
import { applyLetterhead, cancelLetterhead, letterheadState } from '../template/applyLetterhead';
import { FirstPageFrame, useLiveFirstPages } from './FirstPage';
import styles from './looks.css?url';

type Props = {
  /** The document of the current page. A chosen look replaces the custom template of this document. */
  slug?: string;
  /** True beside `LookSection`. The button for a Word file then appears only while a Word file is in use. */
  isBesideLookSection?: boolean;
};

/**
 * The choice of the look of all documents. A picture of the packing list shows each look. At the end is a button for a
 * Word file of the scout group. The custom template of a single document is shown and replaced only on the page of this
 * document.
 */
export function Looks({ slug, isBesideLookSection }: Props) {
  const waiting = useWaiting();
  const replaced = startedDrafts().filter(
    ({ entry, customTemplate }) =>
      customTemplate.current().inUse?.origin === 'look' || entry.slug === slug,
  );
  const shown =
    replaced.find(({ entry }) => entry.slug === (slug ?? 'packliste')) ?? replaced.at(-1);
  // The document whose first page shows the Word file in use.
  const customSlug = shown?.customTemplate.current().inUse && shown.entry.slug;
  const chosen = useLook();

  function choose(look: string) {
    for (const { customTemplate } of replaced) customTemplate.set({});
    campStore.set({ ...campStore.current(), look });
    cancelLetterhead();
  }

  return (
    <>
      <fieldset ref={useLiveFirstPages()} className="looks" onFocus={keepFocusInView}>
        <link rel="stylesheet" href={styles} precedence="page" />
        <legend>Aussehen aller Dokumente</legend>
        {allLooks.map((look) => (
          <label key={look.slug}>
            <FirstPageFrame isStill slug={look.slug || 'blau'} />
            <input
              type="radio"
              {...waiting}
              name="look"
              checked={!customSlug && look.slug === chosen}
              onChange={() => choose(look.slug)}
            />
            {look.name}
          </label>
        ))}
        {(customSlug || !isBesideLookSection) && (
          <FileButton
            className={customSlug ? 'chosen' : ''}
            label="Briefkopf"
            onChoose={applyLetterhead}
          >
            {customSlug ? <FirstPageFrame slug={customSlug} /> : <small>Briefkopf wählen</small>}
            Eure Datei
          </FileButton>
        )}
      </fieldset>
      {slug && <LetterheadOutcome />}
    </>
  );
}

/** Shows the progress and result of the last letterhead. The link leads to the hints of the letterhead in use. */
export function LetterheadOutcome() {
  const { sentence = '', news, restyled = [] } = useStore(letterheadState);
  const hints = new Set(
    restyled
      .flatMap(({ notes, report }) => [...report.errors, ...notes, ...report.warnings])
      .map(({ message }) => message),
  );
  return (
    <OutcomeMessage
      isWorking={!news}
      {...{ [news === 'bad' ? 'failure' : 'message']: sentence }}
      onClose={() => letterheadState.set({ restyled })}
    >
      {news && hints.size > 0 && (
        <Link to={`${templatesPage.path}#briefkopf`}>{`Hinweise\u00a0(${hints.size})`}</Link>
      )}
    </OutcomeMessage>
  );
}
