import type { Category } from '../../catalog';
import { Icon } from '../../ui/Icon';
import { Link } from '../Link';
import { softHyphens } from '../softHyphens';

/** The sister documents: whoever has made one mostly needs the next. */
export function SisterDocuments({ category, slug }: { category: Category; slug: string }) {
  return (
    <nav className="onward" aria-labelledby="onward">
      <h2 id="onward">Weitere Dokumente: {category.name}</h2>
      <ul>
        {category.generators
          .filter((sister) => sister.slug !== slug)
          .map((sister) => (
            <li key={sister.slug}>
              <Link to={sister.path}>
                <Icon name={sister.icon} />
                {softHyphens(sister.name)}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}
