import type { Category, GeneratorEntry } from '../../catalog';
import { Standing } from '../draft/progress';
import { Link } from '../Link';
import { softHyphens } from '../softHyphens';
import { FirstPage } from './FirstPage';
import styles from './home.css?url';
import { PageLayout } from './PageLayout';
import { inOrderOfUse, uses } from './uses';

/** The documents of a category, from the first that a group needs to the last. */
export function CategoryPage({ category }: { category: Category }) {
  return (
    <PageLayout heading={category.name} lead={category.summary}>
      <link rel="stylesheet" href={styles} precedence="page" />
      <ol className="generators">
        {inOrderOfUse<GeneratorEntry>(category.generators).map(({ slug, path, name, summary }) => (
          <li key={slug}>
            <p className="when">{uses[slug].when}</p>
            <FirstPage slug={slug} />
            <div>
              <Link to={path}>{softHyphens(name)}</Link>
              <p>{softHyphens(summary)}</p>
              <p>{softHyphens(uses[slug].how)}</p>
              <p className="size">{uses[slug].size}</p>
              <Standing slug={slug} />
            </div>
          </li>
        ))}
      </ol>
    </PageLayout>
  );
}
