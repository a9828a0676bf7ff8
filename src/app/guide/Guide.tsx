import { type ReactNode, useState } from 'react';
import { Icon } from '../../ui/Icon';
import { softHyphens } from '../softHyphens';
import styles from './folded.css?url';
import { type Cutout, guideSection, type Subject } from './guideText';

/** How to restyle a template. */
export function Guide() {
  const { name, subjects } = guideSection('anleitung');
  return (
    <section aria-labelledby="anleitung">
      <h2 id="anleitung">{name}</h2>
      <p>Am schnellsten geht es mit einem Word-Dokument, das schon aussieht, wie ihr es wollt:</p>
      <p>
        <a className="secondary" href="#aussehen">
          Sein Aussehen übernehmen
        </a>
      </p>
      <p>Sonst in fünf Schritten:</p>
      <div className="guide-steps-styles">
        {subjects.map((subject) => (
          <div key={subject.name}>
            {subject.rows.length > 0 && <h3>{subject.name}</h3>}
            <SubjectText subject={subject} />
          </div>
        ))}
      </div>
    </section>
  );
}

/** A section of the guide, each subject of it folded. */
export function FoldedSection({ id }: { id: string }) {
  const { name, subjects } = guideSection(id);
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{name}</h2>
      {subjects.map((subject) => (
        <Fold
          key={subject.name}
          heading="h3"
          name={subject.name}
          content={() => <SubjectText subject={subject} />}
        />
      ))}
    </section>
  );
}

function SubjectText({ subject: { words, steps, rows, cutouts } }: { subject: Subject }) {
  return (
    <>
      {words.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {steps.length > 0 && (
        <ol className="guide-steps">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
      {rows.length > 0 && (
        <dl className="guide-styles">
          {rows.map(([what, said]) => (
            <div key={what}>
              <dt>{softHyphens(what)}</dt>
              <dd>{said}</dd>
            </div>
          ))}
        </dl>
      )}
      {cutouts.length > 0 && (
        <div className="cutouts">
          {cutouts.map((cutout) => (
            <CutoutPaper key={cutout.label} {...cutout} />
          ))}
        </div>
      )}
    </>
  );
}

type FoldProps = { heading: 'h3' | 'h4'; name: string; content: () => ReactNode };

/** A part of the page that is not in its HTML: it comes when it is opened. */
export function Fold({ heading: Heading, name, content }: FoldProps) {
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <details className="fold" onToggle={() => setWasOpened(true)}>
      <summary>
        <Heading>{name}</Heading>
        <Icon name="next" />
      </summary>
      {wasOpened && (
        <div className="fold-content">
          <link rel="stylesheet" href={styles} precedence="page" />
          {content()}
        </div>
      )}
    </details>
  );
}

/** A cut-out of a page in Word: paper and its lines, in every scheme as Word shows them. */
function CutoutPaper({ label, lines }: Cutout) {
  return (
    <figure className="cutout">
      <figcaption>{label}</figcaption>
      <div className="cutout-paper">
        {lines.map((line, index) =>
          'rows' in line ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text that does not change
            <Table key={index} rows={line.rows} />
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text that does not change
            <p key={index} className={`cutout-${line.style}`}>
              {line.text}
            </p>
          ),
        )}
      </div>
    </figure>
  );
}

function Table({ rows }: { rows: readonly (readonly string[])[] }) {
  return (
    <table>
      <tbody>
        {rows.map((row, at) => (
          <tr key={row.join()}>
            {row.map((text, column) => {
              const Cell = at === 0 && text ? 'th' : 'td';
              // biome-ignore lint/suspicious/noArrayIndexKey: cells of a table that does not change
              return <Cell key={column}>{text}</Cell>;
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
