import { type ReactNode, useState } from 'react';
import { catalog } from '../../catalog';
import { CampDates, CampTexts } from '../../generators/CampFields';
import { campIn } from '../../generators/camp';
import { Form } from '../../ui/Form';
import { Icon } from '../../ui/Icon';
import { useStore } from '../../ui/store';
import { begunDrafts, campStore } from '../draft/drafts';
import { Standing } from '../draft/progress';
import { FolderSection } from '../folder/FolderSection';
import { OpenCamp } from '../folder/OpenCamp';
import { Link } from '../Link';
import { site } from '../site';
import { softHyphens } from '../softHyphens';
import { FirstPage } from './FirstPage';
import styles from './home.css?url';
import { Heading, PageFrame } from './PageLayout';
import { uses } from './uses';

/** Documents that show in the title what comes of it. */
const shown = ['pflichtenheft', 'allgemeines-sicherheitskonzept', 'packliste'];

/** What this is and for whom, and the way to all ten documents. */
export function Home() {
  // What stands here of the drafts is read anew after the folder was saved or opened.
  const [, setTurn] = useState(0);
  const readAnew = () => setTurn((turn) => turn + 1);
  return (
    <PageFrame>
      <link rel="stylesheet" href={styles} precedence="page" />
      <div className="title home-title">
        <div>
          <Heading text={site.name}>
            <Icon name="crate" /> {site.name}
          </Heading>
          <p className="claim">{site.claim}</p>
          <p className="promise">{site.promise}</p>
          <p className="credit">
            {site.credit} {site.author} · Regeln und Fristen: Stand {site.reviewed}
          </p>
        </div>
        <div className="sheets">
          {shown.map((slug) => (
            <FirstPage key={slug} slug={slug} />
          ))}
        </div>
      </div>
      <div className="content categories">
        <CampForm>
          <OpenCamp onOpened={readAnew} />
        </CampForm>
        {catalog.map(({ name, path, icon, generators }) => (
          <section key={path} className="category">
            <h2>
              <Link to={path}>
                <Icon name={icon} />
                {softHyphens(name)}
              </Link>
            </h2>
            <ul>
              {generators.map((entry) => (
                <li key={entry.slug}>
                  <FirstPage slug={entry.slug} />
                  <div>
                    <Link to={entry.path}>{softHyphens(entry.name)}</Link>
                    <p>{softHyphens(summaryOf(entry.slug))}</p>
                    <Standing slug={entry.slug} />
                  </div>
                </li>
              ))}
            </ul>
          </section>
        ))}
        <FolderSection onChange={readAnew} />
        <HowTo />
      </div>
    </PageFrame>
  );
}

function summaryOf(slug: string): string {
  return uses.find((use) => use.slug === slug)?.summary ?? '';
}

/**
 * What all documents say of the camp, typed once.
 *
 * @param props.children stand beside the words
 */
function CampForm({ children }: { children: ReactNode }) {
  const camp = useStore(campStore);
  const isUndated = !camp.startDate && !camp.endDate;
  return (
    <section className="camp" aria-labelledby="euer-lager">
      <h2 id="euer-lager">Euer Lager</h2>
      <div className="lead">
        <p>Was du hier eingibst, steht in allen Dokumenten. Alles ist freiwillig.</p>
        {children}
      </div>
      <Form
        key={useStore(campStore.formKey)}
        read={({ texts }) => campIn(texts)}
        onInput={(next) => campStore.set(next)}
        onGenerate={() => {}}
      >
        <CampTexts start={camp} asked={() => true} />
        <CampDates start={camp} />
      </Form>
      <p className="hint" role="status">
        {isUndated && begunDrafts().length > 0 && 'Das Lager hat noch kein Datum.'}
      </p>
    </section>
  );
}

const steps = [
  ['check', 'Ankreuzen', 'Wähle aus, was zu eurem Lager passt, oder fülle die Felder aus.'],
  ['eye', 'Ansehen', 'Sieh dir das Dokument an, während du auswählst.'],
  ['download', 'Herunterladen', 'Öffne die Datei in Word, passe sie an und drucke sie aus.'],
] as const;

/** How a document comes about, in three steps. */
function HowTo() {
  return (
    <section className="how-to">
      <h2>So geht’s</h2>
      <ol>
        {steps.map(([icon, step, words]) => (
          <li key={step}>
            <Icon name={icon} />
            <div>
              <strong>{step}</strong>
              <p>{words}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
