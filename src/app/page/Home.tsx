import { useState } from 'react';
import { catalog } from '../../catalog';
import { Icon } from '../../ui/Icon';
import { CampForm } from '../draft/CampForm';
import { Standing } from '../draft/Standing';
import { FolderSection } from '../folder/FolderSection';
import { OpenCamp } from '../folder/OpenCamp';
import { Link } from '../Link';
import { site } from '../site';
import { softHyphens } from '../softHyphens';
import { FirstPage } from './FirstPage';
import { Footer } from './Footer';
import { HowTo } from './HowTo';
import styles from './home.css?url';
import { NewVersion } from './NewVersion';
import { contentTarget, SkipLinks } from './SkipLinks';
import { useHeading } from './useHeading';

/** Documents that show in the title what comes of it. */
const shown = ['pflichtenheft', 'allgemeines-sicherheitskonzept', 'packliste'];

/** What this is and for whom, and the way to all ten documents. */
export function Home() {
  const h1 = useHeading(site.name);
  // What stands here of the drafts is read anew after the folder was saved or opened.
  const [, setTurn] = useState(0);
  const readAnew = () => setTurn((turn) => turn + 1);
  return (
    <div className="page">
      <link rel="stylesheet" href={styles} precedence="page" />
      <SkipLinks targets={[contentTarget]} />
      <NewVersion />
      <main id={contentTarget.id} tabIndex={-1}>
        <div className="title home-title">
          <div>
            <h1 ref={h1} tabIndex={-1}>
              <Icon name="crate" /> {site.name}
            </h1>
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
                      <p>{softHyphens(entry.summary)}</p>
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
      </main>
      <Footer />
    </div>
  );
}
