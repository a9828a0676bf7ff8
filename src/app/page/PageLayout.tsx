import { type ReactNode, useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';
import {
  accessibilityPage,
  type Category,
  type GeneratorEntry,
  templatesPage,
} from '../../catalog';
import { goToTarget } from '../../ui/Fold';
import { Icon } from '../../ui/Icon';
import { withSoftHyphens } from '../../ui/softHyphens';
import { useStore } from '../../ui/store';
import { StatusWithButton } from '../../ui/WaitingButton';
import { atRisk } from '../draft/drafts';
import { Link } from '../Link';
import { feedbackAddress, feedbackWithFacts, licencesAddress, pageTitle, site } from '../site';
import { loadNewer } from './siteVersion';

/** The ids to which the skip links move the focus: the content, and the button that makes the document. */
export const ids = { content: 'inhalt', document: 'dokument' };

/** The `state` of the history entry when an unknown address has led to the start page. */
export const cameByUnknown = 'unbekannte Adresse';

/**
 * The frame of every page: skip links, the message about a newer version, content, and footer. `header` is above the
 * element `main`.
 */
export function PageFrame({ header, children }: { header: ReactNode; children: ReactNode }) {
  return (
    <div className="page">
      {/* The Tab key reaches skip links before all other links. A skip link is visible only with the focus. CSS removes
          «Zum Dokument» on pages without a button that makes a document. */}
      <div className="skip-links">
        <a href={`#${ids.content}`} onClick={goToTarget}>
          Zum Inhalt
        </a>
        <a href={`#${ids.document}`} onClick={goToTarget}>
          Zum Dokument
        </a>
      </div>
      <NewVersion />
      {header}
      <main id={ids.content} tabIndex={-1}>
        {children}
      </main>
      <footer className="footer">
        <p>
          {site.privacy} <span>Regeln und Fristen: Stand {site.reviewed}</span> {site.version}
        </p>
        <p>
          <Link to={templatesPage.path}>{templatesPage.name}</Link>{' '}
          <Link to={accessibilityPage.path}>{accessibilityPage.name}</Link>{' '}
          <a href={licencesAddress}>Lizenzen</a>{' '}
          <a
            href={feedbackAddress}
            title="Öffnet eine Mail mit Version, Seite und Browser"
            onClick={(event) => {
              event.currentTarget.href = feedbackWithFacts();
            }}
          >
            Rückmeldung
          </a>{' '}
          <span>
            Gemacht von <a href={site.authorUrl}>{site.author}</a>
          </span>
        </p>
      </footer>
    </div>
  );
}

/** The message about a newer version, with a button that loads this version. The page never reloads by itself. */
function NewVersion() {
  const load = useStore(loadNewer);
  const isAnyAtRisk = useStore(atRisk);
  const lost = ' Beim Laden geht verloren, was du eingegeben und noch nicht heruntergeladen hast.';
  return (
    <StatusWithButton
      className="new-version"
      status={load && `Es gibt eine neue Version der Lagerkiste.${isAnyAtRisk ? lost : ''}`}
      label={load && 'Neue Version, jetzt laden'}
      onPress={() => load?.()}
    />
  );
}

/**
 * The heading of the page. The component sets the title of the browser tab. The heading gets the focus when a link of
 * the app opens the page.
 */
export function Heading({ text, children }: { text: string; children: ReactNode }) {
  const h1 = useRef<HTMLHeadingElement>(null);
  const navigation = useNavigationType();

  // `navigation` changes when the dialog with the preview opens or closes, because the dialog has a history entry. The
  // dialog is no new page, so the effect depends only on `text`.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `navigation` must not run the effect
  useEffect(() => {
    document.title = pageTitle(text);
    // After a link of the app, the focus makes screen readers continue at the heading. For the first page and after the
    // back button (`POP`), the browser restores the position.
    if (navigation !== 'POP') h1.current?.focus();
  }, [text]);

  return (
    <h1 ref={h1} tabIndex={-1}>
      {children}
    </h1>
  );
}

type Props = {
  /** The text of the page's only `h1`. */
  heading: string;
  /** One or two sentences about the purpose of the page. */
  lead: string;
  /** The content beside the lead. */
  aside?: ReactNode;
  /** The parent page, e.g. the category of a document. The header links to the parent page. */
  parent?: Category | GeneratorEntry | undefined;
  children: ReactNode;
};

/**
 * The layout of every page except the start page. The header has a link to the start page, and the heading. Below the
 * header are the lead and the content.
 */
export function PageLayout({ heading, lead, aside, parent, children }: Props) {
  const header = (
    <header className="header">
      <nav aria-label="Weg zurück">
        <Link to="/" className="brand">
          <Icon name="crate" />
          <span>{site.name}</span>
        </Link>
        {parent && <Link to={parent.path}>{withSoftHyphens(parent.name)}</Link>}
      </nav>
      <Heading text={heading}>{withSoftHyphens(heading)}</Heading>
    </header>
  );
  return (
    <PageFrame header={header}>
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
