import { accessibilityPage } from '../../catalog';
import { site } from '../site';
import text from './accessibility.txt?raw';
import { PageLayout } from './PageLayout';

/** The subjects of the report. A row has the name of a criterion, the result of its test, and the method of testing. */
const subjects = text
  .trim()
  .split(/^# /m)
  .slice(1)
  .map((subject) => {
    const [name = '', ...rows] = subject.trim().split('\n');
    return { name, rows: rows.map((row) => row.split(' | ')) };
  });

const about = `Bericht nach eCH-0059 und EN 301 549 (WCAG 2.2, Stufe AA), 24. November 2026, mit Chromium, Firefox und WebKit. Etwas geht nicht? «${site.feedbackLabel}» am Ende jeder Seite öffnet eine Mail, die Seite und Browser schon nennt.`;

/** The page with the report on accessibility. */
export function Accessibility() {
  return (
    <PageLayout heading={accessibilityPage.name} lead={accessibilityPage.summary}>
      <p>{about}</p>
      {subjects.map(({ name, rows }) => (
        <section key={name} aria-label={name}>
          <h2>{name}</h2>
          <dl>
            {rows.map(([criterion, result, how]) => (
              <div key={criterion}>
                <dt>
                  {criterion}: <strong>{result}</strong>
                </dt>
                <dd>{how}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </PageLayout>
  );
}
