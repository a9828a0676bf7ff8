import type { ReactNode } from 'react';
import { Icon } from '../../ui/Icon';
import { Link } from '../Link';
import { site } from '../site';
import { softHyphens } from '../softHyphens';
import { Footer } from './Footer';
import { NewVersion } from './NewVersion';
import { contentTarget, documentTarget, SkipLinks } from './SkipLinks';
import { useHeading } from './useHeading';

type Props = {
  /** The page's only h1. */
  heading: string;
  /** What the page is for, in a sentence or two. */
  lead: string;
  /** Beside it. */
  aside?: ReactNode;
  /** Where the page belongs, shown beside the product's name. */
  category?: { name: string; path: string };
  /** Whether the page has the generating button. */
  generates?: boolean;
  children: ReactNode;
};

/** The frame of every page but home: the way home and the heading in one line; lead and content; the footer. */
export function PageLayout({ heading, lead, aside, category, generates, children }: Props) {
  const h1 = useHeading(heading);
  return (
    <div className="page">
      <SkipLinks targets={generates ? [contentTarget, documentTarget] : [contentTarget]} />
      <NewVersion />
      <header className="header">
        <nav aria-label="Weg zurück">
          <Link to="/" className="brand">
            <Icon name="crate" />
            <span>{site.name}</span>
          </Link>
          {category && <Link to={category.path}>{softHyphens(category.name)}</Link>}
        </nav>
        <h1 ref={h1} tabIndex={-1}>
          {softHyphens(heading)}
        </h1>
      </header>
      <main id={contentTarget.id} tabIndex={-1}>
        <div className="content">
          <div className="lead">
            <p>{lead}</p>
            {aside}
          </div>
          {children}
        </div>
      </main>
      <Footer />
    </div>
  );
}
