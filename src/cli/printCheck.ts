import { type GeneratorEntry, loadGenerator, loadOtherTemplates } from '../catalog';
import { checkTemplate } from '../document/checkTemplate';
import type { TemplateProblem } from '../document/templateProblem';

/** Prints what the check says of a template, and whether it is in order. */
export async function printCheck(
  name: string,
  slug: GeneratorEntry['slug'],
  bytes: Uint8Array,
): Promise<boolean> {
  const { fields, extras } = await loadGenerator(slug);
  const others = await loadOtherTemplates(slug);
  const { problems, notices } = await checkTemplate(bytes, fields, others, extras);
  console.log(`${name}: ${problems.length === 0 ? 'in Ordnung' : 'NICHT in Ordnung'}`);
  printFindings('Fehler', problems);
  printFindings('Hinweis', notices);
  return problems.length === 0;
}

type Finding = Pick<TemplateProblem, 'message' | 'words'> & { names?: readonly string[] };

export function printFindings(kind: string, findings: readonly Finding[]): void {
  for (const { message, words, names } of findings) {
    const where = `${words ? ` Dort steht: «${words}»` : ''}${names ? ` Bei: ${names.join(', ')}` : ''}`;
    console.log(`  ${kind}: ${message}${where}`);
  }
}
