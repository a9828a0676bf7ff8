import { accessibilityPage } from '../../catalog';
import { Icon } from '../../ui/Icon';
import text from './accessibility.txt?raw';
import { PageLayout } from './PageLayout';

/**
 * The subjects of the report. A row has the name of a criterion, the result of its test, the method of testing, and the
 * files of the tests.
 */
const subjects = text
  .trim()
  .split(/^# /m)
  .slice(1)
  .map((subject) => {
    const [[name, summary] = [], ...rows] = subject
      .trim()
      .split('\n')
      .map((row) => row.split(' | '));
    return { name, summary, rows };
  });

/** The page with the report on accessibility. */
export function Accessibility() {
  return (
    <PageLayout heading={accessibilityPage.name} lead={accessibilityPage.summary}>
      <p>
        Bericht nach eCH-0059 und EN 301 549 (WCAG 2.2, Stufe AA), 29. November 2026, mit Chromium,
        Firefox und WebKit.
      </p>
      {subjects.map(({ name, summary, rows }) => (
        <details key={name} className="fold report">
          <summary>
            <h2>{name}</h2>
            <p>{summary}</p>
            <Icon name="next" />
          </summary>
          <dl className="fold-content">
            {rows.map(([criterion, result, how, tests]) => (
              <div key={criterion}>
                <dt>
                  {criterion}: <strong>{result}</strong>
                </dt>
                <dd>
                  {how} <small>{tests}</small>
                </dd>
              </div>
            ))}
          </dl>
        </details>
      ))}
    </PageLayout>
  );
}
