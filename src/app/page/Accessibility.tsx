import { accessibilityPage } from '../../catalog';
import { Icon } from '../../ui/Icon';
import { feedbackAddress } from '../site';
import text from './accessibility.txt?raw';
import { PageLayout } from './PageLayout';

const about = 'Geprüft nach eCH-0059 (WCAG 2.2, Stufe AA), 29. November 2026.';
const ask = 'Etwas anderes geht nicht? Schreib uns.';

/**
 * The subjects of the report. The first row of a subject has its name and a summary. Any other row has the name of a
 * criterion, the result of its test, the method of testing, and the files of the tests.
 */
const subjects = text
  .trim()
  .split(/^# /m)
  .slice(1)
  .map((subject) =>
    subject
      .trim()
      .split('\n')
      .map((row) => row.split(' | ')),
  );

/** The page with the report on accessibility. */
export function Accessibility() {
  return (
    <PageLayout heading={accessibilityPage.name} lead={accessibilityPage.summary}>
      <p>
        {about} <a href={feedbackAddress}>{ask}</a>
      </p>
      {subjects.map(([[name, summary] = [] as string[], ...rows]) => (
        <details key={name} className="fold report">
          <summary>
            <h2>{name}</h2>
            <p>{summary}</p>
            <Icon name="next" />
          </summary>
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
          <details>
            <summary className="quiet">Womit geprüft</summary>
            <p>{rows.map(([criterion, , , tests = '–']) => `${criterion}: ${tests}`).join('\n')}</p>
          </details>
        </details>
      ))}
    </PageLayout>
  );
}
