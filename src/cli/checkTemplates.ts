import { relative } from 'node:path';
import { templateFile } from '../build/templateFile';
import { generatorEntries } from '../catalog';
import { entryOf, originalTemplate, readBytes, UsageError } from './command';
import { printCheck } from './printCheck';
import { writeLook } from './writeLook';

const usage =
  'So geht es: npm run templates, npm run templates -- datei.docx packliste oder npm run templates -- --look vorbild.docx ausgabe-ordner/.';

/**
 * Checks the ten files, or one, or gives the ten files the look of another; the exit code is 1 when
 * one of them is not in order.
 */
export async function checkTemplates(args: readonly string[]): Promise<number> {
  const [first, second, third, ...more] = args;
  if (more.length > 0) throw new UsageError(usage);
  if (first === '--look') {
    if (!second || !third) throw new UsageError(usage);
    return writeLook(second, third);
  }
  if (third !== undefined) throw new UsageError(usage);
  if (first !== undefined) {
    const { slug } = entryOf(second ?? '');
    return (await printCheck(first, slug, await readBytes(first))) ? 0 : 1;
  }
  let isFine = true;
  for (const { slug } of generatorEntries) {
    const bytes = await originalTemplate(slug);
    const name = relative('.', templateFile(`${slug}.docx`));
    isFine = (await printCheck(name, slug, bytes)) && isFine;
  }
  return isFine ? 0 : 1;
}
