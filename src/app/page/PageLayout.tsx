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
  /** Under the heading, in one sentence. */
  lead: string;
  /** Where the page belongs, shown beside the product's name. */
  category?: { name: string; path: string };
  /** Whether the page has the generating button. */
  generates?: boolean;
  children: ReactNode;
};

/** The frame of every page but home: one group of the way home, heading and lead; the content; the footer. */
export function PageLayout({ heading, lead, category, generates, children }: Props) {
  const h1 = useHeading(heading);
  return (
    <div className="page">
      <SkipLinks targets={generates ? [contentTarget, documentTarget] : [contentTarget]} />
      <NewVersion />
      <header className="header">
        <nav aria-label="Weg zurück">
          <Link to="/" className="brand">
            <Icon name="crate" />
            {site.name}
          </Link>
          {category && <Link to={category.path}>{category.name}</Link>}
        </nav>
      </header>
      <main id={contentTarget.id} tabIndex={-1}>
        <div className="title">
          <h1 ref={h1} tabIndex={-1}>
            {softHyphens(heading)}
          </h1>
          <p className="lead">{lead}</p>
        </div>
        <div className="content">{children}</div>
      </main>
      <Footer />
    </div>
  );
}
