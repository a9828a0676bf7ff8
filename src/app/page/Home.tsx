import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { catalog, generatorEntries } from '../../catalog';
import { CampDates, CampTexts } from '../../generators/CampFields';
import { campOfTexts } from '../../generators/camp';
import { Form } from '../../ui/Form';
import { InputField } from '../../ui/fields';
import { Icon } from '../../ui/Icon';
import { withSoftHyphens } from '../../ui/softHyphens';
import { useStore } from '../../ui/store';
import { CampIsOver } from '../draft/CampIsOver';
import { begunDrafts, campStore, draftChanges } from '../draft/drafts';
import { DraftStatus } from '../draft/progress';
import { FolderSection } from '../folder/FolderSection';
import { Link } from '../Link';
import { site } from '../site';
import { FirstPageFrame, useLiveFirstPages } from './FirstPage';
import styles from './home.css?url';
import { LetterheadOutcome, Looks } from './Looks';
import { OpenFile } from './OpenFile';
import { cameByUnknown, Heading, PageFrame } from './PageLayout';

/** The start page: name and purpose of the site, the camp, and links to all documents. */
export function Home() {
  useStore(draftChanges);
  const { state } = useLocation();
  // The start page is shown for every unknown address. React Router keeps `state` until the next navigation, although
  // the history entry forgets it. Otherwise, a reload and the back button would read `cameByUnknown` again.
  useEffect(() => history.replaceState(null, ''), []);
  const unknownAddress = state === cameByUnknown && (
    <p className="unknown-address" role="alert">
      Diese Adresse gibt es nicht. Hier sind alle Dokumente.
    </p>
  );
  return (
    <PageFrame header={unknownAddress}>
      <link rel="stylesheet" href={styles} precedence="page" />
      <div className="title home-title">
        <div className="name">
          <Heading text={site.name}>
            <Icon name="crate" /> {site.name}
          </Heading>
          <div>
            <p className="claim">{site.claim}</p>
            <p className="promise">{site.promise}</p>
          </div>
        </div>
        <div className="start">
          <CampForm />
          <FolderSection />
          <OpenFile currentPath="/" />
          <LetterheadOutcome />
          <div className="shown">
            <FirstPages />
            <Looks />
          </div>
        </div>
      </div>
      <div className="content">
        <div className="categories">
          {catalog.map(({ name, path, icon, generators }) => (
            <section key={path} className="category">
              <h2>
                <Link to={path}>
                  <Icon name={icon} />
                  {withSoftHyphens(name)}
                </Link>
              </h2>
              <ul>
                {generators.map((entry) => (
                  <li key={entry.slug}>
                    <Link to={entry.path}>{withSoftHyphens(entry.name)}</Link>
                    <DraftStatus slug={entry.slug} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </PageFrame>
  );
}

/** The form of the camp. A sentence below the fields says how long the inputs last, or that the camp has no date. */
function CampForm() {
  const camp = useStore(campStore);
  const isUndated = !camp.startDate && !camp.endDate && begunDrafts()[0];
  return (
    <section className="camp" aria-label="Euer Lager">
      <Form
        key={useStore(campStore.formKey)}
        read={({ texts }) => campOfTexts(texts)}
        onInput={campStore.set}
      >
        <div className="question-field">
          <InputField name="campName" label="Wie heisst euer Lager?" defaultValue={camp.name} />
        </div>
        <input type="hidden" name="campLook" value={camp.look} />
        <CampTexts start={camp} but="name" />
        <CampDates now={camp} />
      </Form>
      <p className={isUndated ? 'hint' : ''} role="status">
        {isUndated
          ? 'Das Lager hat noch kein Datum.'
          : 'Bleibt, bis du den Tab schliesst oder neu lädst.'}
      </p>
      {/* The button of `CampIsOver` changes the dates, and React then mounts the form again. Inside the form,
          `CampIsOver` would lose its message. */}
      <CampIsOver />
    </section>
  );
}

/**
 * The first pages of all documents, with links to their forms. Keyboard and screen readers skip these links, because
 * the list of documents below has a link for each document.
 */
function FirstPages() {
  return (
    <ul ref={useLiveFirstPages()} className="papers" aria-hidden>
      {generatorEntries.map(({ slug, path }) => (
        <li key={slug}>
          <Link to={path} tabIndex={-1}>
            <FirstPageFrame slug={slug} />
            <DraftStatus slug={slug} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
