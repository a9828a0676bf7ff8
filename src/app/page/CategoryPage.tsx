import type { Category } from '../../catalog';
import { withSoftHyphens } from '../../ui/softHyphens';
import { DraftStatus } from '../draft/progress';
import { Link } from '../Link';
import { FirstPageFrame, useLiveFirstPages } from './FirstPage';
import styles from './home.css?url';
import { PageLayout } from './PageLayout';
import { uses } from './uses';

/** The page of a category. The documents are listed in the order in which a group needs them. */
export function CategoryPage({ category }: { category: Category }) {
  return (
    <PageLayout heading={category.name} lead={category.summary}>
      <link rel="stylesheet" href={styles} precedence="page" />
      <ol ref={useLiveFirstPages()} className="generators">
        {uses.map(({ slug, summary, when, size, how }) => {
          const entry = category.generators.find((one) => one.slug === slug);
          return (
            entry && (
              <li key={slug}>
                <p className="when">{when}</p>
                <FirstPageFrame slug={slug} />
                <div>
                  <Link to={entry.path}>{withSoftHyphens(entry.name)}</Link>
                  <p>{withSoftHyphens(summary)}</p>
                  <p>{withSoftHyphens(how)}</p>
                  <p className="size">{size}</p>
                  <DraftStatus slug={slug} />
                </div>
              </li>
            )
          );
        })}
      </ol>
    </PageLayout>
  );
}
