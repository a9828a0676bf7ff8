import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';
import { accessibilityPage, templatesPage } from '../../catalog';
import { Icon } from '../../ui/Icon';
import { StatusWithButton } from '../../ui/StatusWithButton';
import { createStore, useStore } from '../../ui/store';
import { atRisk } from '../draft/drafts';
import { Link } from '../Link';
import { feedbackAddress, feedbackFrom, licencesAddress, pageTitle, site } from '../site';
import { softHyphens } from '../softHyphens';
import { loadNewer } from './siteVersion';

/** Of where the content of every page begins, and of the generating button. */
export const ids = { content: 'inhalt', document: 'dokument' };

/** Whether the address that led to the site is none. */
export const cameByUnknown = createStore(false);

type FrameProps = {
  /** Above the content. */
  header?: ReactNode;
  /** Whether the page has the generating button. */
  generates?: boolean;
  children: ReactNode;
};

/** The frame of every page: skip links, the word of a newer version, the content, the footer. */
export function PageFrame({ header, generates, children }: FrameProps) {
  return (
    <div className="page">
      {/* The first stops of the keyboard, seen while they have the focus. */}
      <div className="skip-links">
        <a href={`#${ids.content}`} onClick={goTo}>
          Zum Inhalt
        </a>
        {generates && (
          <a href={`#${ids.document}`} onClick={goTo}>
            Zum Dokument
          </a>
        )}
      </div>
      <NewVersion />
      {header}
      <main id={ids.content} tabIndex={-1}>
        {children}
      </main>
      <footer className="footer">
        <p>{site.privacy}</p>
        <p>Regeln und Fristen: Stand {site.reviewed}</p>
        <p>
          <Link to={templatesPage.path}>{templatesPage.name}</Link>
        </p>
        <p>
          {site.credit} <a href={site.authorUrl}>{site.author}</a>
        </p>
        <p>
          <a
            href={feedbackAddress}
            title="Öffnet eine Mail mit Version, Seite und Browser"
            onClick={(event) => {
              event.currentTarget.href = feedbackFrom(location.pathname, navigator.userAgent);
            }}
          >
            {site.feedbackLabel}
          </a>
        </p>
        <p>
          <Link to={accessibilityPage.path}>{accessibilityPage.name}</Link> ·{' '}
          <a href={licencesAddress}>Lizenzen</a> · {site.version}
        </p>
      </footer>
    </div>
  );
}

/** Without a new entry in the history: the back button leaves the page. */
function goTo(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
}

/** Says that there is a newer version; never does it load by itself. */
function NewVersion() {
  const load = useStore(loadNewer);
  const isAnyAtRisk = useStore(atRisk);
  const lost = ' Beim Laden geht verloren, was du eingegeben und noch nicht heruntergeladen hast.';
  return (
    <StatusWithButton
      className="new-version"
      said={load && `Es gibt eine neue Version der Lagerkiste.${isAnyAtRisk ? lost : ''}`}
      label={load && 'Neue Version, jetzt laden'}
      onPress={() => load?.()}
    />
  );
}

/** The page's heading, which names the tab; it has the focus once a link within the app has led to it. */
export function Heading({ text, children }: { text: string; children: ReactNode }) {
  const h1 = useRef<HTMLHeadingElement>(null);
  const navigation = useNavigationType();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a dialog that opens stands in the history, and is no new page
  useEffect(() => {
    document.title = pageTitle(text);
    // After a link within the app, screen readers go on where the new page begins. On the first page
    // and on the way back, the browser knows better.
    if (navigation !== 'POP') h1.current?.focus();
  }, [text]);

  return (
    <h1 ref={h1} tabIndex={-1}>
      {children}
    </h1>
  );
}

type Props = {
  /** The page's only h1. */
  heading: string;
  /** What the page is for, in a sentence or two. */
  lead: string;
  /** Beside it. */
  aside?: ReactNode;
  /** Where a document belongs, shown beside the product's name. */
  category?: { name: string; path: string };
  children: ReactNode;
};

/** The layout of every page but home: the way home and the heading in one line; lead and content. */
export function PageLayout({ heading, lead, aside, category, children }: Props) {
  const header = (
    <header className="header">
      <nav aria-label="Weg zurück">
        <Link to="/" className="brand">
          <Icon name="crate" />
          <span>{site.name}</span>
        </Link>
        {category && <Link to={category.path}>{softHyphens(category.name)}</Link>}
      </nav>
      <Heading text={heading}>{softHyphens(heading)}</Heading>
    </header>
  );
  return (
    <PageFrame header={header} generates={category !== undefined}>
      <div className="content">
        <div className="lead">
          <p>{lead}</p>
          {aside}
        </div>
        {children}
      </div>
    </PageFrame>
  );
}
