import { useRef } from 'react';
import { generatorEntries } from '../../catalog';
import { Standing } from '../draft/progress';
import { Link } from '../Link';
import { softHyphens } from '../softHyphens';
import { FirstPage } from './FirstPage';
import { useLivePapers } from './useLivePapers';

/**
 * The ten papers: pictures, until the script shows each as it is in this tab. The list of the page leads to
 * the same places, so whoever listens or uses the keyboard passes them by.
 */
export function Papers() {
  const list = useRef<HTMLUListElement>(null);
  useLivePapers(list, generatorEntries);

  return (
    <ul ref={list} className="papers" aria-hidden="true">
      {generatorEntries.map((entry) => (
        <li key={entry.slug}>
          <Link to={entry.path} tabIndex={-1}>
            <span className="sheet">
              <FirstPage slug={entry.slug} />
            </span>
            <span className="paper-name">{softHyphens(entry.name)}</span>
            <Standing slug={entry.slug} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
