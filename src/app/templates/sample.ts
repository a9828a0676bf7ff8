import { loadTemplate } from '../../browser/loadTemplate';
import { worstCase } from '../../document/exampleData';
import { fillVisitors, templateWorker } from '../generator/templateWorker';
import { workOf } from '../generator/works';
import { look } from './look/takeOver';
import type { ShownTemplate } from './shownTemplate';

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
 * A sample of the document that a page makes with the template in force there. It is made in the
 * worker: nobody knows how long a visitor's template takes.
 *
 * @throws Unreachable, Unfillable or Cancelled, as filling in the worker does
 */
export async function makeSample(
  template: ShownTemplate,
  kind: SampleKind,
): Promise<{ bytes: Uint8Array; fileName: string }> {
  const { entry, unit } = template;
  const visitors = workOf(entry.slug, unit).visitors.current();
  const inForce = visitors.kind === 'active' ? visitors.bytes : await loadTemplate(entry.slug);
  const bytes = await fillVisitors(inForce, unit.fields, dataOf(template, kind));
  return { bytes, fileName: `Muster_${entry.slug}_${kind}.docx` };
}

/** Ends what makes a sample, unless the same worker is taking over a look. */
export function cancelSample(): void {
  if (look.current().kind !== 'working') templateWorker.cancel();
}

function dataOf({ unit, typical }: ShownTemplate, kind: SampleKind): object {
  if (kind === 'extrem') return worstCase(unit.fields, longText);
  return unit.print(kind === 'typisch' ? typical : {}, { today: new Date() }).data;
}
