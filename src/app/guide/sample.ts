import { worstCase } from '../../document/exampleData';
import { workOf } from '../draft/works';
import { fillWith } from '../template/engines';
import type { ShownTemplate } from '../template/shownTemplate';

/** What a sample document is made of. */
export const sampleKinds = [
  { kind: 'leer', name: 'Leer', words: 'ohne eine Angabe' },
  { kind: 'typisch', name: 'Typisch', words: 'wie in vielen Lagern' },
  { kind: 'extrem', name: 'Extrem', words: 'alles lang und sechzigmal' },
] as const;

export type SampleKind = (typeof sampleKinds)[number]['kind'];

const longText =
  'ein langer Text, der zeigt, ob die Vorlage ihm Platz lässt, auch über mehrere Zeilen und mit einem Wort wie Lagerbewilligungsverfahrensbestätigung am Ende';

/**
 * A sample of the document that a page makes with the template in force there.
 *
 * @throws what filling a template throws
 */
export async function makeSample(
  template: ShownTemplate,
  kind: SampleKind,
  signal: AbortSignal,
): Promise<{ bytes: Uint8Array; fileName: string }> {
  const { entry, unit } = template;
  const { active } = workOf(entry.slug, unit).visitors.current();
  const fill = fillWith(entry.slug, unit.fields, active?.bytes);
  const bytes = await fill(dataOf(template, kind), signal);
  return { bytes, fileName: `Muster_${entry.slug}_${kind}.docx` };
}

function dataOf({ unit, typical }: ShownTemplate, kind: SampleKind): object {
  if (kind === 'extrem') return worstCase(unit.fields, longText);
  const input = kind === 'typisch' ? typical : unit.readInput({});
  return unit.toDocument(input, { today: new Date() });
}
