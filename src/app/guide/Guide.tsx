import { startTransition, useState } from 'react';
import { Icon } from '../../ui/Icon';
import { listItem } from '../../ui/listItem';
import { withSoftHyphens } from '../../ui/softHyphens';
import styles from './folded.css?url';
import { type Cutout, guide, type Subject } from './guideText';

/** Shows the guide: folded sections that contain folded subjects. */
export function Guide() {
  return (
    <section aria-labelledby="nachschlagen">
      <h2 id="nachschlagen">Nachschlagen</h2>
      {guide.map(({ id, name, subjects }) => (
        <details key={id} id={id} className="fold">
          <summary>
            <h3>{name}</h3>
            <Icon name="next" />
          </summary>
          <div className="fold-content">
            {subjects.map((subject) => (
              <FoldedSubject key={subject.name} {...subject} />
            ))}
          </div>
        </details>
      ))}
    </section>
  );
}

/** Shows a folded subject. Its text is rendered when the subject is first opened. */
function FoldedSubject({ name, paragraphs, steps, terms, cutouts }: Subject) {
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <details className="fold" onToggle={() => startTransition(() => setWasOpened(true))}>
      <summary>
        <h4>{name}</h4>
        <Icon name="next" />
      </summary>
      {wasOpened && (
        <div className="fold-content">
          <link rel="stylesheet" href={styles} precedence="page" />
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <ol className="guide-list">{steps.map(listItem)}</ol>
          <dl className="guide-styles">
            {terms.map(([term, explanation]) => (
              <div key={term}>
                <dt>{withSoftHyphens(term)}</dt>
                <dd>{explanation}</dd>
              </div>
            ))}
          </dl>
          <div className="cutouts">
            {cutouts.map((cutout) => (
              <CutoutPage key={cutout.label} {...cutout} />
            ))}
          </div>
        </div>
      )}
    </details>
  );
}

/** Shows a cut-out of a page in Word. The cut-out has the colours of Word, even in dark mode. */
function CutoutPage({ label, lines }: Cutout) {
  return (
    <figure className="cutout">
      <figcaption>{label}</figcaption>
      <div className="cutout-paper">
        {lines.map((line, index) =>
          line.rows ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the order of the lines never changes
            <table key={index}>
              <tbody>
                {line.rows.map((row, at) => (
                  <tr key={row.join()}>
                    {row.map((text, column) => {
                      const Cell = at === 0 && text ? 'th' : 'td';
                      // biome-ignore lint/suspicious/noArrayIndexKey: the order of the cells never changes
                      return <Cell key={column}>{text}</Cell>;
                    })}
                  </tr>
                ))}
              </tbody>
            </table>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: the order of the lines never changes
            <p key={index} className={`cutout-${line.style}`}>
              {line.text}
            </p>
          ),
        )}
      </div>
    </figure>
  );
}
