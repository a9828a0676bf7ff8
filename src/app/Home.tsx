import { Link } from 'react-router-dom';
import { catalog } from '../catalog';
import { PageLayout } from './PageLayout';
import { site } from './site';

export function Home() {
  return (
    <PageLayout heading={site.name} lead={site.claim}>
      <div className="categories">
        {catalog.map(({ name, path, generators }) => (
          <section key={path} className="category">
            <h2>
              <Link to={path}>{name}</Link>
            </h2>
            <ul>
              {generators.map((entry) => (
                <li key={entry.slug}>
                  <Link to={entry.path}>{entry.name}</Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </PageLayout>
  );
}
