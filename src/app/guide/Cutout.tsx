import { Fragment } from 'react';
import type { CutoutLine } from './guideText';

type Props = { label: string; lines: readonly CutoutLine[] };

/** A cut-out of a page in Word: paper and its lines, in every scheme as Word shows them. */
export function Cutout({ label, lines }: Props) {
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

function Table({ rows: [head = [], ...rows] }: { rows: readonly (readonly string[])[] }) {
  return (
    <table>
      <thead>
        <tr>
          {head.map((cell, index) =>
            cell ? (
              <th key={cell} scope="col">
                {cell}
              </th>
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: cells of a table that does not change
              <td key={index} />
            ),
          )}
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
  return text
    .split(/(\{[^{}]*\})/)
    .filter(Boolean)
    .map((piece, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text that does not change
      <Fragment key={index}>
        {index > 0 && <wbr />}
        {piece}
      </Fragment>
    ));
}
