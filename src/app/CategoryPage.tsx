import { Link } from 'react-router-dom';
import type { Category } from '../catalog';
import { PageLayout } from './PageLayout';

export function CategoryPage({ category }: { category: Category }) {
  return (
    <PageLayout heading={category.name} lead={category.summary}>
      <ul className="generators">
        {category.generators.map((entry) => (
          <li key={entry.slug}>
            <Link to={entry.path}>{entry.name}</Link>
            <p>{entry.summary}</p>
          </li>
        ))}
      </ul>
    </PageLayout>
  );
}
