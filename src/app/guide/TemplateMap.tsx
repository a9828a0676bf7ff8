import { useEffect, useState } from 'react';
import { loadTemplate } from '../../browser/loadTemplate';
import type { OutlineNode, OutlinePart, OutlineSection } from '../../document/readOutline';
import type { Generator } from '../../generators/contract';
import { useStore } from '../../ui/store';
import { checkingEngine } from '../engine/engines';
import styles from './folded.css?url';
import type { ShownTemplate } from './sample';

const about =
  'Braucht ihr einen Teil nie, lösche alles von seiner ersten Steuerzeile bis zu seiner letzten. Soll er immer kommen, lösche nur diese beiden, und ganz, was das Gegenteil sagt («nur ohne …»).';

/** What the template in force is made of, line by line, and when each part prints. */
export function TemplateMap({ template }: { template: ShownTemplate }) {
  const { entry, generator, visitors } = template;
  const own = useStore(visitors).active?.bytes;
  const [parts, setParts] = useState<readonly OutlinePart[]>();
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    (async () => {
      const bytes = own ?? (await loadTemplate(entry.slug));
      setParts(await checkingEngine.ask('outline', bytes, [generator.fields], signal));
    })().catch(() => signal.aborted || setHasFailed(true));
    return () => leaving.abort();
  }, [entry, generator, own]);

  if (!parts) {
    return (
      <p role="status">{hasFailed ? 'Der Aufbau ist gerade nicht zu lesen.' : 'Einen Moment …'}</p>
    );
  }
  return (
    <div className="map">
      <link rel="stylesheet" href={styles} precedence="page" />
      <p>{about}</p>
      {parts.map(({ part, inner }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a template may have two headers
        <section key={index}>
          <h5>{part}</h5>
          <Nodes nodes={inner} extraTexts={generator.extraTexts} />
        </section>
      ))}
    </div>
  );
}

type NodesProps = { nodes: readonly OutlineNode[]; extraTexts: Generator['extraTexts'] };

function Nodes({ nodes, extraTexts }: NodesProps) {
  return (
    <ul>
      {nodes.map((node, index) =>
        'inner' in node ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a file that does not change
          <li key={index}>
            <p className="map-section">
              <code>
                {`{${node.sign}${node.name}}`} … {`{/${node.name}}`}
              </code>{' '}
              {outlineWords(node, extraTexts)}
            </p>
            <Nodes nodes={node.inner} extraTexts={extraTexts} />
          </li>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a file that does not change
          <li key={index} className="map-line">
            {node.text ? <span>{node.text}</span> : <small>(leer)</small>}
            <small>
              {node.style}
              {node.column && `, Spalte ${node.column}`}
            </small>
          </li>
        ),
      )}
    </ul>
  );
}

/**
 * When a loop or condition of a template prints what stands in it.
 *
 * @param extraTexts what the page calls the extras under which a condition holds
 */
export function outlineWords(
  { name, sign, kind, names }: OutlineSection,
  extraTexts: (condition: string) => readonly string[],
) {
  const extras = extraTexts(name).map((text) => `«${text.split(':')[0]}»`);
  const isWanted = sign === '#';
  if (kind === 'loop') return isWanted ? `einmal je ${turnOf(names)}` : 'nur wenn es keine gibt';
  if (kind === 'text') return `nur wenn {${name}} ${isWanted ? 'da ist' : 'fehlt'}`;
  if (extras.length > 0) {
    return isWanted ? `nur mit ${extras.join(' oder ')}` : `nur ohne ${extras.join(' und ohne ')}`;
  }
  if (/^has[A-Z]/.test(name)) return `nur wenn davon ${isWanted ? 'etwas' : 'nichts'} da ist`;
  return `nur wenn {#${name}} ${isWanted ? '' : 'nicht '}gilt`;
}

/** A turn of a loop is called after what it has. */
function turnOf(names: readonly string[]) {
  if (names.includes('contact')) return 'Person';
  if (names.includes('items') || names.includes('tasks')) return 'Gruppe';
  return names.includes('text') || names.includes('checkboxText') ? 'Punkt' : 'Eintrag';
}
