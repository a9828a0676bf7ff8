import type { Category } from '../../catalog';
import { Icon } from '../../ui/Icon';
import { Standing } from '../draft/Standing';
import { Link } from '../Link';
import { softHyphens } from '../softHyphens';
import { PageLayout } from './PageLayout';

export function CategoryPage({ category }: { category: Category }) {
  return (
    <PageLayout heading={category.name} lead={category.summary}>
      <ul className="generators">
        {category.generators.map(({ slug, path, name, summary, icon, size, when }) => (
          <li key={slug}>
            <Icon name={icon} />
            <div>
              <Link to={path}>{softHyphens(name)}</Link>
              <p>{softHyphens(summary)}</p>
              <p className="facts">{[size, when].filter(Boolean).join(' · ')}</p>
              <Standing slug={slug} />
            </div>
          </li>
        ))}
      </ul>
    </PageLayout>
  );
}
