import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useNavigationType } from 'react-router-dom';
import { Footer } from './Footer';
import { pageTitle } from './pageTitle';
import { site } from './site';

type Props = {
  /** The page's only h1. */
  heading: string;
  /** Under the heading, in one sentence. */
  lead: string;
  /** Where the page belongs, shown beside the product's name. */
  category?: { name: string; path: string };
  children: ReactNode;
};

/** The frame of every page: the way home, the heading, the content, the footer. */
export function PageLayout({ heading, lead, category, children }: Props) {
  const h1 = useRef<HTMLHeadingElement>(null);
  const navigation = useNavigationType();

  useEffect(() => {
    document.title = pageTitle(heading);
    // After a link within the app, screen readers go on where the new page begins. On the first page
    // and on the way back, the browser knows better.
    if (navigation === 'PUSH') h1.current?.focus();
  }, [heading, navigation]);

  return (
    <div className="page">
      <header className="header">
        <nav aria-label="Weg zurück">
          <Link to="/" className="brand">
            {site.name}
          </Link>
          {category && <Link to={category.path}>{category.name}</Link>}
        </nav>
      </header>
      <main>
        <h1 ref={h1} tabIndex={-1}>
          {heading}
        </h1>
        <p className="lead">{lead}</p>
        {children}
      </main>
      <Footer />
    </div>
  );
}
