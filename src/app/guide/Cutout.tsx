import { Fragment } from 'react';

export type CutoutLine =
  | { style: 'title' | 'heading' | 'bullet' | 'text' | 'control'; text: string }
  /** The rows of a table; the first one is its head. */
  | { rows: readonly (readonly string[])[] };

type Props = { label: string; lines: readonly CutoutLine[] };

/** A cut-out of a page in Word: paper and its lines, in every scheme as Word shows them. */
export function Cutout({ label, lines }: Props) {
  return (
    <figure className="cutout">
      <figcaption>{label}</figcaption>
      <div className="cutout-paper">
        {lines.map((line) =>
          'rows' in line ? (
            <Table key={line.rows.join()} rows={line.rows} />
          ) : (
            <p key={line.text} className={`cutout-${line.style}`}>
              {line.text}
            </p>
          ),
        )}
      </div>
    </figure>
  );
}

function Table({ rows: [head = [], ...rows] }: { rows: readonly (readonly string[])[] }) {
  return (
    <table>
      <thead>
        <tr>
          {head.map((cell) => (
            <th key={cell} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.join()}>
            {row.map((cell) => (
              <td key={cell}>
                <Tags text={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Breaks between tags rather than within one. */
function Tags({ text }: { text: string }) {
  return text.split(/(?<=\})(?=\{)/).map((tag) => (
    <Fragment key={tag}>
      <wbr />
      {tag}
    </Fragment>
  ));
}
