import { accessibilityPage } from '../../catalog';
import { tableRows } from '../../document/xml/tree';
import { Icon } from '../../ui/Icon';
import { feedbackAddress } from '../site';
import text from './accessibility.txt?raw';
import { PageLayout } from './PageLayout';
import styles from './report.css?url';

/**
 * The subjects of the report. The first line of a subject in `accessibility.txt` is `# name | summary`. Each further
 * line is about a criterion: `criterion | result | description | tests`.
 */
const subjects = text
  .split(/^# /m)
  .slice(1)
  .map((subject) => tableRows(subject, ' | '));

/** The page with the report on accessibility. */
export function Accessibility() {
  return (
    <PageLayout
      heading={accessibilityPage.name}
      lead={accessibilityPage.summary}
      aside={<a href={feedbackAddress}>Etwas geht nicht? Schreib uns.</a>}
    >
      <link rel="stylesheet" href={styles} precedence="page" />
      {subjects.map(([[name, summary] = [] as string[], ...rows]) => (
        <details key={name} className="fold report">
          <summary>
            <h2>{name}</h2>
            <p>{summary}</p>
            <Icon name="next" />
          </summary>
          <dl>
            {rows.map(([criterion, result, description, tests]) => (
              <div key={criterion}>
                <dt>
                  {criterion}: <strong>{result}</strong>
                </dt>
                <dd>
                  {description}{' '}
                  {tests && (
                    <small title={tests}>{/ts/.test(tests) ? 'automatisch' : tests} geprüft</small>
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </details>
      ))}
    </PageLayout>
  );
}
